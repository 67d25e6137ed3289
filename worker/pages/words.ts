/** The words of the pages in every language. */
import type { Language } from "../../engine/words.ts";
import { words as germanFrame } from "../../web/frame/words.ts";
import { words as englishFrame } from "../../web/frame/words.en.ts";
import { words as germanHouse } from "../../web/house/words.ts";
import { words as englishHouse } from "../../web/house/words.en.ts";
import { words as germanFair } from "../../web/fair/words.ts";
import { words as englishFair } from "../../web/fair/words.en.ts";
import { words as germanLeaving } from "../../web/leaving/words.ts";
import { words as englishLeaving } from "../../web/leaving/words.en.ts";
import { words as germanOver } from "../../web/over/words.ts";
import { words as englishOver } from "../../web/over/words.en.ts";
import { words as germanPace } from "../../web/pace/words.ts";
import { words as englishPace } from "../../web/pace/words.en.ts";
import type { PageWords } from "../../web/pages/words.ts";
import { words as germanSeats } from "../../web/seats/words.ts";
import { words as englishSeats } from "../../web/seats/words.en.ts";
import { words as germanSite } from "../../web/site/words.ts";
import { words as englishSite } from "../../web/site/words.en.ts";
import { words as germanTimes } from "../../web/times/words.ts";
import { words as englishTimes } from "../../web/times/words.en.ts";
import { words as german } from "../../web/words.ts";
import { words as english } from "../../web/words.en.ts";

export const pageWords: Readonly<Record<Language, PageWords>> = {
  de: {
    ...german,
    ...germanSeats,
    ...germanSite,
    ...germanFrame,
    ...germanHouse,
    ...germanLeaving,
    ...germanOver,
    ...germanFair,
    ...germanPace,
    ...germanTimes,
  },
  en: {
    ...english,
    ...englishSeats,
    ...englishSite,
    ...englishFrame,
    ...englishHouse,
    ...englishLeaving,
    ...englishOver,
    ...englishFair,
    ...englishPace,
    ...englishTimes,
  },
};

export function otherThan(lang: Language): Language {
  return lang === "de" ? "en" : "de";
}
