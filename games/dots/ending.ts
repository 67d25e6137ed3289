/** Misère endings counted out: every order of the last few lines, for plain boxes. */
import { boxesAt, linesOf, type Size } from "./lines.ts";

/** 2¹³ positions take one or two milliseconds. */
export const endingUpTo = 17;

/**
 * What the side to move loses to the other with best play, line by line: its boxes count against
 * it, by their points. Twists that would fire are not foreseen.
 */
export function endingOf(
  free: readonly string[],
  size: Size,
  points: (box: string) => number,
): ReadonlyMap<string, number> {
  const boxes = [...new Set(free.flatMap((line) => boxesAt(line, size).map(String)))];
  const cost = boxes.map(points);
  const around = boxes.map((box) =>
    free.reduce((mask, line, i) => {
      const touches = boxesAt(line, size).some((one) => String(one) === box);
      return touches ? mask | (1 << i) : mask;
    }, 0),
  );
  const beside = free.map((line) => boxesAt(line, size).map((box) => boxes.indexOf(String(box))));
  const known = new Map<number, number>();

  /** What drawing this line of those left brings: nothing or worse at once, and what follows. */
  function after(left: number, i: number): number {
    const rest = left & ~(1 << i);
    let price = 0;
    let closes = false;
    for (const box of beside[i] ?? []) {
      if (((around[box] ?? 0) & rest) !== 0) continue;
      closes = true;
      price += cost[box] ?? 0;
    }
    return closes ? value(rest) - price : 0 - value(rest);
  }

  function value(left: number): number {
    if (left === 0) return 0;
    const before = known.get(left);
    if (before !== undefined) return before;
    let best = -Infinity;
    for (let i = 0; i < free.length; i++) {
      if ((left & (1 << i)) !== 0) best = Math.max(best, after(left, i));
    }
    known.set(left, best);
    return best;
  }

  const all = (1 << free.length) - 1;
  return new Map(free.map((line, i) => [line, after(all, i)]));
}
