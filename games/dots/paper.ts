/** Where lines and boxes lie on the paper, in hundredths of a box. */
import { wobble } from "../wobble.ts";
import type { Size } from "./lines.ts";

/** A line's first dot and which way it runs. */
export interface Spot {
  readonly flat: boolean;
  readonly r: number;
  readonly c: number;
}

/** `h0,1` or `v2,3`, with or without targets behind. */
export function spotOf(line: string): Spot {
  const [r = "0", c = "0"] = line.slice(1).split(",");
  return { flat: line.startsWith("h"), r: parseInt(r, 10), c: parseInt(c, 10) };
}

/** The line of a move's text. */
export function lineOf(text: string): string {
  return text.split(" ")[0] ?? "";
}

export function lineAt(flat: boolean, r: number, c: number): string {
  return `${flat ? "h" : "v"}${r},${c}`;
}

/** The stroke of a line, always the same one. */
export function stroke(line: string): string {
  const { flat, r, c } = spotOf(line);
  return wobble(line, 100 * c, 100 * r, 100 * (flat ? c + 1 : c), 100 * (flat ? r : r + 1));
}

/** The lines row by row, as the eye goes down the paper: flat ones, upright ones, flat ones … */
export function rowsOf({ w, h }: Size): readonly (readonly string[])[] {
  return Array.from({ length: 2 * h + 1 }, (_, i) => {
    const flat = i % 2 === 0;
    return Array.from({ length: flat ? w : w + 1 }, (__, c) => lineAt(flat, (i / 2) | 0, c));
  });
}

/**
 * The line nearest to a point. Each owns the diamond around it, so targets meet without gaps and
 * without overlap, however small the boxes.
 */
export function nearest(x: number, y: number, { w, h }: Size): string {
  const px = inside(x, w);
  const py = inside(y, h);
  const c = Math.floor(px);
  const r = Math.floor(py);
  const u = px - c;
  const v = py - r;
  if (v < u) return u + v < 1 ? lineAt(true, r, c) : lineAt(false, r, c + 1);
  return u + v < 1 ? lineAt(false, r, c) : lineAt(true, r + 1, c);
}

/** In boxes, and never beside the board. */
function inside(at: number, end: number): number {
  return Math.min(Math.max(at / 100, 0), end - 0.001);
}
