/** Strokes of the pen on this board, in hundredths of a cell. */
import { circle, frame, hatch, shaking } from "../wobble.ts";
import type { Place } from "../board.tsx";
import type { Side } from "../../engine/rules.ts";
import { cellOf, type Cell } from "./cells.ts";
import type { Symbol } from "./state.ts";

const radius = 32;
const half = 29;
const diagonal = Math.SQRT1_2;

export function middleOf([r, c]: Cell): readonly [x: number, y: number] {
  return [100 * c + 50, 100 * r + 50];
}

/** The place of a sign in a cell, beside its symbol. */
export function besideOf(text: string): Place {
  const [x, y] = middleOf(cellOf(text));
  return { x: x + 34, y: y - 34 };
}

/** An open symbol. */
export function outline(cell: Cell, symbol: Symbol): string {
  const [x, y] = middleOf(cell);
  const id = symbol + String(cell);
  if (symbol === "o") return circle(id, x, y, radius);
  return frame(id, x - half, y - half, 2 * half, 2 * half, 2.4);
}

/**
 * What fills it: one zigzag that ends at its rim, slanted as the side's hatch is, `step` between
 * two strokes.
 */
export function shading(cell: Cell, symbol: Symbol, side: Side, step = 8): string {
  const [x, y] = middleOf(cell);
  const id = `f${String(cell)}`;
  if (symbol === "x") return hatch(id, side, x - 50, y - 50, step / diagonal, 53 - half);
  const r = shaking(id);
  const rim = radius - 3;
  const points: string[] = [];
  let way = 1;
  for (let off = 0.6 * step - rim; off < rim; off += step) {
    const long = way * Math.sqrt(rim * rim - off * off);
    for (const along of [-long, long]) {
      const across = diagonal * (off + along) + r();
      const down = diagonal * (off - along) + r();
      points.push(`${Math.round(side === 1 ? x - across : x + across)} ${Math.round(y + down)}`);
    }
    way = -way;
  }
  return `M${points.join("L")}`;
}
