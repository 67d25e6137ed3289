/** Where arrow keys lead among fields: right and left in reading order, so none is left out. */
import { isSame } from "./laid.ts";
import type { Field } from "./state.ts";

/** Null for keys that lead nowhere from here. `fields`: row by row. */
export function stepTo(fields: readonly Field[], from: Field, key: string): Field | null {
  const sorted = fields.toSorted(([r, c], [s, d]) => r - s || c - d);
  const after = sorted.filter((field) => isAfter(field, from));
  const before = sorted.filter((field) => !isAfter(field, from) && !isSame(field, from));
  switch (key) {
    case "ArrowRight":
      return after[0] ?? null;
    case "ArrowLeft":
      return before.at(-1) ?? null;
    case "ArrowDown":
      return nearest(after, from, 1);
    case "ArrowUp":
      return nearest(before, from, -1);
    case "Home":
      return sorted[0] ?? null;
    case "End":
      return sorted.at(-1) ?? null;
    default:
      return null;
  }
}

/** In a row below (1) or above (-1), as straight as may be. */
function nearest(fields: readonly Field[], [r, c]: Field, way: 1 | -1): Field | null {
  const far = ([s, d]: Field): number => way * (s - r) + 2 * Math.abs(d - c);
  return fields.filter(([s]) => way * (s - r) > 0).toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

function isAfter([r, c]: Field, [s, d]: Field): boolean {
  return r > s || (r === s && c > d);
}
