/** Names: what people type, as it may be shown. */
import { expect, test } from "vitest";
import { cleanName } from "../../worker/names.ts";

test.each([
  ["spaces", "   \u00a0\u2003"],
  ["characters without width", "\u200b\u2060\ufeff"],
  ["letters that are drawn as nothing", "\u3164\u115f\uffa0"],
  ["an empty braille cell", "\u2800\u2800"],
  ["an accent on nothing", "\u0301"],
  ["what only changes others", "\ufe0f\u034f"],
])("%s are no name", (_, text) => expect(cleanName(text)).toBe(""));

test.each([
  ["Anna", " Anna "],
  ["Zoë", "Zoe\u0308"],
  ["🐸", "🐸"],
  ["7", "7"],
  ["李", "\u200b李"],
  ["!", "!"],
])("%j stays one", (name, text) => expect(cleanName(text)).toBe(name));
