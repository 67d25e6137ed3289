/** Strokes of the pen on this board, in hundredths of a cell. */
import { circle, frame, hatch, shaking } from "../wobble.ts";
import type { Side } from "../../engine/rules.ts";
import type { Round } from "./cascade.ts";
import { cellOf, type Cell } from "./cells.ts";
import type { Figure } from "./figures.ts";
import type { Symbol } from "./state.ts";

const radius = 32;
const half = 29;
/** Between two strokes of a filled symbol, and of one that would be filled. */
export const dense = 8;
export const wide = 12.5;
const diagonal = Math.SQRT1_2;

export function middleOf([r, c]: Cell): readonly [x: number, y: number] {
  return [100 * c + 50, 100 * r + 50];
}

/** A cell, or what is left of it within a margin. */
export function areaOf(text: string, margin: number) {
  const [r, c] = cellOf(text);
  const size = 100 - 2 * margin;
  return { x: 100 * c + margin, y: 100 * r + margin, width: size, height: size };
}

/** An open symbol. */
export function outline(cell: Cell, symbol: Symbol): string {
  const [x, y] = middleOf(cell);
  const id = symbol + String(cell);
  if (symbol === "o") return circle(id, x, y, radius);
  return frame(id, x - half, y - half, 2 * half, 2 * half, 2.4);
}

/** What fills it: one zigzag that ends at its rim, slanted as the side's hatch is. */
export function shading(cell: Cell, symbol: Symbol, side: Side, step: number): string {
  const [x, y] = middleOf(cell);
  const id = `f${String(cell)}`;
  if (symbol === "x") return hatch(id, side, x - 50, y - 50, step / diagonal, 53 - half);
  const r = shaking(id);
  const rim = radius - 3;
  let [d, way] = ["M", 1];
  for (let off = 0.6 * step - rim; off < rim; off += step) {
    const long = way * Math.sqrt(rim * rim - off * off);
    for (const along of [-long, long]) {
      const across = diagonal * (off + along) + r();
      const down = diagonal * (off - along) + r();
      if (d !== "M") d += "L";
      d += `${Math.round(side === 1 ? x - across : x + across)} ${Math.round(y + down)}`;
    }
    way = -way;
  }
  return d;
}

/** A figure's outline in dashes between its symbols, and where the number of its round stands. */
export interface Link {
  readonly nth: number;
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

/** No two numbers stand in one place. */
export function linksOf(rounds: readonly Round[]): readonly Link[] {
  const taken = new Set<string>();
  return rounds.flatMap(({ figures }, i) =>
    figures.map((figure) => {
      const gaps = gapsOf(figure);
      const [first, ...others] = gaps;
      const gap = [...others, first].find((one) => one && !taken.has(`${one.x},${one.y}`));
      const { x, y } = gap ?? { x: 0, y: 0 };
      taken.add(`${x},${y}`);
      return { nth: i + 1, d: gaps.map(({ d }) => d).join(""), x, y };
    }),
  );
}

/** From each cell of the outline to the next one: the stretch that no symbol covers. */
function gapsOf({ corners }: Figure): readonly Omit<Link, "nth">[] {
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % 4] ?? from;
    const [down, right] = [to[0] - from[0], to[1] - from[1]];
    const k = Math.max(Math.abs(down), Math.abs(right));
    const margin = down === 0 || right === 0 ? 0.14 : 0.24;
    return Array.from({ length: k }, (_, j) => {
      const on = (t: number): readonly [number, number] => {
        const share = (100 * (j + t)) / k;
        return [
          Math.round(100 * from[1] + 50 + right * share),
          Math.round(100 * from[0] + 50 + down * share),
        ];
      };
      const [x, y] = on(0.5);
      return { d: `M${on(0.5 - margin).join(" ")}L${on(0.5 + margin).join(" ")}`, x, y };
    });
  });
}
