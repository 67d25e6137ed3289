/** Squares and diamonds: four corners that count, and what they enclose (rules.md §2.2). */
import { cellsOf, type Cell } from "./cells.ts";

export interface Figure {
  /** Clockwise, so that a line through them is the outline. */
  readonly corners: readonly [Cell, Cell, Cell, Cell];
  /** All cells within, corners and border too. */
  readonly area: readonly Cell[];
}

/** From corner to corner of a square, from the centre to a corner of a diamond. */
const reaches = [2, 3] as const;

/** They are asked for at every move, and are the same for all boards of a kind. */
const known = new Map<string, readonly Figure[]>();

/** All that may count on a board of that size; diamonds only in Profimodus. */
export function figuresOf({ n, pro }: { readonly n: number; readonly pro: boolean }) {
  const key = `${n} ${pro}`;
  const figures = known.get(key) ?? made(n, pro);
  known.set(key, figures);
  return figures;
}

function made(n: number, pro: boolean): readonly Figure[] {
  const all = cellsOf(n).flatMap((cell) =>
    reaches.flatMap((k) => (pro ? [square(cell, k), diamond(cell, k)] : [square(cell, k)])),
  );
  const on = (i: number): boolean => i >= 0 && i < n;
  return all.filter(({ corners }) => corners.every(([r, c]) => on(r) && on(c)));
}

function square([r, c]: Cell, k: number): Figure {
  return {
    corners: [
      [r, c],
      [r, c + k],
      [r + k, c + k],
      [r + k, c],
    ],
    area: cellsOf(k + 1).map(([down, right]) => [r + down, c + right]),
  };
}

/** Around a centre, which is a cell like any other within. */
function diamond([r, c]: Cell, k: number): Figure {
  const around = cellsOf(2 * k + 1).map(([down, right]): Cell => [down - k, right - k]);
  return {
    corners: [
      [r - k, c],
      [r, c + k],
      [r + k, c],
      [r, c - k],
    ],
    area: around
      .filter(([down, right]) => Math.abs(down) + Math.abs(right) <= k)
      .map(([down, right]) => [r + down, c + right]),
  };
}
