/** What may be chosen, and what does not go together (formats §1). */
import { describe, expect, test } from "vitest";
import { choose } from "../../../engine/options.ts";
import type { Frame } from "../../../engine/rules.ts";
import { presets } from "../../../games/dots/presets.ts";
import { rules } from "../../../games/dots/rules.ts";
import { alone, begin, optionsOf } from "./play.ts";

const check = (options: object, frame: Partial<Frame> = {}): string | null =>
  rules.check(optionsOf(options as Record<string, unknown>), { ...alone, ...frame });

test("what is left out is the default", () => {
  expect(optionsOf({})).toEqual({
    content: "plain",
    w: 5,
    h: 4,
    theme: "wiese",
    first: 1,
    twists: ["x2", "bomb", "extra", "swap"],
    field: "",
    blitz: false,
    twistHatz: false,
    misere: false,
    earlyEnd: false,
    teamRotation: "turn",
  });
});

test.each([
  [{ content: "theme", first: 2 }, 4, 4],
  [{ content: "theme", first: 3 }, 5, 4],
  [{ content: "theme", theme: "piraten", first: 6 }, 5, 5],
  [{ content: "field", field: "1x9" }, 1, 9],
])("the size follows from %j", (given, w, h) => {
  expect(optionsOf(given)).toMatchObject({ w, h });
  expect(check(given)).toBeNull();
  expect(check({ ...given, w, h })).toBeNull();
  expect(check({ ...given, h: h === 8 ? 7 : 8 })).toBe("size");
});

test.each([
  { w: 1 },
  { h: 10 },
  { w: "5" },
  { content: "twists" },
  { first: 0 },
  { first: 7 },
  { twists: ["w2"] },
  { twists: ["x2", "x2"] },
  { blitz: 1 },
  { size: 4 },
  { theme: "Wiese" },
  { field: "x".repeat(1000) },
])("%j is refused as it is written", (given) => expect(choose(rules.choices, given)).toBeNull());

describe("what does not go together", () => {
  const teams = (...sides: number[]): Partial<Frame> => ({ sides, seats: sides.length });
  const ranked = { ranked: true, undo: "off" } as const;
  test.each<[string | null, object, Partial<Frame>]>([
    ["no-twists", { twistHatz: true }, {}],
    ["no-twists", { twistHatz: true, content: "weighted" }, {}],
    [null, { twistHatz: true, content: "theme" }, {}],
    [null, { twistHatz: true, content: "random", w: 2, h: 2, blitz: true }, {}],
    [null, { twistHatz: true, content: "field", field: "2x1" }, {}],
    ["kinds", { content: "random", twists: [] }, {}],
    [null, { twists: [] }, {}],
    ["field", { content: "field" }, {}],
    ["field", { content: "field", field: "5x4:x2@4,0" }, {}],
    ["series", {}, { series: "sum-of-2" }],
    [null, {}, { series: "best-of-3" }],
    [null, {}, { series: "sum-of-5" }],
    ["early-end", { earlyEnd: true }, { series: "sum-of-3" }],
    [null, { earlyEnd: true }, { series: "best-of-3" }],
    [null, {}, teams(0, 1, 1, 1)],
    [null, {}, teams(0, 1, 0, 1, 0, 1, 0, 1)],
    ["sides", {}, teams(0, 0)],
    ["sides", {}, teams(0, 1, 2)],
    ["sides", {}, teams(0, 1, 1, 1, 1, 1)],
    [null, {}, ranked],
    [null, {}, { ...ranked, series: "best-of-3" }],
    ["ranked", {}, { ...ranked, series: "sum-of-3" }],
    ["ranked", {}, { ...ranked, undo: "ask" }],
    ["ranked", {}, { ...ranked, ...teams(0, 1, 1) }],
  ])("%s: %j %j", (why, options, frame) => expect(check(options, frame)).toBe(why));
});

test("every preset may be played", () => {
  expect(presets.map((preset) => preset.id)).toHaveLength(14);
  for (const { options } of presets) {
    expect(check(options)).toBeNull();
    expect(begin({ options }).phase).toBe("must");
  }
});

test("a theme's later fields bring their own size", () => {
  const options = { content: "theme", theme: "zirkus", first: 2 };
  const sizes = [0, 1, 3, 5].map((nth) => begin({ options, nth }));
  expect(sizes.map(({ w, h }) => `${w}x${h}`)).toEqual(["4x4", "5x4", "5x5", "4x4"]);
  expect(sizes[0]?.theme).toBe("zirkus");
  expect(begin().theme).toBeNull();
});
