/** Cells of the board: found, changed, written and named (rules.md, head and §2.1). */

/** Row and column, from 0, top left first. */
export type Cell = readonly [r: number, c: number];
/** Row by row: `.` free, `o` open circle, `O` filled circle, `x` open box, `X` filled box. */
export type Cells = readonly string[];

/** What lies there; nothing at all beyond the border. */
export function at(cells: Cells, [r, c]: Cell): string {
  return cells[r]?.charAt(c) ?? "";
}

/** The cell of a text that is one. */
export function cellOf(text: string): Cell {
  return [Number(text[0]), Number(text[2])];
}

/** The board with this mark on all of these. */
export function put(cells: Cells, where: readonly Cell[], mark: string): Cells {
  const rows = [...cells];
  for (const [r, c] of where) {
    const row = rows[r] ?? "";
    rows[r] = row.slice(0, c) + mark + row.slice(c + 1);
  }
  return rows;
}

/** Each of them once. */
export function distinct(cells: readonly Cell[]): readonly Cell[] {
  return [...new Map(cells.map((cell) => [String(cell), cell])).values()];
}

/** Every cell of a board, row by row. */
export function cellsOf(n: number): readonly Cell[] {
  return Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n]);
}
