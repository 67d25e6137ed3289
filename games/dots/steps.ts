/** Arrow keys over rows that are set like bricks: flat lines lie between the upright ones. */
import { stepIn, type Rows } from "../steps.ts";
import { spotOf } from "./paper.ts";

export type { Rows } from "../steps.ts";

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
  const off = (id: string): number => Math.abs(across(id) - goal);
  return stepIn(rows, from, key, far, (row) =>
    row.reduce((best, id) => (off(id) < off(best) ? id : best)),
  );
}
