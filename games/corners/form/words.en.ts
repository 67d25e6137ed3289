/** What the form for a new match says of Four corners, in English. */
import type { ChoiceWords } from "../../form.ts";
import { presets } from "../presets.ts";
import type { FormWords } from "./words.ts";

export const words: FormWords = {
  house: () =>
    "Get four of your symbols on the corners of a square: they are filled, and the free cells inside become yours. Filled symbols count. Whoever starts draws circles.",
  about: "Get four of your symbols on the corners of a square to fill it.",
  people: "2 people",
  levels: {
    "1": ["Easy", "Looks only at its own move."],
    "2": ["Solid", "Also looks at what its move opens up for you."],
  },
  choices: {
    n: { label: "Size", values: { "7": "7 × 7", "9": "9 × 9" } },
    pro: { label: "Pro mode", text: "Diamonds count too, five or seven cells wide." },
  } as Readonly<Record<string, ChoiceWords>>,
  presets: {
    standard: ["Standard", "7 × 7, squares only"],
    gross: ["Big", "9 × 9, for more chain reactions"],
    profi: ["Pro", "7 × 7, diamonds count too"],
  },
  rows: ({ n, pro }) => [
    ["Size", `${String(n)} × ${String(n)}`],
    ["Shapes", pro ? "squares and diamonds" : "squares"],
  ],
  why: {
    series: "This series isn’t available here.",
    sides: "Four corners is for two people.",
    ranked: "Ranked matches are for two people, without take-backs.",
  },
};

export const form = { presets, words };
