/** Points, and when nobody can catch up any more (rules.md §2.4). */
import type { Side } from "../../engine/rules.ts";
import { at, distinct } from "./cells.ts";
import { figuresOf } from "./figures.ts";
import { filledOf, symbolOf, type CornersState } from "./state.ts";

/** Filled symbols by side. */
export function scores(state: CornersState): readonly [number, number] {
  return [filled(state, 0), filled(state, 1)];
}

function filled(state: CornersState, side: Side): number {
  return state.cells.join("").split(filledOf(symbolOf(state, side))).length - 1;
}

/** There is no tie-break (V-2). */
export function worth(state: CornersState): readonly (readonly number[])[] {
  return scores(state).map((points) => [points]);
}

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
