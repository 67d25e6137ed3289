/** What of Schleifen lies face down, and that nothing else of it can be told apart (H1–H7). */
import { describe, expect, test } from "vitest";
import { refused, type Seat } from "../../../engine/rules.ts";
import { rules, type LoopsMove, type LoopsState } from "../../../games/loops/rules.ts";
import { play } from "../../../games/loops/play.ts";
import { faces } from "../../../games/loops/tiles.ts";
import { seedFor } from "../../setups.ts";
import { face, played } from "./play.ts";

const seats = [0, 1, 2];
const racks = played({ seats: 3, nth: 1 }).states;
const rounds = played({ seats: 3, nth: 2, options: { mode: "rounds" } }).states;

describe.each([null, ...seats])("for %s", (viewer) => {
  test("the other racks, the bag and the chance lie face down, and nothing else does", () => {
    for (const state of racks) {
      const view = rules.view(state, viewer);
      expect([view.chance, new Set(view.bag)]).toEqual([null, new Set(state.bag.map(() => null))]);
      expect(view.bag.length).toBe(state.bag.length);
      for (const seat of seats) {
        const rack = state.racks[seat];
        expect(view.racks[seat]).toEqual(seat === viewer ? rack : rack?.map(() => null));
      }
      const { racks: _racks, bag: _bag, chance: _chance, ...open } = view;
      expect(state).toMatchObject(open);
    }
  });
  test("without racks, what is drawn is open to everybody", () => {
    for (const state of rounds) {
      const view = rules.view(state, viewer);
      expect(view.racks).toEqual(state.racks);
      expect(new Set(view.bag).has(null)).toBe(state.bag.length > 0);
      expect(view.chance).toBeNull();
    }
  });
});

test("names that stand for hidden tiles are in no view and no sketch of it", () => {
  for (const state of racks) {
    for (const viewer of [null, ...seats]) {
      // Every hidden tile becomes one that cannot be mistaken: nines lie nowhere else.
      const hidden = new Set([
        ...state.bag,
        ...state.racks.flatMap((rack, seat) => (seat === viewer ? [] : rack)),
      ]);
      const number = (id: number | null): number | null =>
        id !== null && hidden.has(id) ? 7000 + id : id;
      const set = [...faces, ...Array.from({ length: 7000 }, () => face("NESW9"))];
      const marked: LoopsState = {
        ...state,
        set,
        racks: state.racks.map((rack) => rack.map(number)),
        bag: state.bag.map(number),
        chance: "ca".repeat(32),
      };
      const { set: _set, ...view } = rules.view(marked, viewer);
      expect(JSON.stringify(view)).not.toMatch(/7\d{3}|caca/);
      expect(rules.sketch(rules.view(marked, viewer))).not.toContain("┼9");
    }
  }
});

describe("two states that are equal in what somebody may know", () => {
  /** What a seat on turn might send: its own tiles, others', everywhere and nowhere. */
  function attempts(state: LoopsState, nth: number): readonly LoopsMove[] {
    const fields = [
      [5, 5],
      [nth % 11, (nth * 7) % 11],
      [12, 0],
    ] as const;
    const tiles = [0, nth % 81, ...(state.racks[state.seat ?? -1] ?? [])];
    const lays = tiles.flatMap((tile) =>
      fields.map((at) => ({ lay: [{ tile: tile ?? 80, at }] }) as const),
    );
    return ["exchange", "keep", { lay: [] }, ...lays];
  }
  const shown = (state: LoopsState, move: LoopsMove): string => {
    const step = rules.apply(state, move);
    return refused(step) ? step.why : "taken";
  };

  test("give byte-equal views, sketches and reasons: 5,000 pairs", { timeout: 300_000 }, () => {
    let pairs = 0;
    for (let game = 0; pairs < 5000; game++) {
      const options = { mode: game % 4 === 3 ? "rounds" : "racks" };
      const { states } = played({ seats: 2 + (game % 3), options, nth: 50 + game });
      for (const [nth, state] of states.entries()) {
        for (const viewer of [null, ...state.racks.keys()] as readonly (Seat | null)[]) {
          const view = rules.view(state, viewer);
          const twin = rules.imagine(view, seedFor(9000 + pairs));
          const other = rules.view(twin, viewer);
          expect(JSON.stringify(other)).toBe(JSON.stringify(view));
          expect(rules.sketch(other)).toBe(rules.sketch(view));
          expect(rules.decided(twin)).toBe(rules.decided(state));
          pairs++;
          if (viewer === null || state.seat !== viewer || pairs % 5 !== 0) continue;
          for (const move of attempts(state, nth)) {
            expect(shown(twin, move)).toBe(shown(state, move));
          }
        }
      }
    }
    expect(pairs).toBeGreaterThanOrEqual(5000);
  });

  test("really are dealt anew: every tile is somewhere once", () => {
    const twins = racks.map((state, nth) => rules.imagine(rules.view(state, 1), seedFor(nth)));
    for (const { racks, bag, tiles } of twins) {
      const all = [...racks.flat(), ...bag, ...tiles.map(([, , id]) => id)];
      expect(all.toSorted((a, b) => Number(a) - Number(b))).toEqual([...faces.keys()]);
    }
    const changed = twins.filter(({ bag }, nth) => String(bag) !== String(racks[nth]?.bag));
    expect(changed.length).toBeGreaterThan(racks.length / 2);
  });
});

test("a page that looks on replays every move to what it is then shown", () => {
  const { states, moves } = played({ seats: 4, nth: 8 });
  for (const viewer of [null, 0, 1, 2, 3]) {
    for (const [ply, move] of moves.entries()) {
      const [before, next] = [states[ply], states[ply + 1]];
      if (!before || !next) continue;
      const step = play.apply(rules.view(before, viewer), move);
      if (refused(step)) throw new Error(step.why);
      const { racks, bag, ...open } = step.state;
      const seen = rules.view(next, viewer);
      expect(seen).toMatchObject(open);
      expect(bag).toEqual(seen.bag);
      for (const [seat, rack] of racks.entries()) {
        const known = rack.map((id, i) => (id === null ? null : seen.racks[seat]?.[i]));
        expect([rack.length, rack]).toEqual([seen.racks[seat]?.length, known]);
      }
    }
  }
});
