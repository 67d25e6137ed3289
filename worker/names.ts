/** Names of players: what people type, cleaned, and what we call those who type nothing. */
import type { Language } from "../engine/words.ts";
import { nameLength } from "../engine/wire.ts";

const animals = {
  de: ["Igel", "Dachs", "Fuchs", "Hase", "Marder", "Specht", "Otter", "Luchs", "Rabe", "Biber"],
  en: ["hedgehog", "badger", "fox", "hare", "marten", "magpie", "otter", "lynx", "raven", "beaver"],
} as const;
const ways = {
  de: ["Flinker", "Kluger", "Leiser", "Froher", "Wacher", "Sanfter", "Kühner", "Bunter"],
  en: ["Nimble", "Clever", "Quiet", "Merry", "Wakeful", "Gentle", "Daring", "Lucky"],
} as const;

/** Controls, bidi marks, zero-width characters, and what stacks up without end. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const marksPerLetter = /(\p{M}{2})\p{M}+/gu;

/** What leaves ink on the paper: no space, no lone accent, no letter that is drawn as nothing. */
const seen = /[^\p{M}\p{Z}\p{DI}\u2800]/u;

/**
 * A name as it may be shown: at most 20 characters as people count, one line, no tricks. Empty
 * where there is nothing to see.
 */
export function cleanName(text: string): string {
  const plain = text.normalize("NFC").replace(unseen, " ").replace(marksPerLetter, "$1");
  const letters = new Intl.Segmenter("de", { granularity: "grapheme" }).segment(
    plain.replace(/\s+/g, " ").trim(),
  );
  const name = [...letters]
    .slice(0, nameLength)
    .map(({ segment }) => segment)
    .join("")
    .trim();
  return seen.test(name) ? name : "";
}

/** A name for somebody who gave none, unlike those already there. */
export function inventName(lang: Language, taken: readonly string[]): string {
  const names = ways[lang].flatMap((way) => animals[lang].map((animal) => `${way} ${animal}`));
  const free = names.filter((name) => !taken.includes(name) && isNew(name, taken));
  const choice = free.length > 0 ? free : names;
  const [dice = 0] = crypto.getRandomValues(new Uint32Array(1));
  return choice[dice % choice.length] ?? "";
}

/** Initials should differ where they can. */
function isNew(name: string, taken: readonly string[]): boolean {
  return taken.every((other) => other.slice(0, 1) !== name.slice(0, 1));
}
