export const words = {
  name: "Spielzeug",
  title: () => "Spielzeug",
  move: (text: string) => text,
  story: (name: string, moves: number) => `${name}: ${moves}`,
  open: (card: string) => `offen liegt ${card}`,
};
export type ToyWords = typeof words;
