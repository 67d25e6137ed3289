/** The pages of rules and strategy. */
import type { Guide } from "../../guide.ts";
import { trials as positions } from "../lessons/positions.ts";
import { words as germanStrategy } from "../strategy/words.ts";
import { words as englishStrategy } from "../strategy/words.en.ts";
import { trials } from "../cases/cases.ts";
import { words as german } from "./words.ts";
import { words as english } from "./words.en.ts";

export const guide: Guide = {
  time: { de: "etwa zehn Minuten", en: "about ten minutes" },
  chapters: [
    {
      paths: { de: "/regeln/kaesekaestchen", en: "/rules/dots" },
      words: { de: german, en: english },
      trials,
      preset: "standard",
      date: "2026-11-30",
    },
    {
      paths: { de: "/regeln/kaesekaestchen/strategie", en: "/rules/dots/strategy" },
      words: { de: germanStrategy, en: englishStrategy },
      trials: positions,
      preset: "klassisch",
      date: "2026-11-30",
    },
  ],
};
