/** Chance was fixed before the first move: whoever has only what is told can work it out. */
import { describe, expect, test } from "vitest";
import { fairness, gameShown } from "../../engine/fair.ts";
import { seenBy, type Position } from "../../engine/seen.ts";
import { seedOf } from "../../engine/seeds.ts";
import type { Seen } from "../../engine/wire.ts";
import { after, begun, played, table, type Log } from "./log.ts";

const { rules } = table;

/** As it is told to one seat, or to an onlooker. */
function told({ match }: Log, seat: number | null, at: Position = {}): Seen {
  const person = { name: "", colour: "a", here: false } as const;
  const people = match.seats.map(() => person);
  const held = seat === null ? [] : [seat];
  // What is told comes over a wire.
  const seen = seenBy("an-id", match, people, { held, maker: false }, at, table);
  return JSON.parse(JSON.stringify(seen)) as Seen;
}

function checked(log: Log, seat: number | null, last = told(log, seat, { game: 1 })) {
  return fairness(rules, told(log, seat, { game: 1, ply: 0 }), last);
}

const fair = { seed: true, start: true, misfit: 0 };
const over = played(begun());

describe("a game that is over", () => {
  test.each([null, 0, 1, 2])("is fair as seat %s sees it", (seat) => {
    expect(checked(over, seat)).toEqual(fair);
  });
  test("is fair in a series, by its own seed", () => {
    const second = played(played(begun({ series: "best-of-3" })));
    const at = { game: 2 };
    expect(gameShown(told(second, null, at))?.seed).toBe(seedOf(table.secret, "game", 1));
    expect(fairness(rules, told(second, null, { ...at, ply: 0 }), told(second, null, at))).toEqual(
      fair,
    );
  });
  test.each([0, 2])("and so it is with somebody who left after %i moves", (moves) => {
    const left = after(played(begun(), moves), { act: "resign" }, 1);
    expect(checked(played(left), null)).toEqual(fair);
  });
});

test("as long as it is played there is nothing to check", () => {
  expect(checked(played(begun(), 2), 0)).toBeNull();
});

describe("it shows", () => {
  const last = told(over, null);
  const withSeed = (seed: string): Seen => ({
    ...last,
    games: last.games.map((game) => ({ ...game, seed })),
  });

  test("another seed", () => {
    expect(checked(over, null, withSeed(seedOf(table.secret, "game", 7)))).toEqual({
      seed: false,
      start: false,
      misfit: 1,
    });
  });
  test.each(["", "seed", "g".repeat(64), "AB".repeat(32)])("that %j is no seed", (seed) => {
    expect(checked(over, null, withSeed(seed))).toMatchObject({ seed: false, start: false });
  });
  test("another promise at the start", () => {
    const games = last.games.map((game) => ({ ...game, commit: "0".repeat(64) }));
    expect(checked(over, null, { ...last, games })).toEqual({ ...fair, seed: false });
  });
  test("another start", () => {
    const first = told(over, null, { ply: 0 });
    const view = { ...first.view, open: "zz" };
    expect(fairness(rules, { ...first, view }, last)).toMatchObject({ start: false, misfit: 1 });
  });
  test("a move that could not have been made, and another end", () => {
    const moves = last.moves.split(" ");
    const swapped = [...moves.slice(0, 1), moves[3], ...moves.slice(2)].join(" ");
    expect(checked(over, null, { ...last, moves: swapped })?.misfit).toBe(2);
    const view = { ...last.view, points: [9, 9, 9] };
    expect(checked(over, null, { ...last, view })?.misfit).toBe(moves.length);
  });
});
