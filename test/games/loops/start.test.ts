/** How games begin, and what can be chosen (rules.md §3.4, §3.9). */
import { describe, expect, test } from "vitest";
import type { Frame } from "../../../engine/rules.ts";
import { choose } from "../../../engine/options.ts";
import { rules } from "../../../games/loops/rules.ts";
import { faces } from "../../../games/loops/tiles.ts";
import { after, begin, played } from "./play.ts";

test.each([2, 3, 4])(
  "%i seats: five tiles each, one in the middle, the rest in the bag",
  (seats) => {
    for (let nth = 0; nth < 30; nth++) {
      const { racks, bag, tiles, seat } = begin({ seats, nth, starter: nth % seats });
      expect(racks.map((rack) => rack.length)).toEqual(racks.map(() => 5));
      expect(seat).toBe(nth % seats);
      const all = [...racks.flat(), ...bag, ...tiles.map(([, , id]) => id)];
      expect(all.toSorted((a, b) => Number(a) - Number(b))).toEqual([...faces.keys()]);
      const [[r, c, id = -1] = []] = tiles;
      expect([r, c]).toEqual([5, 5]);
      expect(faces[id]?.[0].reduce((sum, end) => sum + end)).toBeGreaterThan(1);
    }
  },
);

test("another seed is another game, the same one the same", () => {
  expect(begin({ nth: 1 })).toEqual(begin({ nth: 1 }));
  expect(begin({ nth: 1 }).bag).not.toEqual(begin({ nth: 2 }).bag);
});

describe("without racks", () => {
  test.each([
    [2, 4, 13],
    [3, 3, 9],
    [4, 2, 7],
  ])("%i seats draw %i in %i rounds", (seats, draw, rounds) => {
    const state = begin({ seats, starter: 1, options: { mode: "rounds" } });
    expect([state.draw, state.rounds]).toEqual([draw, rounds]);
    expect(state.racks.map((rack) => rack.length)).toEqual(
      state.racks.map((_, seat) => (seat === 1 ? draw : 0)),
    );
  });
  test.each([1, 2, 5, 20])("%i rounds, and every seat once in each", (rounds) => {
    const wish = { seats: 3, starter: 2, options: { mode: "rounds", rounds }, nth: rounds };
    const { states, last } = played(wish);
    const turns = states.flatMap(({ seat }) => (seat === null ? [] : [seat]));
    expect(turns).toEqual(turns.map((_, nth) => (2 + nth) % 3));
    expect(turns.length).toBeLessThanOrEqual(3 * rounds);
    if (turns.length === 3 * rounds) expect(last.round).toBe(rounds + 1);
  });
  test("what was not laid goes back before the next seat draws", () => {
    const state = begin({ options: { mode: "rounds" } });
    const [one] = rules.moves(state);
    const next = after(state, one ?? "keep");
    expect(next.racks.map((rack) => rack.length)).toEqual([0, 4]);
    expect(next.bag.length).toBe(81 - 2 - 4);
  });
});

describe("choices", () => {
  const frame: Frame = {
    seats: 2,
    sides: [0, 1],
    starter: "lot",
    series: "single",
    pace: "none",
    ranked: false,
    undo: "ask",
  };
  test.each([
    [{}, {}, null],
    [{ mode: "rounds" }, {}, null],
    [{ mode: "rounds", rounds: 20 }, {}, null],
    [{ rounds: 5 }, {}, "rounds"],
    [{}, { series: "sum-of-2" }, null],
    [{}, { series: "best-of-3" }, "series"],
    [{}, { series: "sum-of-3" }, "series"],
    [{}, { seats: 4, sides: [0, 1, 0, 1] }, "sides"],
    [{}, { sides: [1, 0] }, "sides"],
    [{}, { ranked: true }, null],
    [{}, { ranked: true, seats: 3, sides: [0, 1, 2] }, "ranked"],
  ] as const)("%j in %j: %s", (given, other, expected) => {
    const options = choose(rules.choices, given);
    expect(options && rules.check(options, { ...frame, ...other })).toBe(expected);
  });
  test.each([{ rounds: 0 }, { rounds: 21 }, { rounds: "5" }, { mode: "x" }, { w: 5 }])(
    "%j is none",
    (given) => expect(choose(rules.choices, given)).toBeNull(),
  );
});
