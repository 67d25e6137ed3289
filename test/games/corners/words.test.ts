/** Moves as text: sent, typed, spoken; and a sentence for every refusal. */
import { describe, expect, test } from "vitest";
import { cellsOf } from "../../../games/corners/cells.ts";
import { words as englishActs } from "../../../games/corners/playing/words.en.ts";
import { words as germanActs } from "../../../games/corners/playing/words.ts";
import { rules } from "../../../games/corners/rules.ts";
import { words as english } from "../../../games/corners/words.en.ts";
import { words as german } from "../../../games/corners/words.ts";
import { placeName } from "../../../games/places.ts";

test.each(["0,0", "3,3", "8,8", "9,9"])("%s is read and written back", (text) => {
  const move = rules.read(text);
  expect(move && rules.write(move)).toBe(text);
});

test.each(["", " ", "3", "3,", ",3", "3 3", "3,3 ", " 3,3", "03,3", "3,10", "-1,0", "3.5,1"])(
  "%j is no move",
  (text) => expect(rules.read(text)).toBeNull(),
);
test.each(["3,3\n", "3,3,3", "h3,3", "e6", "٣,1", "pass", "null"])("%j is no move", (text) => {
  expect(rules.read(text)).toBeNull();
});

describe.each([
  ["German", german, germanActs],
  ["English", english, englishActs],
])("%s", (_, words, acts) => {
  test("every cell has a name of its own, and the name is read", () => {
    const cells = cellsOf(9);
    expect(new Set(cells.map(placeName)).size).toBe(81);
    for (const cell of cells) expect(acts.read(placeName(cell))).toBe(String(cell));
    expect(words.move("5,4")).toBe("e6");
  });
  test.each([
    ["e6", "5,4"],
    [" E6 ", "5,4"],
    ["e 6", "5,4"],
    ["5,4", "5,4"],
  ])("%j is understood", (typed, text) => expect(acts.read(typed)).toBe(text));
  test.each(["", "e", "6", "e0", "j1", "e10", "e6 e7", "?"])("%j is not", (typed) => {
    expect(acts.read(typed)).toBeNull();
  });
  test("has a sentence for every refusal of its own", () => {
    for (const code of ["off-board", "occupied"]) expect(acts.why[code]).toMatch(/\.$/);
  });
});

test("a board is called by its size and mode", () => {
  expect(german.title({ n: 7, pro: false })).toBe("Vier Ecken 7×7");
  expect(german.title({ n: 9, pro: true })).toBe("Vier Ecken 9×9, Profimodus");
  expect(english.title({ n: 9, pro: true })).toBe("Four corners 9×9, pro");
});

test("what somebody did is told with what it brought", () => {
  expect(german.story("Anna", 2, 0)).toBe("Anna legte 2 Zeichen ab.");
  expect(german.story("Anna", 1, 4)).toBe("Anna legte ein Zeichen ab und füllte 4 aus.");
  expect(english.story("Anna", 1, 4)).toBe("Anna placed a symbol and filled 4.");
});
