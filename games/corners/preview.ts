/** The complete outcome of a cell, before it is played ([V-3] of rules.md §2.5). */
import { refused } from "../../engine/rules.ts";
import type { Cell, Cells } from "./cells.ts";
import { play } from "./play.ts";
import type { CornersState, Symbol } from "./state.ts";

export interface Preview {
  readonly cell: Cell;
  /** The symbol that would be placed. */
  readonly symbol: Symbol;
  /** The board as it would be in the end. */
  readonly cells: Cells;
  /** Corners that would be filled, over all rounds: as many points. */
  readonly filled: readonly Cell[];
  /** Cells that would be added, over all rounds; later rounds may fill them too. */
  readonly added: readonly Cell[];
  readonly rounds: number;
}

/** What the side on turn would get from this cell; null where it may place nothing. */
export function preview(state: CornersState, cell: Cell): Preview | null {
  const step = play.apply(state, cell);
  const [placed, ...rest] = refused(step) ? [] : step.events;
  if (refused(step) || placed?.type !== "place") return null;
  const rounds = rest.filter((event) => event.type === "round");
  return {
    cell,
    symbol: placed.symbol,
    cells: step.state.cells,
    filled: rounds.flatMap(({ filled }) => filled),
    added: rounds.flatMap(({ added }) => added),
    rounds: rounds.length,
  };
}
