/** How a tile is drawn, in hundredths of its side (rules.md §3.11). */
import type { Id } from "./state.ts";
import { tiles } from "./tiles.ts";

/** A line from the middle of a side inwards: as a soft wave, or with its loop. */
const plain = "M0,0C6,0 10,4 16,4C22,4 26,0 32,0";
const looped = "M0,0L11,0C26,0 27,19 17,19C7,19 8,0 23,0L32,0";

/** Inwards from the north, east, south and west. */
const inwards = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

/** The lines of a tile, as one path; a dot where a single line ends. */
export function linesOf(id: Id): string {
  const tile = tiles[id];
  if (!tile) return "";
  const ends = tile.face[0].flatMap((end, side) => (end > 0 ? [side] : []));
  const stems = ends.map((side) => turned(tile.loops.includes(side) ? looped : plain, side));
  return [...stems, ...middle(ends)].join("");
}

/** Does its only line end in a dot? */
export function isEnd(id: Id): boolean {
  return tiles[id]?.face[0].reduce((sum, end) => sum + end) === 1;
}

/** Two lines meet in a bend, or go straight on; four cross without bends. */
function middle(ends: readonly number[]): readonly string[] {
  if (ends.length === 1) return ends.map((side) => turned("M32,0L50,0", side));
  return ends.flatMap((a, i) =>
    ends.slice(i + 1).flatMap((b) => {
      if (ends.length === 4 && b - a !== 2) return [];
      return [turned("M32,0C44,0 ", a) + turned("44,0 32,0", b)];
    }),
  );
}

/** A path that was written for a side: how far inwards, how far to the left. */
function turned(path: string, side: number): string {
  const [x, y] = inwards[side] ?? inwards[0];
  return path.replace(/(\d+),(\d+)/g, (_, d: string, l: string) => {
    const [far, left] = [Number(d) - 50, Number(l)];
    return `${50 + far * x + left * y} ${50 + far * y - left * x}`;
  });
}
