/** Points (rules.md §2.4). */
import type { Side } from "../../engine/rules.ts";
import { filledOf, lying, symbolOf, type CornersState } from "./state.ts";

/** Filled symbols by side. */
export function scores(state: CornersState): readonly [number, number] {
  const filled = (side: Side): number => lying(state, filledOf(symbolOf(state, side))).length;
  return [filled(0), filled(1)];
}
