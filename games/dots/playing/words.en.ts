/** What is said to whoever plays Käsekästchen beside its board, in English. */
import { typedLine } from "../lines.ts";
import { playingIn } from "../playing.ts";
import type { DotsPlayingWords } from "./words.ts";

export const words: DotsPlayingWords = {
  why: {
    "bad-move": "A line joins two dots next to each other, for example c3\u2060–\u2060d3.",
    "bad-line": "There’s no such line on this board.",
    taken: "That line is already there.",
    "bomb-target": "A bomb only hits the other side’s boxes.",
    "swap-required": "You have to swap: take one of the other side’s boxes.",
    "swap-target": "You can only swap with the other side’s boxes.",
    "pass-not-allowed": "You can only pass on an extra line.",
  },
  read: (typed) => (/^pass$/i.test(typed.trim()) ? "pass" : typedLine(typed)),
};

export const playing = playingIn(words);
