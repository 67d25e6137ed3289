/** Games in a row (rules.md §1.9). */
import { describe, expect, test } from "vitest";
import type { Series, Side } from "../../engine/rules.ts";
import {
  firstSeat,
  gamesOf,
  isSum,
  nextStarter,
  standing,
  type Result,
} from "../../engine/series.ts";

/** A game as its scores tell it; `x2` breaks ties; misère turns worth round. */
function game(scores: readonly number[], more: Partial<Result> & { x2?: readonly number[] } = {}) {
  const { x2 = scores.map(() => 0), ...rest } = more;
  const best = Math.max(...scores);
  const first = scores.flatMap((score, side) => (score === best ? [side] : []));
  return {
    scores,
    worth: scores.map((score, side) => [score, x2[side] ?? 0]),
    winner: first.length === 1 ? (first[0] ?? "draw") : "draw",
    ...rest,
  } satisfies Result;
}

function misere(scores: readonly number[], x2: readonly number[] = [0, 0]): Result {
  const least = Math.min(...scores);
  return game(scores, {
    worth: scores.map((score, side) => [0 - score, 0 - (x2[side] ?? 0)]),
    winner: scores.filter((score) => score === least).length > 1 ? "draw" : scores.indexOf(least),
  });
}

const open = { over: false, winner: null };
const won = (winner: Side | "draw") => ({ over: true, winner });

test.each<[string, Series, readonly Result[], object]>([
  ["no game yet", "single", [], { ...open, wins: [0, 0], points: [0, 0] }],
  ["a single game", "single", [game([5, 3])], { ...won(0), wins: [1, 0], points: [5, 3] }],
  ["a single draw", "single", [game([4, 4])], won("draw")],
  [
    "a single game given up by the leader",
    "single",
    [game([5, 0], { winner: 1, resigned: 0 })],
    won(1),
  ],
  ["one of three", "best-of-3", [game([5, 3])], open],
  ["one each", "best-of-3", [game([5, 3]), game([1, 7])], { ...open, wins: [1, 1] }],
  ["two in a row", "best-of-3", [game([5, 3]), game([5, 3])], { ...won(0), wins: [2, 0] }],
  ["two of three", "best-of-3", [game([5, 3]), game([0, 8]), game([3, 5])], won(1)],
  [
    "a win and two draws",
    "best-of-3",
    [game([4, 4]), game([5, 3]), game([4, 4])],
    { ...won(0), wins: [1, 0] },
  ],
  [
    "equal wins: points",
    "best-of-3",
    [game([5, 3]), game([1, 7]), game([4, 4])],
    { ...won(1), points: [10, 14] },
  ],
  [
    "equal points: twists",
    "best-of-3",
    [game([5, 3], { x2: [0, 1] }), game([3, 5]), game([4, 4])],
    { ...won(1), x2: [0, 1] },
  ],
  ["equal in everything", "best-of-3", [game([5, 3]), game([3, 5]), game([4, 4])], won("draw")],
  [
    "giving up loses just that game",
    "best-of-3",
    [game([5, 0], { winner: 1, resigned: 0 })],
    { ...open, wins: [0, 1] },
  ],
  ["a sum that is not over", "sum-of-3", [game([8, 0]), game([8, 0])], open],
  [
    "a sum: points, not wins",
    "sum-of-3",
    [game([5, 3]), game([5, 3]), game([0, 8])],
    { ...won(1), wins: [2, 1], points: [10, 14] },
  ],
  ["an even sum", "sum-of-2", [game([5, 3]), game([3, 5])], won("draw")],
  [
    "giving up loses the whole sum",
    "sum-of-5",
    [game([8, 0]), game([8, 0], { winner: 1, resigned: 0 })],
    { ...won(1), points: [16, 0] },
  ],
  [
    "misère: fewer points win a sum",
    "sum-of-3",
    [misere([8, 0]), misere([0, 7]), misere([2, 0])],
    { ...won(1), points: [10, 7] },
  ],
  [
    "misère: equal wins, then fewer points",
    "best-of-3",
    [misere([8, 0]), misere([0, 7]), misere([4, 4])],
    { ...won(1), wins: [1, 1] },
  ],
  [
    "misère: then fewer twists",
    "best-of-3",
    [misere([5, 3], [2, 0]), misere([3, 5]), misere([4, 4])],
    { ...won(1), x2: [2, 0] },
  ],
])("%s (%s)", (_name, series, results, expected) => {
  expect(standing(series, 2, results)).toMatchObject(expected);
});

describe("three sides", () => {
  test("more wins", () => {
    const results = [game([1, 2, 3]), game([1, 2, 3])];
    expect(standing("best-of-3", 3, results)).toMatchObject({ wins: [0, 0, 2], ...won(2) });
  });
  test("one win each: points", () => {
    const results = [game([9, 2, 3]), game([1, 5, 3]), game([1, 2, 4])];
    expect(standing("best-of-3", 3, results)).toMatchObject({ points: [11, 9, 10], ...won(0) });
  });
  test("who gave up is behind the others, who are told apart by points", () => {
    const results = [game([9, 2, 3], { winner: "draw", resigned: 0 })];
    expect(standing("sum-of-3", 3, results)).toMatchObject(won(2));
  });
});

test.each<[readonly Side[], number, number]>([
  [[0, 1], 0, 1],
  [[0, 1], 1, 0],
  [[0, 1, 2], 2, 0],
  [[0, 1, 0, 1], 0, 1],
  [[0, 1, 0, 1], 1, 0],
  [[0, 1, 0, 1], 2, 1],
  [[0, 1, 1, 1], 3, 0],
  [[0, 1, 1, 1], 0, 1],
])("with sides %j, seat %i is followed by %i", (sides, starter, next) => {
  expect(nextStarter(sides, starter)).toBe(next);
});

test.each<[readonly Side[], Side, number]>([
  [[0, 1], 1, 1],
  [[1, 0], 0, 1],
  [[0, 0, 1], 1, 2],
  [[0, 1], 5, 0],
])("with sides %j, side %i begins with seat %i", (sides, side, seat) => {
  expect(firstSeat(sides, side)).toBe(seat);
});

test("how many games, and whether they are added up", () => {
  expect(gamesOf("sum-of-5")).toBe(5);
  expect([isSum("sum-of-2"), isSum("best-of-3"), isSum("single")]).toEqual([true, false, false]);
});
