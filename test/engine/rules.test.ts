import { expect, test } from "vitest";
import { best, places, refused } from "../../engine/rules.ts";

test.each<[readonly (readonly number[])[], readonly number[], number | "draw"]>([
  [[[3], [5]], [2, 1], 1],
  [[[5], [5]], [1, 1], "draw"],
  [
    [
      [5, 0],
      [5, 1],
    ],
    [2, 1],
    1,
  ],
  [[[-5], [-3], [-4]], [3, 1, 2], 1],
  [[[7], [7], [2]], [1, 1, 3], "draw"],
  [
    [
      [7, 1, 0],
      [7, 1, 2],
      [7, 0, 9],
    ],
    [2, 1, 3],
    1,
  ],
  [[[1]], [1], 0],
])("worth %j: places %j, best %s", (worth, expected, winner) => {
  expect(places(worth)).toEqual(expected);
  expect(best(worth)).toBe(winner);
});

test("a refusal is told from a step", () => {
  expect(refused({ why: "taken" })).toBe(true);
  expect(refused({ state: {}, events: [] })).toBe(false);
});
