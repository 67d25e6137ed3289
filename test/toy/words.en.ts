import type { ToyWords } from "./words.ts";

export const words: ToyWords = {
  name: "Toy",
  title: () => "Toy",
  why: {},
  move: (text) => text,
  read: (typed) => typed,
  house: "Whoever cannot follow sits out.",
  presets: {},
  open: (card) => `${card} is open`,
};
