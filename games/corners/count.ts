/** Points (rules.md §2.4). */
import type { Side } from "../../engine/rules.ts";
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
