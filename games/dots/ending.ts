/** Misère endings counted out: every order of the last few lines. */
import { boxesAt, type Size } from "./lines.ts";

/** 2¹⁵ positions take about a millisecond. */
export const endingUpTo = 15;

/**
 * What each of the last free lines is worth to whoever draws it, with best play after it: boxes
 * count against their owner, by their points. What twists would do is not foreseen.
 */
export function endingOf(
  free: readonly string[],
  size: Size,
  points: (box: string) => number,
): ReadonlyMap<string, number> {
  const beside = free.map((line) => boxesAt(line, size).map(String));
  const open = [...new Set(beside.flat())];
  const price = open.map(points);
  const missing = open.map((box) =>
    beside.reduce((mask, boxes, i) => (boxes.includes(box) ? mask | (1 << i) : mask), 0),
  );
  const touched = beside.map((boxes) => boxes.map((box) => open.indexOf(box)));
  /** By the set of lines that are left: what it is worth to the side to move. */
  const values = new Int16Array(1 << free.length);

  function after(left: number, i: number): number {
    const rest = left & ~(1 << i);
    const next = values[rest] ?? 0;
    let paid = 0;
    let isClosing = false;
    for (const box of touched[i] ?? []) {
      if (((missing[box] ?? 0) & rest) !== 0) continue;
      isClosing = true;
      paid += price[box] ?? 0;
    }
    return isClosing ? next - paid : 0 - next;
  }

  for (let left = 1; left < values.length; left++) {
    let best = -Infinity;
    for (let lines = left; lines !== 0; lines &= lines - 1) {
      best = Math.max(best, after(left, 31 - Math.clz32(lines & -lines)));
    }
    values[left] = best;
  }
  return new Map(free.map((line, i) => [line, after(values.length - 1, i)]));
}
