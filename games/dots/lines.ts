/** Lines and boxes: where they lie, what they touch, how they are written (rules.md §1.1). */

export interface Size {
  readonly w: number;
  readonly h: number;
}
/** Row and column, from 0, top left first. */
export type Box = readonly [r: number, c: number];

const linePattern = /^([hv])(0|[1-9]),(0|[1-9])$/;
const boxPattern = /^(0|[1-9]),(0|[1-9])$/;

/** Is this the text of a line on a board of that size? */
export function isLine(text: string, { w, h }: Size): boolean {
  const [, way, r, c] = linePattern.exec(text) ?? [];
  if (way === undefined) return false;
  return way === "h" ? Number(r) <= h && Number(c) < w : Number(r) < h && Number(c) <= w;
}

/** The form of a line, wherever it may lie. */
export function looksLikeLine(text: string): boolean {
  return linePattern.test(text);
}

export function readBox(text: string): Box | null {
  const [, r, c] = boxPattern.exec(text) ?? [];
  return r === undefined ? null : [Number(r), Number(c)];
}

/** All lines, row by row: w(h+1) + h(w+1) of them. */
export function linesOf({ w, h }: Size): readonly string[] {
  const lines: string[] = [];
  for (let r = 0; r <= h; r++) {
    for (let c = 0; c < w; c++) lines.push(`h${r},${c}`);
    for (let c = 0; c <= w && r < h; c++) lines.push(`v${r},${c}`);
  }
  return lines;
}

/** The one or two boxes that a line belongs to. */
export function boxesAt(line: string, { w, h }: Size): readonly Box[] {
  const r = Number(line[1]);
  const c = Number(line[3]);
  const both: readonly Box[] =
    line[0] === "h"
      ? [
          [r - 1, c],
          [r, c],
        ]
      : [
          [r, c - 1],
          [r, c],
        ];
  return both.filter(([row, column]) => row >= 0 && row < h && column >= 0 && column < w);
}

/** The four sides of a box. */
export function sidesOf([r, c]: Box): readonly [string, string, string, string] {
  return [`h${r},${c}`, `h${r + 1},${c}`, `v${r},${c}`, `v${r},${c + 1}`];
}

/** The boxes whose fourth side this line would be. */
export function closedBy(line: string, lines: readonly string[], size: Size): readonly Box[] {
  return boxesAt(line, size).filter((box) =>
    sidesOf(box).every((side) => side === line || lines.includes(side)),
  );
}

/** What a person types for a line, `c3–d3`, `C3 d3` or `h2,2`, as its text; null if it is none. */
export function typedLine(text: string): string | null {
  const plain = text.trim().toLowerCase();
  if (linePattern.test(plain)) return plain;
  const [, a = "", b = "", x = "", y = ""] = /^([a-j])(\d+)[\s–—-]*([a-j])(\d+)$/.exec(plain) ?? [];
  const [c1, c2] = [a.charCodeAt(0), x.charCodeAt(0)].map((code) => code - 97);
  const [r1, r2] = [Number(b) - 1, Number(y) - 1];
  if (c1 === undefined || c2 === undefined || a === "") return null;
  const r = Math.min(r1, r2);
  const c = Math.min(c1, c2);
  if (r1 === r2 && Math.abs(c1 - c2) === 1) return `h${r},${c}`;
  return c1 === c2 && Math.abs(r1 - r2) === 1 ? `v${r},${c}` : null;
}
