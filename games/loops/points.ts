/** One tile onto one field: what does it bring (rules.md §3.6). */
import { around, type Laid } from "./laid.ts";
import type { Field } from "./state.ts";
import type { Face } from "./tiles.ts";

/** What a placement brings, part by part. */
export interface Points {
  /** The tile's value times the premium. */
  readonly own: number;
  /** The premium, 1 for a plain field. */
  readonly mult: number;
  /** Values of the connected neighbours: north, east, south, west. */
  readonly links: readonly number[];
  readonly total: number;
}

/** A premium multiplies the new tile alone; every connected neighbour counts once. */
export function pointsOf(laid: Laid, [ends, value]: Face, field: Field): Points {
  const [r, c] = field;
  const mult = Number(/[1-9]/.exec(laid.layout[r]?.charAt(c) ?? "")?.[0] ?? 1);
  const links = around(laid, field).flatMap((other, side) =>
    other && ends[side] !== 0 ? [other[1]] : [],
  );
  const own = value * mult;
  return { own, mult, links, total: links.reduce((sum, link) => sum + link, own) };
}
