/** Who runs out of lines that close nothing. */
import { expect, test } from "vitest";
import { linesOf } from "../../../games/dots/lines.ts";
import { raceOn } from "../../../games/dots/race.ts";

const size = { w: 2, h: 1 };

test("lines that close a box are not quiet", () => {
  expect(raceOn([], size).quiet).toHaveLength(7);
  expect(raceOn(["h0,0", "h1,0", "v0,0"], size).quiet).not.toContain("v0,1");
  expect(raceOn(["h0,0", "h1,0", "v0,0"], size).quiet).toHaveLength(3);
});

test("the last quiet line wins", () => {
  const two = raceOn(["h0,0", "h1,0", "v0,0", "h0,1"], size);
  expect(two.quiet.toSorted()).toEqual(["h1,1", "v0,2"]);
  expect([two.runsOut(null), two.runsOut("h1,1")]).toEqual([true, false]);
  const one = raceOn(["h0,0", "h1,0", "v0,0", "h0,1", "h1,1"], size);
  expect(one.quiet).toEqual(["v0,2"]);
  expect([one.runsOut(null), one.runsOut("v0,2")]).toEqual([false, true]);
});

test("nothing quiet is left: whoever moves has run out", () => {
  const drawn = linesOf(size).filter((line) => line !== "v0,1" && line !== "v0,0");
  const race = raceOn(drawn, size);
  expect(race.runsOut(null)).toBe(race.quiet.length === 0);
});

test("a large board is judged by odd and even", () => {
  const race = raceOn([], { w: 5, h: 4 });
  expect(race.quiet).toHaveLength(49);
  expect(race.runsOut(null)).toBe(false);
  expect(race.runsOut("h0,0")).toBe(true);
});
