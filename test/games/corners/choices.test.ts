/** What can be chosen, what goes together, what a preset brings (formats §1). */
import { describe, expect, test } from "vitest";
import { choose } from "../../../engine/options.ts";
import { presets } from "../../../games/corners/presets.ts";
import { rules } from "../../../games/corners/rules.ts";
import { alone } from "./play.ts";

test("seven by seven without diamonds, unless something else is chosen", () => {
  expect(choose(rules.choices, {})).toEqual({ n: 7, pro: false });
  expect(choose(rules.choices, { n: 9, pro: true })).toEqual({ n: 9, pro: true });
});

test.each([{ n: 8 }, { n: "7" }, { pro: 1 }, { w: 7 }])("%j cannot be chosen", (given) => {
  expect(choose(rules.choices, given)).toBeNull();
});

describe("the match around it", () => {
  test.each([
    [null, {}],
    [null, { ranked: true, undo: "off" }],
    ["series", { series: "best-of-3" }],
    ["series", { series: "sum-of-2" }],
    ["sides", { sides: [0, 0] }],
    ["sides", { sides: [1, 0] }],
    ["sides", { seats: 4, sides: [0, 1, 0, 1] }],
    ["ranked", { ranked: true }],
  ] as const)("%s: %j", (why, frame) => {
    expect(rules.check({ n: 7, pro: false }, { ...alone, ...frame })).toBe(why);
  });
  test("is of two persons", () => expect(rules.seats).toEqual([2]));
});

test("every preset may be played", () => {
  const chosen = presets.map(({ id, options }) => [id, choose(rules.choices, options)]);
  expect(Object.fromEntries(chosen)).toEqual({
    standard: { n: 7, pro: false },
    gross: { n: 9, pro: false },
    profi: { n: 7, pro: true },
  });
});
