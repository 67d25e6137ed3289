/** Lines for people. */
import { placeName } from "../places.ts";

/** A line by its two dots: `c3–d3`. */
export function lineName(line: string): string {
  const r = Number(line[1]);
  const c = Number(line[3]);
  return `${placeName([r, c])}–${placeName(line[0] === "h" ? [r, c + 1] : [r + 1, c])}`;
}
