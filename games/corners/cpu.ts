/** The CPU of Vier Ecken: looks one move ahead; from level 2 on also at what it gives away. */
import { refused } from "../../engine/rules.ts";
import type { Cpu } from "../../engine/search.ts";
import { at, distinct, type Cell } from "./cells.ts";
import { scores } from "./count.ts";
import { figuresOf } from "./figures.ts";
import { play } from "./play.ts";
import type { Corners } from "./rules.ts";
import { symbolOf, type CornersState } from "./state.ts";

export const cpu: Cpu<Corners> = {
  levels: [1, 2],
  choose(rules, view, level, random) {
    // Among equals the first, and which that is the dice have said.
    const order = random.shuffle([...rules.moves(view)]);
    const values = order.map((cell) => valueOf(view, cell, level > 1));
    const best = order[values.indexOf(Math.max(...values))];
    if (!best) throw new Error("no turn, no move");
    return best;
  },
};

/** What a move fills, if asked less the most that the answer to it could fill. */
function valueOf(state: CornersState, cell: Cell, careful: boolean): number {
  const step = play.apply(state, cell);
  if (refused(step)) return -Infinity;
  const gain = total(step.state) - total(state);
  return careful ? gain - mostOf(step.state) : gain;
}

/** The most that the side on turn could fill now. */
function mostOf(state: CornersState): number {
  return Math.max(0, ...lastCorners(state).map((cell) => valueOf(state, cell, false)));
}

/** Nothing is filled but by the last corner of a figure. */
function lastCorners(state: CornersState): readonly Cell[] {
  const { cells, side } = state;
  if (side === null) return [];
  const mine = symbolOf(state, side);
  const last = figuresOf(state).flatMap(({ corners }) => {
    const others = corners.filter((corner) => at(cells, corner) !== mine);
    return others.length === 1 ? others : [];
  });
  return distinct(last).filter((cell) => at(cells, cell) === ".");
}

/** A move fills none but the mover's. */
function total(state: CornersState): number {
  const [a, b] = scores(state);
  return a + b;
}
