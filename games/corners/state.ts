/** A position of Vier Ecken. JSON, never changed in place; the board and tests read its names. */
import type { Side } from "../../engine/rules.ts";
import { at, cellsOf, type Cell, type Cells } from "./cells.ts";

/** An open circle, an open box; filled they are capitals. */
export type Symbol = "o" | "x";

export interface CornersState {
  /** Cells in a row and rows: 7 or 9. */
  readonly n: number;
  /** Do diamonds count too? */
  readonly pro: boolean;
  readonly cells: Cells;
  /** Whose turn; null when it is over. */
  readonly side: Side | null;
  /** Who plays circles: the side that began. */
  readonly circles: Side;
}

export function symbolOf({ circles }: CornersState, side: Side): Symbol {
  return side === circles ? "o" : "x";
}

export function filledOf(symbol: Symbol): string {
  return symbol.toUpperCase();
}

/** The cells where one of these marks lies. */
export function lying({ n, cells }: CornersState, marks: string): readonly Cell[] {
  return cellsOf(n).filter((cell) => marks.includes(at(cells, cell)));
}
