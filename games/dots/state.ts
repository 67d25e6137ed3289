/** A position of Käsekästchen. JSON, never changed in place; the board and tests read its names. */
import type { Seat, Side } from "../../engine/rules.ts";
import type { Theme } from "./fields.ts";

export const twists = ["x2", "bomb", "extra", "swap"] as const;
export type Twist = (typeof twists)[number];
export const symbols = [...twists, "w2", "w3"] as const;
/** What may lie in a box. */
export type Symbol = (typeof symbols)[number];

export interface DotsState {
  /** Boxes in a row, and rows, after the Blitz cut. */
  readonly w: number;
  readonly h: number;
  /** Drawn lines, in the order they were drawn. */
  readonly lines: readonly string[];
  /** Row by row: `.` open, `0` or `1` that side's, `#` bombed. */
  readonly owner: readonly string[];
  /** "row,column" → what lies there. */
  readonly symbols: Readonly<Record<string, Symbol>>;
  /** For the look alone. */
  readonly theme: Theme | null;
  /** Whose turn, and which member of that team; null when it is over. */
  readonly side: Side | null;
  readonly member: number | null;
  /** Extra lines banked in this turn. */
  readonly bank: number;
  readonly phase: "must" | "may" | "over";
  /** Owned ×2 boxes by side. */
  readonly x2: readonly [number, number];
  readonly hatz: boolean;
  readonly misere: boolean;
  readonly early: boolean;
  readonly rotation: "turn" | "line";
  /** Seats by side, and who of each is next. */
  readonly teams: readonly [readonly Seat[], readonly Seat[]];
  readonly next: readonly [number, number];
  readonly gone: readonly Seat[];
}

/** Is every box just a box, so that points are boxes? */
export function isPlain({ symbols: signs, hatz }: DotsState): boolean {
  return !hatz && Object.keys(signs).length === 0;
}
