/** Time for a turn. So far only "none": nobody is ever late. */
import type { Pace } from "./rules.ts";

/** The paces that are built. */
export const builtPaces: readonly Pace[] = ["none"];

/** When the turn that now begins is due (ms since 1970), or null for never. */
export function dueAt(pace: Pace): number | null {
  if (pace !== "none") throw new Error(`pace ${pace} is not built`);
  return null;
}
