/** One tile onto one field: may it lie there (rules.md §3.5). */
import { around, faceAt, meeting, put, type Laid } from "./laid.ts";
import type { Field } from "./state.ts";
import type { Face } from "./tiles.ts";

export type Misplaced =
  | "off-board"
  | "occupied"
  | "border"
  | "cut"
  | "not-adjacent"
  | "no-connection"
  | "closes-last-line";

/** Why this tile may not lie there, in the order of §3.5. `mayClose`: even the last open line. */
export function misplaced(
  laid: Laid,
  face: Face,
  field: Field,
  mayClose: boolean,
): Misplaced | null {
  const there = faceAt(laid, field);
  if (there === undefined) return "off-board";
  if (there !== null) return "occupied";
  const [ends] = face;
  const others = around(laid, field);
  if (others.some((other, side) => other === undefined && ends[side] !== 0)) return "border";
  if (others.some((other, side) => other && ends[side] !== meeting(other, side))) return "cut";
  if (!others.some(Boolean)) return "not-adjacent";
  if (!others.some((other, side) => other && ends[side] !== 0)) return "no-connection";
  if (mayClose || others.some((other, side) => other === null && ends[side] !== 0)) return null;
  return put(laid, face, field).open.length === 0 ? "closes-last-line" : null;
}

/** The fields where this tile may lie. */
export function fieldsOf(laid: Laid, face: Face, mayClose: boolean): readonly Field[] {
  return laid.open.filter((field) => misplaced(laid, face, field, mayClose) === null);
}
