/**
 * A hand that shakes a little, always in the same way: the seed of a line is its name, so it
 * looks the same for everybody, for ever, in page, picture and print (look §4).
 * Only `+ - * /`, `Math.sqrt`, `Math.imul` and `Math.round`, which every engine defines to the
 * last bit: server and browser agree to the byte.
 */

/** Numbers in [0, 1) that depend on the id alone: FNV-1a over its code units, then mulberry32. */
export function seeded(id: string): () => number {
  let h = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) h = Math.imul(h ^ id.charCodeAt(i), 0x01000193);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), h | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same numbers, evenly between -1 and 1. */
export function shaking(id: string): () => number {
  const r = seeded(id);
  return () => r() * 2 - 1;
}

/** From one point to another in one stroke. `sway`: how far it strays, in hundredths of a box. */
export function wobble(
  id: string,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sway = 3.4,
): string {
  const r = seeded(id);
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length = Math.sqrt(dx * dx + dy * dy);
  /** The point at share t of the line, l units sideways and d units onward. */
  const p = (t: number, l: number, d = 0): string => {
    const on = t + d / length;
    const aside = l / length;
    return `${Math.round(x1 + dx * on - dy * aside)} ${Math.round(y1 + dy * on + dx * aside)}`;
  };
  const s = r() * 2;
  const e = r() * 2;
  const a = (r() * 2 - 1) * sway;
  const b = (r() * 2 - 1) * sway;
  const j = (r() * 2 - 1) * 1.2;
  const k = (r() * 2 - 1) * 1.2;
  return `M${p(0, j, -s)}C${p(0.33, a)} ${p(0.67, b)} ${p(1, k, e)}`;
}

/** Four strokes around a rectangle. */
export function frame(
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  sway?: number,
): string {
  return (
    wobble(`${id}n`, x, y, x + w, y, sway) +
    wobble(`${id}e`, x + w, y, x + w, y + h, sway) +
    wobble(`${id}s`, x + w, y + h, x, y + h, sway) +
    wobble(`${id}w`, x, y + h, x, y, sway)
  );
}

/** Once round and a little further, where the pen set down. */
export function circle(id: string, cx: number, cy: number, radius: number): string {
  const r = shaking(id);
  const radii = [0, 1, 2, 3, 4].map(() => radius * (1 + r() * 0.045));
  const at = (x: number, y: number): string => `${Math.round(cx + x)} ${Math.round(cy + y)}`;
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = radii;
  const k = 0.5523; // the cubic that comes nearest to a quarter of a circle
  return (
    `M${at(-0.1 * a, -a)}C${at(k * a, -a)} ${at(b, -k * b)} ${at(b, 0)}` +
    `C${at(b, k * b)} ${at(k * c, c)} ${at(0, c)}C${at(-k * c, c)} ${at(-d, k * d)} ${at(-d, 0)}` +
    `C${at(-d, -k * d)} ${at(-k * e, -e)} ${at(0.22 * e, -0.98 * e)}`
  );
}

/**
 * One zigzag, pen never lifted, over a square of 100: side 0 `/`, 1 `\`, 2 `–`, 3 `|`.
 * `step`: between two strokes along the edge; `inset`: free all round.
 */
export function hatch(
  id: string,
  side: number,
  x: number,
  y: number,
  step = 12,
  inset = 9,
): string {
  const r = shaking(id);
  const m = 100 - 2 * inset;
  const slanted = side < 2;
  const far = slanted ? 2 * m : m;
  let d = "";
  let back = false;
  for (let s = step * (slanted ? 0.75 : 0.3); s < far; s += slanted ? step : step * 0.8) {
    const one = slanted ? (s < m ? [0, s] : [s - m, m]) : [0, s];
    const other = slanted ? (s < m ? [s, 0] : [m, s - m]) : [m, s];
    for (const [u = 0, v = 0] of back ? [other, one] : [one, other]) {
      const along = (side === 1 ? m - u : side === 3 ? v : u) + r() * 2.2;
      const down = (side === 3 ? u : v) + r() * 2.2;
      d += d === "" ? "M" : "L";
      d += `${Math.round(x + inset + along)} ${Math.round(y + inset + down)}`;
    }
    back = !back;
  }
  return d;
}
