/** A position of Schleifen. JSON, never changed in place; null is a tile that lies face down. */
import type { Seat } from "../../engine/rules.ts";
import { faces, type Face } from "./tiles.ts";

/** A tile by its number in the set. */
export type Id = number;
/** Row and column, from the top left. */
export type Field = readonly [r: number, c: number];
export type Hidden = readonly (Id | null)[];

export interface LoopsState {
  /** Digits are premiums, other characters plain fields. */
  readonly layout: readonly string[];
  /** In the order they were laid, the start tile first. */
  readonly tiles: readonly (readonly [r: number, c: number, id: Id])[];
  /** By seat. */
  readonly racks: readonly Hidden[];
  /** Drawn from the end. */
  readonly bag: Hidden;
  /** Whose turn; null when it is over. */
  readonly seat: Seat | null;
  /** Who began: a round is over when the turn comes back here. */
  readonly starter: Seat;
  readonly scores: readonly number[];
  readonly gone: readonly Seat[];
  /** Turns in a row without a tile laid. */
  readonly idle: number;
  /** Nothing is left to draw: who cannot lay is skipped, and that is no turn of theirs. */
  readonly skips: boolean;
  readonly mode: "racks" | "rounds";
  /** From 1. */
  readonly round: number;
  /** Without racks: how many rounds there are, and how many tiles a seat draws for a turn. */
  readonly rounds: number | null;
  readonly draw: number | null;
  /** Other tiles than the 81. */
  readonly set?: readonly Face[];
  /** What the next shuffle comes from; null in views. "list": nothing is shuffled (§5). */
  readonly chance: string | null;
}

/** The tiles that this game is played with. */
export function setOf({ set }: LoopsState): readonly Face[] {
  return set ?? faces;
}

/** Everything in racks and bag, whoever sees it: what has not been laid. */
export function unplaced(state: LoopsState): readonly Id[] {
  const placed = new Set(state.tiles.map(([, , id]) => id));
  return [...setOf(state).keys()].filter((id) => !placed.has(id));
}

/** The seats that still play. */
export function present({ racks, gone }: LoopsState): readonly Seat[] {
  return [...racks.keys()].filter((seat) => !gone.includes(seat));
}

/** The rack of the seat on turn. */
export function rackOf({ racks, seat }: LoopsState): Hidden {
  return (seat === null ? null : racks[seat]) ?? [];
}

/** How many seats have their turn before this one in a round. */
export function orderIn({ racks, starter }: LoopsState, seat: Seat): number {
  return (seat - starter + racks.length) % racks.length;
}
