/** Squares and diamonds: four corners that count, and what they enclose (rules.md §2.2). */
import { cellsOf, type Cell } from "./cells.ts";

export interface Figure {
  /** Clockwise, so that a line through them is the outline. */
  readonly corners: readonly Cell[];
  /** All cells within, corners and border too. */
  readonly area: readonly Cell[];
}

/** From corner to corner of a square, from the centre to a corner of a diamond. */
const reaches = [2, 3] as const;

/** They are asked for at every move, and are the same for all boards of a kind. */
const known: Record<string, readonly Figure[]> = {};

/** All that may count on a board of that size; diamonds only in Profimodus. */
export function figuresOf({ n, pro }: { readonly n: number; readonly pro: boolean }) {
  return (known[`${n} ${pro}`] ??= made(n, pro));
}

function made(n: number, pro: boolean): readonly Figure[] {
  const shapes = reaches.flatMap((k) => (pro ? [square(k), diamond(k)] : square(k)));
  const all = cellsOf(n).flatMap(([r, c]) => {
    const from = ([down, right]: Cell): Cell => [r + down, c + right];
    return shapes.map(({ corners, area }) => ({
      corners: corners.map(from),
      area: area.map(from),
    }));
  });
  return all.filter(({ corners }) => corners.flat().every((i) => i >= 0 && i < n));
}

/** From its first corner. */
function square(k: number): Figure {
  return {
    corners: [
      [0, 0],
      [0, k],
      [k, k],
      [k, 0],
    ],
    area: cellsOf(k + 1),
  };
}

/** Around its centre, which is a cell like any other within. */
function diamond(k: number): Figure {
  return {
    corners: [
      [-k, 0],
      [0, k],
      [k, 0],
      [0, -k],
    ],
    area: cellsOf(2 * k + 1)
      .map(([down, right]): Cell => [down - k, right - k])
      .filter(([down, right]) => Math.abs(down) + Math.abs(right) <= k),
  };
}
