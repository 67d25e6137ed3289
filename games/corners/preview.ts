/** The complete outcome of a cell, before it is played ([V-3] of rules.md §2.5), and after. */
import { refused } from "../../engine/rules.ts";
import type { Round } from "./cascade.ts";
import { cellOf, type Cell } from "./cells.ts";
import { play } from "./play.ts";
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
  const step = play.apply(state, cell);
  if (refused(step) || state.side === null) return null;
  const rounds = step.events.filter((event) => event.type === "round");
  return {
    cell,
    symbol: symbolOf(state, state.side),
    state: step.state,
    rounds,
    filled: rounds.flatMap(({ filled }) => filled),
    added: rounds.flatMap(({ added }) => added),
  };
}

/** What the cell that is previewed on a board would bring, as long as it may be placed. */
export function aheadOf(board: {
  readonly view: CornersState;
  readonly draft: { readonly text: string } | null;
  readonly active: boolean;
  readonly sent: string | null;
}): Preview | null {
  const { view, draft, active, sent } = board;
  return active && sent === null && draft ? preview(view, cellOf(draft.text)) : null;
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
