export const words = {
  name: "Spielzeug",
  title: () => "Spielzeug",
  why: {} as Readonly<Record<string, string>>,
  move: (text: string) => text,
  read: (typed: string): string | null => typed,
  story: (name: string, moves: number) => `${name}: ${moves}`,
  open: (card: string) => `offen liegt ${card}`,
};
export type ToyWords = typeof words;
