/** What is said to whoever plays Käsekästchen beside its board, in English. */
import { typedLine } from "../lines.ts";
import { playingIn } from "../playing.ts";
import type { DotsPlayingWords } from "./words.ts";

export const words: DotsPlayingWords = {
  why: {
    "bad-line": "There is no such line on this board.",
    taken: "That line is already there.",
    "bomb-target": "A bomb only hits a box of the other side.",
    "swap-required": "The swap is compulsory: take a box of the other side.",
    "swap-target": "You can only swap boxes of the other side.",
    "pass-not-allowed": "You can only pass on an extra line.",
  },
  read: (typed) => (/^pass$/i.test(typed.trim()) ? "pass" : typedLine(typed)),
};

export const playing = playingIn(words);
