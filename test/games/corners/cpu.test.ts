/** The CPU: takes what fills most, the same for the same dice; each level beats the one below. */
import { describe, expect, test } from "vitest";
import { randomFrom, type Random } from "../../../engine/random.ts";
import { best } from "../../../engine/rules.ts";
import type { Level } from "../../../engine/search.ts";
import { cpu } from "../../../games/corners/cpu.ts";
import { rules, type Corners, type CornersState } from "../../../games/corners/rules.ts";
import { one, seedFor } from "../../setups.ts";
import { begin, board, taken } from "./play.ts";

type Chooser = (state: CornersState, random: Random) => Corners["move"];
const at =
  (level: Level): Chooser =>
  (state, random) =>
    cpu.choose(rules, rules.view(state, state.side), level, random);
const blind: Chooser = (state, random) => one([...rules.moves(state)], random);

function play(options: object, players: readonly [Chooser, Chooser], nth: number): CornersState {
  const random = randomFrom(seedFor(nth));
  let state = begin({ ...options }, nth % 2);
  while (state.side !== null) {
    const choose = players[state.side as 0 | 1];
    // A refusal throws.
    state = taken(state, rules.write(choose(state, random))).state;
  }
  return state;
}

/** Points of one player against another, a draw being half, from both seats and both starts. */
function points(one: Chooser, other: Chooser, games: number, options = {}): number {
  let won = 0;
  for (let nth = 0; nth < games; nth++) {
    const mine = Math.floor(nth / 2) % 2;
    const winner = best(rules.worth(play(options, mine ? [other, one] : [one, other], nth)));
    won += winner === "draw" ? 0.5 : Number(winner === mine);
  }
  return won;
}

describe("in a hundred games", () => {
  test.each([
    ["level 1 beats random play", 80, at(1), blind, {}],
    ["level 2 beats random play", 90, at(2), blind, {}],
    ["level 2 beats random play, 9×9 in Profimodus", 90, at(2), blind, { n: 9, pro: true }],
    ["level 2 beats level 1", 80, at(2), at(1), {}],
  ])("%s: %i points", (_, least, one, other, options) => {
    expect(points(one, other, 100, options)).toBeGreaterThanOrEqual(least);
  });
});

test("takes what fills most", () => {
  const seven = ["o.o", "", "o...o", "", "..o.o"];
  const four = ["......o.o", "", "......o"];
  const state = board([...seven, "", ...four], { n: 9 });
  for (const level of cpu.levels) {
    for (let nth = 0; nth < 20; nth++) {
      expect(at(level)(state, randomFrom(seedFor(nth)))).toEqual([2, 2]);
    }
  }
});

test("level 2 takes the last corner from the other side, level 1 does not see it", () => {
  const state = board(["x.x", "", "x"]);
  const chosen = (level: Level): ReadonlySet<string> =>
    new Set(
      Array.from({ length: 40 }, (_, nth) => `${at(level)(state, randomFrom(seedFor(nth)))}`),
    );
  expect([...chosen(2)]).toEqual(["2,2"]);
  expect(chosen(1).size).toBeGreaterThan(10);
});

test("the same view and dice give the same move", () => {
  const games = [1, 2].map(() => play({ n: 9, pro: true }, [at(2), at(1)], 7));
  expect(games[0]).toEqual(games[1]);
});
