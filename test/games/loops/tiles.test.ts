/** Tiles and premiums are those of the published set (rules.md §3.2, §3.3). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { centre, layout, tiles } from "../../../games/loops/tiles.ts";

interface Set {
  readonly layout: readonly string[];
  readonly tiles: readonly {
    readonly id: number;
    readonly edges: readonly number[];
    readonly loops: number;
    readonly value: number;
    readonly loopArms: readonly string[];
  }[];
}
const file = new URL("../../vectors/tileset.json", import.meta.url);
const set = JSON.parse(readFileSync(file, "utf8")) as Set;

test("every tile, its value and its loops", () => {
  const mine = tiles.map(({ face: [edges, value], loops }, id) => {
    const loopArms = loops.map((side) => "NESW".charAt(side));
    return { id, edges, loops: loops.length, value, loopArms };
  });
  expect(mine).toEqual(set.tiles);
});

test("every premium, and the start field in the middle", () => {
  expect(layout).toEqual(set.layout);
  expect(layout[centre[0]]?.charAt(centre[1])).toBe("o");
});

test("as many of each value and ends as §3.2 says", () => {
  const count = (numbers: readonly number[]): readonly number[] =>
    Array.from({ length: 9 }, (_, n) => numbers.filter((one) => one === n).length);
  const values = tiles.map(({ face: [, value] }) => value);
  const ends = tiles.map(({ face }) => face[0].reduce((sum, end) => sum + end));
  expect(count(values)).toEqual([0, 4, 16, 20, 21, 11, 6, 2, 1]);
  expect(count(ends)).toEqual([0, 8, 30, 32, 11, 0, 0, 0, 0]);
  expect(values.reduce((sum, one) => sum + one)).toBe(293);
});
