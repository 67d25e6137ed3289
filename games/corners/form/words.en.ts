/** What the form for a new match says of Four corners, in English. */
import type { ChoiceWords } from "../../form.ts";
import { presets } from "../presets.ts";
import type { FormWords } from "./words.ts";

export const words: FormWords = {
  house:
    "Four of your symbols at the corners of a square are filled, and what is free inside becomes yours. Filled symbols count.",
  about: "Four signs of yours on the corners of a square are filled in.",
  people: "2 people",
  levels: {
    "1": ["Easy", "Looks at its own move alone."],
    "2": ["Solid", "Also considers what the move opens for you."],
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
    series: "There is no such series here.",
    sides: "Four corners is for two people against each other.",
    ranked: "Ranked matches are for two people, without taking back.",
  },
};

export const form = { presets, words };
