/** Who sees what: only one's own rack, and never the bag (rules.md §4). */
import { randomFrom } from "../../engine/random.ts";
import type { Seat, Seed } from "../../engine/rules.ts";
import { seedFrom } from "./chance.ts";
import { unplaced, type Hidden, type LoopsState } from "./state.ts";

/** Without racks, what a seat has drawn is open to everybody (T-16). */
export function view(state: LoopsState, seat: Seat | null): LoopsState {
  const { racks, bag, mode } = state;
  return {
    ...state,
    racks: racks.map((rack, of) => (of === seat || mode === "rounds" ? rack : faceDown(rack))),
    bag: faceDown(bag),
    chance: null,
  };
}

/** What lies face down may be any tiles that are seen nowhere. */
export function imagine(seen: LoopsState, seed: Seed): LoopsState {
  const random = randomFrom(seed);
  const known = new Set([...seen.racks.flat(), ...seen.bag]);
  const rest = random.shuffle(unplaced(seen).filter((id) => !known.has(id)));
  const fill = (tiles: Hidden): Hidden => tiles.map((id) => id ?? rest.pop() ?? null);
  return {
    ...seen,
    racks: seen.racks.map(fill),
    bag: fill(seen.bag),
    chance: seedFrom(random),
  };
}

function faceDown(tiles: Hidden): Hidden {
  return tiles.map(() => null);
}
