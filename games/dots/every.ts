/** Every choice of targets that there is: for whoever tries all moves. */
import type { Box } from "./lines.ts";
import type { DotsState } from "./state.ts";
import { closes, countOf, has, ownedBy } from "./targets.ts";

/** Every choice of targets that this line allows, none twice. */
export function* choices(
  state: DotsState,
  line: string,
): Iterable<{ readonly bombs: readonly Box[]; readonly swaps: readonly Box[] }> {
  const closed = closes(state, line);
  const others = state.side === null ? [] : ownedBy(state, 1 - state.side);
  const most = Math.min(countOf(state, closed, "bomb"), others.length);
  for (let count = 0; count <= most; count++) {
    for (const bombs of subsets(others, count)) {
      const left = others.filter((box) => !has(bombs, box));
      const needed = Math.min(countOf(state, closed, "swap"), left.length);
      for (const swaps of subsets(left, needed)) yield { bombs, swaps };
    }
  }
}

function* subsets(boxes: readonly Box[], size: number, from = 0): Iterable<readonly Box[]> {
  if (size === 0) return yield [];
  for (let i = from; i < boxes.length; i++) {
    const box = boxes[i];
    if (box) for (const rest of subsets(boxes, size - 1, i + 1)) yield [box, ...rest];
  }
}
