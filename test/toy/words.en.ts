import type { ToyWords } from "./words.ts";

export const words: ToyWords = {
  name: "Toy",
  title: () => "Toy",
  move: (text) => text,
  story: (name, moves) => `${name}: ${moves}`,
  open: (card) => `${card} is open`,
};
