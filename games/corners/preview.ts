/** The complete outcome of a cell, before it is played ([V-3] of rules.md §2.5), and after. */
import { cascade, type Round } from "./cascade.ts";
import { at, cellOf, put, type Cell } from "./cells.ts";
import { figuresOf } from "./figures.ts";
import { symbolOf, type CornersState, type Symbol } from "./state.ts";

export interface Preview {
  readonly cell: Cell;
  /** The symbol that would be placed. */
  readonly symbol: Symbol;
  /** The position as it would be in the end. */
  readonly state: CornersState;
  readonly rounds: readonly Round[];
  /** Corners that would be filled, over all rounds: as many points. */
  readonly filled: readonly Cell[];
  /** Cells that would be added, over all rounds; later rounds may fill them too. */
  readonly added: readonly Cell[];
}

/** What the side on turn would get from this cell; null where it may place nothing. */
export function preview(state: CornersState, cell: Cell): Preview | null {
  const { side } = state;
  if (side === null || at(state.cells, cell) !== ".") return null;
  const symbol = symbolOf(state, side);
  const placed = put(state.cells, [cell], symbol);
  const { cells, rounds } = cascade(placed, symbol, figuresOf(state));
  const over = !cells.join("").includes(".");
  return {
    cell,
    symbol,
    state: { ...state, cells, side: over ? null : 1 - side },
    rounds,
    filled: rounds.flatMap(({ filled }) => filled),
    added: rounds.flatMap(({ added }) => added),
  };
}

/**
 * What each of these moves brought. A position does not say how it came about: it is played
 * again from the empty board, which is the same for everybody.
 */
export function outcomesOf(view: CornersState, moves: readonly string[]): readonly Preview[] {
  const { n, circles } = view;
  let state = { ...view, cells: Array.from({ length: n }, () => ".".repeat(n)), side: circles };
  const outcomes: Preview[] = [];
  for (const text of moves) {
    const outcome = preview(state, cellOf(text));
    if (outcome === null) return [];
    outcomes.push(outcome);
    state = outcome.state as typeof state;
  }
  return outcomes;
}
