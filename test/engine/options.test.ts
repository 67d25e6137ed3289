import { expect, test } from "vitest";
import { choose, type Choices } from "../../engine/options.ts";

const choices = {
  size: { of: [5, 3, 7] },
  width: { of: [4, 2, 9], follows: (given) => (given["size"] === 7 ? 6 : undefined) },
  rounds: { of: [null, 1, 2] },
  fast: { of: [false, true] },
  twists: { some: ["bomb", "swap", "extra"] },
  field: { long: 5 },
} as const satisfies Choices;

const usual = {
  size: 5,
  width: 4,
  rounds: null,
  fast: false,
  twists: ["bomb", "swap", "extra"],
  field: "",
};

test.each<[string, unknown, object]>([
  ["nothing at all", undefined, usual],
  ["nothing", {}, usual],
  [
    "what is given",
    { size: 3, fast: true, rounds: 2 },
    { ...usual, size: 3, fast: true, rounds: 2 },
  ],
  ["null where null may be chosen", { rounds: null }, usual],
  [
    "some, in the order of the list",
    { twists: ["swap", "bomb"] },
    { ...usual, twists: ["bomb", "swap"] },
  ],
  ["none of some", { twists: [] }, { ...usual, twists: [] }],
  ["a text", { field: "12345" }, { ...usual, field: "12345" }],
  ["what follows from another", { size: 7 }, { ...usual, size: 7, width: 6 }],
  ["what follows, said again", { size: 7, width: 6 }, { ...usual, size: 7, width: 6 }],
  ["another value for the rules to refuse", { size: 7, width: 9 }, { ...usual, size: 7, width: 9 }],
])("choose takes %s", (_name, given, expected) => {
  expect(choose(choices, given)).toEqual(expected);
});

test.each<[string, unknown]>([
  ["an unknown name", { colour: "red" }],
  ["names that every object has", { constructor: 1 }],
  ["a value not in the list", { size: 4 }],
  ["a number as text", { size: "5" }],
  ["a truth as a number", { fast: 1 }],
  ["null where it is no choice", { size: null }],
  ["what follows only by itself", { width: 6 }],
  ["something else than a list", { twists: "bomb" }],
  ["an unknown one of some", { twists: ["bomb", "laser"] }],
  ["one of some twice", { twists: ["bomb", "bomb"] }],
  ["a number in a list of texts", { twists: [1] }],
  ["a text that is too long", { field: "123456" }],
  ["a text that is none", { field: 1 }],
  ["null", null],
  ["a list", []],
  ["a text for all", "size"],
  ["a number for all", 5],
])("choose refuses %s", (_name, given) => {
  expect(choose(choices, given)).toBeNull();
});

test("a name that came from JSON as __proto__ is unknown", () => {
  expect(choose(choices, JSON.parse('{"__proto__": {"size": 3}}'))).toBeNull();
});
