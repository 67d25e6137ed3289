/** One build, one language. */
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { words } from "../../../commands/bundle/language.ts";

const importer = resolve("games/dots/kind.ts");
const resolved = (wordsFile: string, source: string): unknown => {
  const { resolveId } = words(wordsFile);
  return typeof resolveId === "function"
    ? Reflect.apply(resolveId, undefined, [source, importer])
    : undefined;
};

test("whichever language is asked for, it is this build's", () => {
  for (const source of ["./words.ts", "./words.en.ts"]) {
    expect(resolved("words.en.ts", source)).toBe(resolve("games/dots/words.en.ts"));
    expect(resolved("words.ts", source)).toBe(resolve("games/dots/words.ts"));
  }
});

test("all else is left alone, and words that are not there", () => {
  for (const source of ["./board.tsx", "./nowhere/words.ts"])
    expect(resolved("words.ts", source)).toBeNull();
});
