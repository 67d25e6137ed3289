/** A turn in the making: the tiles laid so far, each seen by the next (rules.md §3.5). */
import { laidOf, put, type Laid } from "./laid.ts";
import { fieldsOf, misplaced, type Misplaced } from "./placing.ts";
import { pointsOf, type Points } from "./points.ts";
import { rackOf, setOf, unplaced, type Field, type Hidden, type Id } from "./state.ts";
import type { LoopsState } from "./state.ts";

export interface Placement {
  readonly tile: Id;
  readonly at: Field;
}

/** A placement and what it brings. */
export type Placed = Placement & Points;

export interface Unfinished {
  /** The board as it then is. */
  readonly laid: Laid;
  /** What is left of the rack. */
  readonly rack: Hidden;
  readonly placed: readonly Placed[];
}

/** The turn before anything is laid. */
export function untouched(state: LoopsState): Unfinished {
  return { laid: laidOf(state), rack: rackOf(state), placed: [] };
}

/** One more tile laid, or why not. */
export function add(
  state: LoopsState,
  turn: Unfinished,
  { tile, at }: Placement,
): Unfinished | { readonly why: Misplaced | "no-such-tile" } {
  const face = setOf(state)[tile];
  const place = placeIn(state, turn, tile);
  if (face === undefined || place < 0) return { why: "no-such-tile" };
  const why = misplaced(turn.laid, face, at, mayClose(state));
  if (why !== null) return { why };
  return {
    laid: put(turn.laid, face, at),
    rack: turn.rack.toSpliced(place, 1),
    placed: [...turn.placed, { tile, at, ...pointsOf(turn.laid, face, at) }],
  };
}

/** What laying these tiles is called. */
export function moveOf({ placed }: Unfinished): { readonly lay: readonly Placement[] } {
  return { lay: placed.map(({ tile, at }) => ({ tile, at })) };
}

/** Only once the bag was empty when the turn began may the last open line be closed. */
export function mayClose({ bag }: LoopsState): boolean {
  return bag.length === 0;
}

/** Where a tile may lie next. */
export function fieldsFor(state: LoopsState, { laid }: Unfinished, tile: Id): readonly Field[] {
  const face = setOf(state)[tile];
  return face ? fieldsOf(laid, face, mayClose(state)) : [];
}

/** Where it is in the rack; a tile that nobody sees may be any that lies face down there. */
function placeIn(state: LoopsState, { rack, placed }: Unfinished, tile: Id): number {
  const known = rack.indexOf(tile);
  if (known >= 0 || !rack.includes(null)) return known;
  const used = placed.map((one) => one.tile);
  const elsewhere = [...used, ...state.racks.flat(), ...state.bag].includes(tile);
  return elsewhere || !unplaced(state).includes(tile) ? -1 : rack.indexOf(null);
}
