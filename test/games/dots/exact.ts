/** What a position of plain boxes is worth with best play, counted out line by line. */
import { boxesAt, linesOf, sidesOf } from "../../../games/dots/lines.ts";
import type { DotsState } from "../../../games/dots/rules.ts";

export function freeIn(state: DotsState): readonly string[] {
  return linesOf(state).filter((line) => !state.lines.includes(line));
}

/** Boxes that the side on turn wins more than the other, for each line it may draw. */
export function valuesOf(state: DotsState): ReadonlyMap<string, number> {
  const free = freeIn(state);
  const bit = new Map(free.map((line, i) => [line, 1 << i]));
  /** By line, the sets of lines of which each, once drawn, closes a box. */
  const boxes = free.map((line) =>
    boxesAt(line, state).map((box) =>
      sidesOf(box).reduce((mask, side) => mask | (bit.get(side) ?? 0), 0),
    ),
  );
  const all = (1 << free.length) - 1;
  const known = new Map<number, number>();

  function after(drawn: number, i: number): number {
    const now = drawn | (1 << i);
    const closed = (boxes[i] ?? []).filter((box) => (box & now) === box).length;
    return closed > 0 ? closed + best(now) : 0 - best(now);
  }
  function best(drawn: number): number {
    if (drawn === all) return 0;
    const before = known.get(drawn);
    if (before !== undefined) return before;
    let most = -Infinity;
    for (let i = 0; i < free.length; i++) {
      if ((drawn & (1 << i)) === 0) most = Math.max(most, after(drawn, i));
    }
    known.set(drawn, most);
    return most;
  }
  return new Map(free.map((line, i) => [line, after(0, i)]));
}

export function valueOf(state: DotsState): number {
  const values = [...valuesOf(state).values()];
  return values.length === 0 ? 0 : Math.max(...values);
}
