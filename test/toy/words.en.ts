import type { ToyWords } from "./words.ts";

export const words: ToyWords = {
  name: "Toy",
  open: (card) => `${card} is open`,
};
