/** What is said of a chain, in German: the source. It comes when there is one. */

export const words = {
  chain: (parts: number, boxes: number) =>
    `${parts === 1 ? "Kette" : "Nacheinander"}: ${boxes} Kästchen`,
  less: "Eine Linie weniger",
  more: "Eine Linie mehr",
  of: (all: number) => `von ${all}`,
  take: (parts: number): string => (parts === 1 ? "Kette nehmen" : "Alle nehmen"),
  part: "Bis hier nehmen",
  deal: (left: number) => `Alle bis auf ${left === 2 ? "zwei" : "vier"}`,
  gain: (gain: number, isMisere: boolean) => (isMisere ? `+${gain} gegen dich` : `+${gain}`),
};

export type ChainWords = typeof words;
