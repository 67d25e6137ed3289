/** The page of rules. */
import type { Guide } from "../../guide.ts";
import { trials } from "./cases.ts";
import { words as german } from "./words.ts";
import { words as english } from "./words.en.ts";

export const guide: Guide = {
  time: { de: "etwa eine Viertelstunde", en: "about a quarter of an hour" },
  chapters: [
    {
      paths: { de: "/regeln/vier-ecken", en: "/rules/corners" },
      words: { de: german, en: english },
      trials,
      preset: "standard",
      date: "2026-11-30",
    },
  ],
};
