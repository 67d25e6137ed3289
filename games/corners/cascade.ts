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
  figures: readonly Figure[],
): { readonly cells: Cells; readonly rounds: readonly Round[] } {
  const rounds: Round[] = [];
  let now = cells;
  for (;;) {
    const round = roundOn(now, symbol, figures);
    if (round.figures.length === 0) return { cells: now, rounds };
    now = put(put(now, round.filled, filledOf(symbol)), round.added, symbol);
    rounds.push(round);
  }
}

function roundOn(cells: Cells, symbol: Symbol, figures: readonly Figure[]): Round {
  const complete = figures.filter(({ corners }) =>
    corners.every((corner) => at(cells, corner) === symbol),
  );
  const within = complete.flatMap(({ area }) => area);
  return {
    figures: complete,
    filled: distinct(complete.flatMap(({ corners }) => corners)),
    added: distinct(within.filter((cell) => at(cells, cell) === ".")),
  };
}
