/** Languages and plurals. German is the source language: English must have every German key. */

export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];

export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text);
}

/** The form of a word for a number: `plural(2, "Kästchen", "Kästchen")`. */
export function plural(n: number, one: string, other: string): string {
  return Math.abs(n) === 1 ? one : other;
}

/** The best of our languages for an Accept-Language header; German if none fits. */
export function languageFor(header: string): Language {
  const wishes = header
    .split(",")
    .map((part) => {
      const [tag = "", q = ""] = part.trim().split(/;\s*q=/);
      return { tag: tag.slice(0, 2).toLowerCase(), weight: q === "" ? 1 : Number(q) || 0 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.map((wish) => wish.tag).find(isLanguage) ?? "de";
}

/** A set of words in any language: strings stay strings, functions keep their arguments. */
export type Translated<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Translated<W[K]>;
};
