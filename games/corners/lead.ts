/** When nobody can catch up any more. */
import type { Side } from "../../engine/rules.ts";
import { at, distinct } from "./cells.ts";
import { scores } from "./count.ts";
import { figuresOf } from "./figures.ts";
import { symbolOf, type CornersState } from "./state.ts";

/** The side that leads by more than the other could still fill. What is filled stays filled. */
export function decided(state: CornersState): Side | null {
  const [a, b] = scores(state);
  if (a === b) return null;
  const leader = a > b ? 0 : 1;
  return Math.abs(a - b) > mayFill(state, 1 - leader) ? leader : null;
}

/** At most so many more: the corners of figures that lack nothing but what is still free. */
function mayFill(state: CornersState, side: Side): number {
  const open = [".", symbolOf(state, side)];
  const possible = figuresOf(state).filter(({ corners }) =>
    corners.every((corner) => open.includes(at(state.cells, corner))),
  );
  return distinct(possible.flatMap(({ corners }) => corners)).length;
}
