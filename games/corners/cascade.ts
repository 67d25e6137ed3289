/** What follows from a new symbol, round by round, each all at once (rules.md §2.3). */
import { at, distinct, put, type Cell, type Cells } from "./cells.ts";
import type { Figure } from "./figures.ts";
import { filledOf, type Symbol } from "./state.ts";

export interface Round {
  /** The figures that were complete. */
  readonly figures: readonly Figure[];
  /** Their corners, now filled; one that several share is here once. */
  readonly filled: readonly Cell[];
  /** What lay free within them and now holds an open symbol. */
  readonly added: readonly Cell[];
}

/** The board when nothing more is complete. Ends, because each round uses up open symbols. */
export function cascade(
  cells: Cells,
  symbol: Symbol,
  all: readonly Figure[],
  rounds: readonly Round[] = [],
): { readonly cells: Cells; readonly rounds: readonly Round[] } {
  const figures = all.filter(({ corners }) =>
    corners.every((corner) => at(cells, corner) === symbol),
  );
  if (figures.length === 0) return { cells, rounds };
  const within = figures.flatMap(({ area }) => area);
  const filled = distinct(figures.flatMap(({ corners }) => corners));
  const added = distinct(within.filter((cell) => at(cells, cell) === "."));
  const next = put(put(cells, filled, filledOf(symbol)), added, symbol);
  return cascade(next, symbol, all, [...rounds, { figures, filled, added }]);
}
