import type { Translated } from "../../engine/words.ts";

export const words = {
  name: "Spielzeug",
  open: (card: string) => `offen liegt ${card}`,
};
export type ToyWords = Translated<typeof words>;
