/** What is said of a chain, in English. */
import { plural } from "../../../engine/words.ts";
import type { ChainWords } from "./words.ts";

export const words: ChainWords = {
  chain: (parts, boxes) =>
    `${parts === 1 ? "Chain" : "In a row"}: ${boxes} ${plural(boxes, "box", "boxes")}`,
  less: "One line fewer",
  more: "One line more",
  of: (all) => `of ${all}`,
  take: (parts) => (parts === 1 ? "Take the chain" : "Take them all"),
  part: "Take these",
  deal: (left) => `All but ${left === 2 ? "two" : "four"}`,
  gain: (gain, isMisere) => (isMisere ? `+${gain} against you` : `+${gain}`),
};
