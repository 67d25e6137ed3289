/** What can be chosen for a board, and what does not go together (rules.md §2.1, formats §1). */
import type { Chosen } from "../../engine/options.ts";
import type { Frame } from "../../engine/rules.ts";

export const choices = {
  n: { of: [7, 9] },
  pro: { of: [false, true] },
} as const;
export type CornersOptions = Chosen<typeof choices>;

export const refusals = ["series", "sides", "ranked"] as const;

/** Both boards and both modes go with anything; what may refuse is the match around them. */
export function check(_: CornersOptions, frame: Frame): (typeof refusals)[number] | null {
  if (frame.series !== "single") return "series";
  if (frame.sides.length !== 2 || frame.sides.some((side, seat) => side !== seat)) return "sides";
  return frame.ranked && frame.undo !== "off" ? "ranked" : null;
}
