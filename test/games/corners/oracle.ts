/**
 * The same rules written from the other end, to check the product with: figures are found from
 * their diagonals, and a cell lies within if it is on no side's outer hand.
 */
import type { Cell, Cells } from "../../../games/corners/cells.ts";

interface Outcome {
  readonly cells: Cells;
  /** Of each round: figures, filled, added. */
  readonly rounds: readonly (readonly [figures: number, filled: number, added: number])[];
}

/** Everything that follows from one more symbol. */
export function played(before: Cells, pro: boolean, [r, c]: Cell, symbol: string): Outcome {
  const grid = before.map((row) => [...row]);
  const rounds: [number, number, number][] = [];
  const placed = grid[r];
  if (placed) placed[c] = symbol;
  for (let quads = complete(grid, pro, symbol); quads.length;) {
    let [filled, added] = [0, 0];
    for (const [row, column] of quads.flat()) {
      const line = grid[row] ?? [];
      if (line[column] === symbol) filled++;
      line[column] = symbol.toUpperCase();
    }
    for (const [y, row] of grid.entries()) {
      for (const [x, mark] of row.entries()) {
        if (mark !== "." || !quads.some((quad) => isWithin([y, x], quad))) continue;
        row[x] = symbol;
        added++;
      }
    }
    rounds.push([quads.length, filled, added]);
    quads = complete(grid, pro, symbol);
  }
  return { cells: grid.map((row) => row.join("")), rounds };
}

/** Filled symbols, circles first. */
export function counted(cells: Cells): readonly [number, number] {
  let [circles, boxes] = [0, 0];
  for (const mark of cells.join("")) {
    if (mark === "O") circles++;
    if (mark === "X") boxes++;
  }
  return [circles, boxes];
}

/** Any two open symbols are a diagonal; the other two corners lie across its middle. */
export function complete(
  grid: readonly (readonly string[])[],
  pro: boolean,
  symbol: string,
): readonly (readonly Cell[])[] {
  const open = grid.flatMap((row, r) =>
    row.flatMap((mark, c): Cell[] => (mark === symbol ? [[r, c]] : [])),
  );
  const found = new Map<string, readonly Cell[]>();
  for (const a of open) {
    for (const b of open) {
      const [down, right] = [b[0] - a[0], b[1] - a[1]];
      const lengths = [Math.abs(down), Math.abs(right)].toSorted().join();
      if (!["2,2", "3,3", ...(pro ? ["0,4", "0,6"] : [])].includes(lengths)) continue;
      const [r, c] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const quad: readonly Cell[] = [
        a,
        [r + right / 2, c - down / 2],
        b,
        [r - right / 2, c + down / 2],
      ];
      if (!quad.every(([y, x]) => grid[y]?.[x] === symbol)) continue;
      found.set(quad.map(String).toSorted().join(" "), quad);
    }
  }
  return [...found.values()];
}

/** On the same hand of all four sides, or on one of them. */
function isWithin([r, c]: Cell, quad: readonly Cell[]): boolean {
  const hands = quad.map(([y, x], i) => {
    const [nextY, nextX] = quad[(i + 1) % 4] ?? [y, x];
    return (nextX - x) * (r - y) - (nextY - y) * (c - x);
  });
  return hands.every((hand) => hand >= 0) || hands.every((hand) => hand <= 0);
}
