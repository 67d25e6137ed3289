import { expect, test } from "vitest";
import { currentGame, isAgreed, peopleIn, position, standingOf } from "../../engine/match.ts";
import { after, begun, duel, played, table } from "./log.ts";

test("the position is the one after the last move", () => {
  const log = played(begun(), 2);
  const game = currentGame(log.match);
  expect(game.states.length).toBe(game.moves.length + 1);
  expect(position(game)).toBe(game.states.at(-1));
});

test("people are who sits, is no CPU and has not left", () => {
  const log = begun({ seats: ["person", "cpu:1", "person"] });
  expect(peopleIn(log.match)).toEqual([0, 2]);
  expect(peopleIn(after(log, { act: "leave" }, 2).match)).toEqual([0]);
  expect(peopleIn(begun({}, [1]).match)).toEqual([1]);
});

test("agreed is what everybody else said yes to", () => {
  const { match } = begun();
  const offer = { row: 2, at: 0, seat: 1, want: { for: "rematch" } } as const;
  expect(isAgreed(match, { ...offer, yes: [0] })).toBe(false);
  expect(isAgreed(match, { ...offer, yes: [2, 0] })).toBe(true);
});

test("a round stands as its own games stand", () => {
  const first = after(duel({ series: "sum-of-3" }), { act: "resign" }, 0);
  const asked = after(first, { act: "rematch" }, 0);
  const second = after(asked, { act: "rematch" }, 1).match;
  expect(standingOf(second, table.rules, 0)).toMatchObject({ over: true, winner: 1 });
  expect(standingOf(second, table.rules, 1)).toMatchObject({ over: false, wins: [0, 0] });
  expect(second.series).toEqual(standingOf(second, table.rules));
});
