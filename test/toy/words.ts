export const words = {
  name: "Spielzeug",
  title: () => "Spielzeug",
  why: {} as Readonly<Record<string, string>>,
  move: (text: string) => text,
  read: (typed: string): string | null => typed,
  house: "Wer nicht bedienen kann, setzt aus.",
  presets: {} as Readonly<Record<string, readonly [name: string, text: string]>>,
  open: (card: string) => `offen liegt ${card}`,
};
export type ToyWords = typeof words;
