/** What of the toy lies face down, and that nothing else of it can be told apart. */
import { describe, expect, test } from "vitest";
import { randomFrom } from "../../engine/random.ts";
import { anyRules, refused } from "../../engine/rules.ts";
import { drawnSetup, one, seedFor, usual } from "../setups.ts";
import { cards, nameOf, type ToyState } from "./cards.ts";
import { rules, type Toy } from "./rules.ts";

const seats = [0, 1, 2];

function begun(nth: number): ToyState {
  return rules.start({
    options: usual(rules.choices) as never,
    sides: seats,
    starter: 0,
    nth: 0,
    seed: seedFor(nth),
  });
}

/** Every position of a random game, what was played, and by whom. */
function played(nth: number) {
  const random = randomFrom(seedFor(nth));
  const states = [begun(nth)];
  const moves: Toy["move"][] = [];
  for (let state = begun(nth); rules.turn(state) !== null;) {
    const move = rules.forced(state) ?? one([...rules.moves(state)], random);
    const step = rules.apply(state, move);
    if (refused(step)) throw new Error(step.why);
    state = step.state;
    moves.push(move);
    states.push(state);
  }
  return { states, moves };
}

describe("face down", () => {
  test.each([null, ...seats])("for %s: the other racks, the deck and the seed", (viewer) => {
    for (const state of played(1).states) {
      const view = rules.view(state, viewer);
      expect(view.chance).toBeNull();
      expect(view.deck).toEqual(state.deck.map(() => null));
      for (const seat of seats) {
        const rack = state.racks[seat];
        expect(view.racks[seat]).toEqual(seat === viewer ? rack : rack?.map(() => null));
      }
      const { racks: _racks, deck: _deck, chance: _chance, ...open } = view;
      expect(state).toMatchObject(open);
    }
  });

  test("no card is named to an onlooker that is not open or played", () => {
    for (const state of played(2).states) {
      const text = rules.sketch(rules.view(state, null));
      const hidden = [...state.deck, ...state.racks.flat()].map((card) => nameOf(card ?? 0));
      expect(hidden.filter((name) => text.includes(name))).toEqual([]);
    }
  });
});

describe("two states that are equal in what somebody may know", () => {
  /** The same to `viewer`: what they cannot see is dealt anew. */
  function other(state: ToyState, viewer: number | null, nth: number): ToyState {
    return rules.imagine(rules.view(state, viewer), seedFor(1000 + nth));
  }

  test.each([null, ...seats])("give %s byte-equal views, sketches and reasons", (viewer) => {
    for (const [nth, state] of played(3).states.entries()) {
      const twin = other(state, viewer, nth);
      expect(JSON.stringify(twin)).not.toBe(JSON.stringify(state));
      const [a, b] = [rules.view(state, viewer), rules.view(twin, viewer)];
      expect(JSON.stringify(b)).toBe(JSON.stringify(a));
      expect(rules.sketch(b)).toBe(rules.sketch(a));
      if (viewer === null || rules.turn(state) !== viewer) continue;
      for (const move of [...cards, "skip"] as const) {
        const steps = [state, twin].map((one) => rules.apply(one, move));
        const shown = steps.map((step) => (refused(step) ? step.why : "taken"));
        expect(shown[1]).toBe(shown[0]);
      }
    }
  });

  test("really are dealt anew: every card is somewhere once", () => {
    for (const [nth, state] of played(4).states.entries()) {
      const { racks, deck, open, played: past } = other(state, 1, nth);
      const all = [...racks.flat(), ...deck, open, ...past].toSorted(
        (a, b) => Number(a) - Number(b),
      );
      expect(all).toEqual(cards);
    }
  });
});

test("the rules skip by themselves, and only then", () => {
  const games = Array.from({ length: 50 }, (_, nth) => played(nth));
  const skips = games.flatMap(({ moves }) => moves.filter((move) => move === "skip"));
  expect(skips.length).toBeGreaterThan(50);
  for (const { states, moves } of games) {
    expect(moves.length).toBeLessThanOrEqual(40);
    for (const [ply, move] of moves.entries()) {
      const state = states[ply];
      expect(state && rules.forced(state)).toBe(move === "skip" ? "skip" : null);
    }
  }
});

test("who leaves puts the rack under the deck, and the others play on", () => {
  const state = begun(5);
  const step = rules.leave(state, 0);
  if (refused(step)) throw new Error(step.why);
  const { racks, deck, gone, seat } = step.state;
  expect({ rack: racks[0], gone, seat }).toEqual({ rack: [], gone: [0], seat: 1 });
  expect(deck.slice(-3).toSorted()).toEqual(state.racks[0]?.toSorted());
  expect(rules.leave(step.state, 0)).toEqual({ why: "gone" });
});

test("a seat may be set up in any number that the rules allow", () => {
  const setups = Array.from({ length: 60 }, (_, nth) =>
    drawnSetup(anyRules(rules), seedFor(nth), []),
  );
  expect(new Set(setups.map(({ sides }) => sides.length))).toEqual(new Set([2, 3, 4]));
});
