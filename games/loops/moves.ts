/** Every legal turn, one at a time, and what the rules do by themselves (rules.md §3.5, §3.7). */
import { present, rackOf, type LoopsState } from "./state.ts";
import type { LoopsMove } from "./rules.ts";
import { canLay, mayExchange, mostLaid } from "./turns.ts";
import { add, moveOf, untouched, type Unfinished } from "./unfinished.ts";

/** Every order in which one to three tiles can be laid; else what is left to do. */
export function* moves(state: LoopsState): Iterable<LoopsMove> {
  if (state.seat === null) return;
  if (canLay(state)) return yield* longer(state, untouched(state));
  if (mayExchange(state)) yield "exchange";
  yield "keep";
}

function* longer(state: LoopsState, turn: Unfinished): Iterable<LoopsMove> {
  for (const next of nextTurns(state, turn)) {
    yield moveOf(next);
    if (next.placed.length < mostLaid) yield* longer(state, next);
  }
}

/** The turn with one more tile, in every way that is legal. */
export function* nextTurns(state: LoopsState, turn: Unfinished): Iterable<Unfinished> {
  for (const tile of turn.rack) {
    if (tile === null) continue;
    for (const at of turn.laid.open) {
      const next = add(state, turn, { tile, at });
      if (!("why" in next)) yield next;
    }
  }
}

/**
 * Where there is nothing to decide, nobody is asked: who can do nothing but keep is passed by,
 * and after a round in which nobody could lay every rack that cannot is exchanged (T-11).
 */
export function forced(state: LoopsState): LoopsMove | null {
  if (state.seat === null || rackOf(state).includes(null) || canLay(state)) return null;
  if (!mayExchange(state)) return "keep";
  return state.idle >= present(state).length ? "exchange" : null;
}
