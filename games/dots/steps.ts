/** Arrow keys over rows that are set like bricks: flat lines lie between the upright ones. */
import { spotOf } from "./paper.ts";

export type Rows = readonly (readonly string[])[];

/** How far right a line or a box lies, in boxes. */
export function across(id: string): number {
  const { flat, c } = spotOf(id);
  return flat ? c + 0.5 : c;
}

/**
 * Where a key leads from here; null for keys that lead nowhere. Up and down keep to the column
 * `goal`, so that going down and up again comes back to the same line.
 */
export function stepTo(rows: Rows, from: string, key: string, far: boolean, goal: number) {
  const r = rows.findIndex((row) => row.includes(from));
  const row = rows[r] ?? [];
  const c = row.indexOf(from);
  const near = (other: Rows[number] | undefined): string | null =>
    other === undefined
      ? from
      : other.reduce((best, id) =>
          Math.abs(across(id) - goal) < Math.abs(across(best) - goal) ? id : best,
        );
  switch (key) {
    case "ArrowLeft":
      return row[c - 1] ?? from;
    case "ArrowRight":
      return row[c + 1] ?? from;
    case "ArrowUp":
      return near(rows[r - 1]);
    case "ArrowDown":
      return near(rows[r + 1]);
    case "Home":
      return (far ? rows[0] : row)?.[0] ?? from;
    case "End":
      return (far ? rows.at(-1) : row)?.at(-1) ?? from;
    default:
      return null;
  }
}
