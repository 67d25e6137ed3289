/** Arrow keys over the cells of a board. */
import { expect, test } from "vitest";
import { stepIn } from "../../games/steps.ts";

const rows = Array.from({ length: 7 }, (_, r) => Array.from({ length: 7 }, (__, c) => `${r},${c}`));

test.each([
  ["0,0", "ArrowLeft", false, "0,0"],
  ["0,0", "ArrowRight", false, "0,1"],
  ["0,2", "ArrowUp", false, "0,2"],
  ["3,3", "ArrowDown", false, "4,3"],
  ["6,6", "ArrowDown", false, "6,6"],
  ["3,3", "Home", false, "3,0"],
  ["3,3", "End", true, "6,6"],
  ["3,3", "a", false, null],
])("from %s %s (far: %s) leads to %s", (from, key, far, to) => {
  expect(stepIn(rows, from, key, far)).toBe(to);
});
