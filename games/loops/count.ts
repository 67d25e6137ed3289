/** Points, places, and who can no longer be caught (rules.md §3.6, §3.8). */
import type { Seat, Side } from "../../engine/rules.ts";
import { orderIn, present, setOf, unplaced, type LoopsState } from "./state.ts";
import { mostLaid } from "./turns.ts";

export function scores(state: LoopsState): readonly number[] {
  return state.scores;
}

/** Who has left comes last, whatever they had (G-2). */
export function worth({ scores: points, gone }: LoopsState): readonly (readonly number[])[] {
  return points.map((mine, seat) => [gone.includes(seat) ? -1 : mine]);
}

/** Told from what is open alone, and never too early: others may get the most there can be. */
export function decided(state: LoopsState): Side | null {
  const there = present(state);
  const sure = there.find((seat) =>
    there.every((other) => other === seat || mostOf(state, other) < (state.scores[seat] ?? 0)),
  );
  return sure ?? null;
}

/** No seat can reach more: the best tiles it may lay, on the best premium, all ends connected. */
function mostOf(state: LoopsState, seat: Seat): number {
  const set = setOf(state);
  const dearest = Math.max(...set.map(([, value]) => value));
  const premiums = state.layout.join("").match(/[1-9]/g) ?? [];
  const premium = Math.max(1, ...premiums.map(Number));
  const most = unplaced(state).map((id) => {
    const [ends, value] = set[id] ?? [[], 0];
    return value * premium + ends.filter((end) => end > 0).length * dearest;
  });
  const best = most.toSorted((a, b) => b - a).slice(0, tilesLeft(state, seat));
  return best.reduce((sum, one) => sum + one, state.scores[seat] ?? 0);
}

/** How many tiles a seat can still lay, at most. */
function tilesLeft(state: LoopsState, seat: Seat): number {
  const { seat: turn, rounds, round, racks, bag } = state;
  if (turn === null) return 0;
  if (rounds !== null) {
    const turns = rounds - round + (orderIn(state, seat) >= orderIn(state, turn) ? 1 : 0);
    return turns * mostLaid;
  }
  const rack = racks[seat]?.length ?? 0;
  // An empty rack is never filled again; an empty bag is, if one of three or more leaves.
  const refills = bag.length > 0 || present(state).length > 2;
  return rack > 0 && refills ? Infinity : rack;
}
