/** Arrow keys over fields. */
import { expect, test } from "vitest";
import { stepTo } from "../../../games/loops/steps.ts";

const fields = [
  [5, 5],
  [1, 4],
  [1, 9],
  [3, 0],
] as const;

test.each([
  ["ArrowRight", [1, 4], [1, 9]],
  ["ArrowRight", [1, 9], [3, 0]],
  ["ArrowRight", [5, 5], null],
  ["ArrowLeft", [3, 0], [1, 9]],
  ["ArrowLeft", [4, 4], [3, 0]],
  ["ArrowDown", [1, 4], [5, 5]],
  ["ArrowUp", [5, 5], [1, 4]],
  ["ArrowUp", [1, 4], null],
  ["Home", [5, 5], [1, 4]],
  ["End", [1, 4], [5, 5]],
  ["a", [1, 4], null],
] as const)("%s from %j", (key, from, to) => {
  expect(stepTo(fields, from, key)).toEqual(to);
});

test("every field is reached by one key", () => {
  const seen = new Set<string>();
  for (let at: readonly [number, number] | null = [0, 0]; at; at = stepTo(fields, at, "ArrowRight"))
    seen.add(String(at));
  expect(seen.size).toBe(fields.length + 1);
});
