import { expect, test } from "vitest";
import { isLanguage, languageFor, plural } from "../../engine/words.ts";

test.each([
  ["", "de"],
  ["*", "de"],
  ["de-DE,de;q=0.9,en;q=0.8", "de"],
  ["en-US,en;q=0.9", "en"],
  ["en;q=0.5,de;q=0.7", "de"],
  ["en;q=0.7, de;q=0.5", "en"],
  ["EN", "en"],
  ["fr,en;q=0.3", "en"],
  ["fr-FR,it;q=0.9", "de"],
  ["en;q=0,de", "de"],
  ["en; q=0.9, de; q=0.1", "en"],
  ["en,de", "en"],
  ["en;q=x", "de"],
  [",;,;q=", "de"],
])("the language for %j is %s", (header, expected) => {
  expect(languageFor(header)).toBe(expected);
});

test.each([
  [0, "Kisten"],
  [1, "Kiste"],
  [2, "Kisten"],
  [-1, "Kiste"],
  [11, "Kisten"],
  [1.5, "Kisten"],
])("%d of them: %s", (n, expected) => expect(plural(n, "Kiste", "Kisten")).toBe(expected));

test.each<[unknown, boolean]>([
  ["de", true],
  ["en", true],
  ["fr", false],
  [null, false],
  ["toString", false],
])("is %j one of our languages? %s", (text, expected) => expect(isLanguage(text)).toBe(expected));
