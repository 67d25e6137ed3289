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

/** `3,3`: a cell wherever it may lie, beyond the border too. */
export function readCell(text: string): Cell | null {
  const [, r, c] = /^(\d),(\d)$/.exec(text) ?? [];
  return r === undefined ? null : [Number(r), Number(c)];
}

/** For people: columns are letters from the left, rows numbers from the top. */
export function cellName([r, c]: Cell): string {
  return `${"abcdefghi".charAt(c)}${r + 1}`;
}

/** What a person types for a cell, `e6`, `E 6` or `5,4`, as its text; null if it is none. */
export function typedCell(text: string): string | null {
  const plain = text.trim().toLowerCase();
  if (readCell(plain)) return plain;
  const [, letter, number] = /^([a-i])\s*([1-9])$/.exec(plain) ?? [];
  return letter === undefined ? null : `${Number(number) - 1},${letter.charCodeAt(0) - 97}`;
}
