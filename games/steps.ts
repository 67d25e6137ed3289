/** Where arrow keys lead on a board of rows. */

export type Rows = readonly (readonly string[])[];

/**
 * Where a key leads from here; null for keys that lead nowhere. `far`: past all rows, not only
 * along one. `beside` finds what lies above or below in another row: by default in its column.
 */
export function stepIn(
  rows: Rows,
  from: string,
  key: string,
  far: boolean,
  beside: (row: Rows[number], column: number) => string | undefined = (row, c) => row[c],
): string | null {
  const r = rows.findIndex((row) => row.includes(from));
  const row = rows[r] ?? [];
  const c = row.indexOf(from);
  const to = (other: Rows[number] | undefined) => (other && beside(other, c)) ?? from;
  switch (key) {
    case "ArrowLeft":
      return row[c - 1] ?? from;
    case "ArrowRight":
      return row[c + 1] ?? from;
    case "ArrowUp":
      return to(rows[r - 1]);
    case "ArrowDown":
      return to(rows[r + 1]);
    case "Home":
      return (far ? rows[0] : row)?.[0] ?? from;
    case "End":
      return (far ? rows.at(-1) : row)?.at(-1) ?? from;
    default:
      return null;
  }
}
