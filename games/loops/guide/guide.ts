/** The page of rules. */
import type { Guide } from "../../guide.ts";
import { trials } from "./cases.ts";
import { words as german } from "./words.ts";
import { words as english } from "./words.en.ts";

export const guide: Guide = {
  time: { de: "etwa eine halbe Stunde", en: "about half an hour" },
  chapters: [
    {
      paths: { de: "/regeln/schleifen", en: "/rules/loops" },
      words: { de: german, en: english },
      trials,
      preset: "standard",
      date: "2026-11-30",
    },
  ],
};
