import type { ToyWords } from "./words.ts";

export const words: ToyWords = {
  name: "Toy",
  title: () => "Toy",
  why: {},
  move: (text) => text,
  read: (typed) => typed,
  story: (name, moves) => `${name}: ${moves}`,
  open: (card) => `${card} is open`,
};
