/** A whole turn and what follows: the refill, the next seat, the end (rules.md §3.5–3.9). */
import type { Seat, Step } from "../../engine/rules.ts";
import { laidOf } from "./laid.ts";
import { fieldsOf } from "./placing.ts";
import type { Loops, LoopsEvent, LoopsMove } from "./rules.ts";
import {
  orderIn,
  present,
  rackOf,
  setOf,
  unplaced,
  type Hidden,
  type LoopsState,
} from "./state.ts";
import { add, fieldsFor, untouched, type Placement } from "./unfinished.ts";

/** The state with its bag in another order. */
export type Shuffle = (state: LoopsState) => LoopsState;

/** Tiles in one turn. */
export const mostLaid = 3;
/** Turns without a tile, for each seat, after which the game is over. */
const mostIdle = 20;

type Taken = Extract<Step<Loops>, { state: LoopsState }>;

export function apply(state: LoopsState, move: LoopsMove, shuffle: Shuffle): Step<Loops> {
  if (state.seat === null) return { why: "game-over" };
  if (move === "exchange" || move === "keep") return rest(state, state.seat, move, shuffle);
  return lay(state, state.seat, move.lay, shuffle);
}

function lay(
  state: LoopsState,
  seat: Seat,
  placements: readonly Placement[],
  shuffle: Shuffle,
): Step<Loops> {
  if (placements.length === 0) return { why: "nothing-laid" };
  if (placements.length > mostLaid) return { why: "too-many" };
  let turn = untouched(state);
  for (const placement of placements) {
    const next = add(state, turn, placement);
    if ("why" in next) return next;
    turn = next;
  }
  const { rack, placed } = turn;
  const refill = state.mode === "racks" ? drawn(state, placements.length).toReversed() : [];
  const gain = placed.reduce((sum, { total }) => sum + total, 0);
  const after = {
    ...state,
    tiles: [...state.tiles, ...placed.map(({ tile, at: [r, c] }) => [r, c, tile] as const)],
    racks: state.racks.with(seat, [...rack, ...refill]),
    bag: state.bag.slice(0, state.bag.length - refill.length),
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) + gain),
    idle: 0,
  };
  const events = placed.map((one): LoopsEvent => ({ type: "lay", seat, ...one }));
  if (refill.length > 0) events.push({ type: "draw", seat, count: refill.length });
  return handOn(after, seat, events, shuffle);
}

/** A turn without a tile: all of the rack is exchanged, or kept (§3.7). */
function rest(
  state: LoopsState,
  seat: Seat,
  move: "exchange" | "keep",
  shuffle: Shuffle,
): Step<Loops> {
  if (canLay(state)) return { why: "can-lay" };
  if (move === "exchange" && !mayExchange(state)) return { why: "no-exchange" };
  const idle = state.idle + (state.skips ? 0 : 1);
  const rested = { ...state, idle };
  const after =
    move === "keep" ? rested : dealt(returned(rested, seat, shuffle), seat, rackOf(state).length);
  return handOn(after, seat, [{ type: move, seat }], shuffle);
}

/** Can a tile of the rack be laid, as far as it can be seen? */
export function canLay(state: LoopsState): boolean {
  const turn = untouched(state);
  return turn.rack.some((id) => id !== null && fieldsFor(state, turn, id).length > 0);
}

/** Is there anything to be exchanged, and for what? Whether it may be laid is not asked here. */
export function mayExchange(state: LoopsState): boolean {
  return state.mode === "racks" && state.bag.length > 0 && rackOf(state).length > 0;
}

/** A seat drops out; its tiles go into the bag (§4, G-2). */
export function leave(state: LoopsState, seat: Seat, shuffle: Shuffle): Step<Loops> {
  if (state.seat === null) return { why: "game-over" };
  if (!present(state).includes(seat)) return { why: "gone" };
  const left = returned({ ...state, gone: [...state.gone, seat] }, seat, shuffle);
  const events: readonly LoopsEvent[] = [{ type: "left", seat }];
  if (present(left).length < 2) return over(left, events);
  if (state.seat === seat) return handOn(left, seat, events, shuffle);
  return { state: { ...left, skips: left.skips && left.bag.length === 0 }, events };
}

/** The turn passes, unless that was the last. */
function handOn(
  state: LoopsState,
  from: Seat,
  events: readonly LoopsEvent[],
  shuffle: Shuffle,
): Taken {
  const cleared = state.mode === "rounds" ? returned(state, from, shuffle) : state;
  const seat = seatAfter(state, from);
  const round = state.round + (orderIn(state, seat) > orderIn(state, from) ? 0 : 1);
  const next = { ...cleared, seat, round };
  if (isOver(next)) return over(next, events);
  if (state.mode === "racks") return { state: { ...next, skips: next.bag.length === 0 }, events };
  const ready = dealt(next, seat, state.draw ?? 0);
  return { state: ready, events: [...events, { type: "draw", seat, count: rackOf(ready).length }] };
}

function over(state: LoopsState, events: readonly LoopsEvent[]): Taken {
  return { state: { ...state, seat: null, skips: false }, events: [...events, { type: "over" }] };
}

/** No tile that is left can be laid, whoever has it: so everybody can tell (§3.8, §3.9). */
function isOver(state: LoopsState): boolean {
  const { idle, round, rounds, bag, draw } = state;
  if (idle >= mostIdle * present(state).length) return true;
  if (rounds !== null && round > rounds) return true;
  const laid = laidOf(state);
  // Without racks the bag is judged as the next seat leaves it.
  const mayClose = bag.length <= (draw ?? 0);
  const left = unplaced(state).map((id) => setOf(state)[id]);
  return !left.some((face) => face && fieldsOf(laid, face, mayClose).length > 0);
}

/** A rack goes back into the bag. */
function returned(state: LoopsState, seat: Seat, shuffle: Shuffle): LoopsState {
  const bag = [...state.bag, ...(state.racks[seat] ?? [])];
  return shuffle({ ...state, bag, racks: state.racks.with(seat, []) });
}

/** The last so many of the bag, as far as it reaches. */
function drawn({ bag }: LoopsState, count: number): Hidden {
  return bag.slice(Math.max(0, bag.length - count));
}

/** A seat without tiles draws so many. */
function dealt(state: LoopsState, seat: Seat, count: number): LoopsState {
  const rack = drawn(state, count);
  const bag = state.bag.slice(0, state.bag.length - rack.length);
  return { ...state, bag, racks: state.racks.with(seat, rack) };
}

/** The next seat that still plays. */
function seatAfter(state: LoopsState, seat: Seat): Seat {
  const there = present(state);
  return there.find((one) => one > seat) ?? there[0] ?? seat;
}
