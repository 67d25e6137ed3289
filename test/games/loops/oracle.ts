/** §3.5 and §3.6 once more, in another way: a board of names, and every field tried. */
import type { LoopsMove, LoopsState } from "../../../games/loops/rules.ts";
import type { Face } from "../../../games/loops/tiles.ts";
import { faceOf } from "./play.ts";

export type Grid = ReadonlyMap<string, Face>;

const sides = {
  north: [-1, 0, 0, 2],
  east: [0, 1, 1, 3],
  south: [1, 0, 2, 0],
  west: [0, -1, 3, 1],
};

export function gridOf(state: LoopsState, count = state.tiles.length): Grid {
  const laid = state.tiles.slice(0, count);
  return new Map(laid.map(([r, c, id]) => [`${r}/${c}`, faceOf(state, id)]));
}

function isOn({ layout }: LoopsState, r: number, c: number): boolean {
  return r >= 0 && c >= 0 && r < layout.length && c < (layout[0] ?? "").length;
}

/** The values of the connected neighbours; null if the tile may not lie there. */
export function linksAt(state: LoopsState, grid: Grid, tile: Face, r: number, c: number) {
  if (grid.has(`${r}/${c}`)) return null;
  const links: number[] = [];
  for (const [down = 0, right = 0, mine = 0, theirs = 0] of Object.values(sides)) {
    const end = tile[0][mine] ?? 0;
    if (!isOn(state, r + down, c + right)) {
      if (end > 0) return null;
      continue;
    }
    const other = grid.get(`${r + down}/${c + right}`);
    if (!other) continue;
    if (other[0][theirs] !== end) return null;
    if (end > 0) links.push(other[1]);
  }
  if (links.length === 0) return null;
  if (state.bag.length === 0) return links;
  return isAnyOpen(state, new Map([...grid, [`${r}/${c}`, tile]])) ? links : null;
}

function isAnyOpen(state: LoopsState, grid: Grid): boolean {
  return [...grid].some(([name, [ends]]) => {
    const [r = 0, c = 0] = name.split("/").map(Number);
    return Object.values(sides).some(([down = 0, right = 0, mine = 0]) => {
      const free = isOn(state, r + down, c + right) && !grid.has(`${r + down}/${c + right}`);
      return free && (ends[mine] ?? 0) > 0;
    });
  });
}

/** Points of the nth tile on the board, from those that lay there before it. */
export function pointsOfNth(state: LoopsState, nth: number): number {
  const [r = 0, c = 0, id = -1] = state.tiles[nth] ?? [];
  const tile = faceOf(state, id);
  const links = linksAt({ ...state, bag: [] }, gridOf(state, nth), tile, r, c) ?? [];
  const premium = Number(state.layout[r]?.[c]) || 1;
  return tile[1] * premium + links.reduce((sum, one) => sum + one, 0);
}

/** Every legal turn as text, by trying every tile of the rack on every field. */
export function everyMove(state: LoopsState): readonly string[] {
  const rack = (state.racks[state.seat ?? -1] ?? []).filter((id) => id !== null);
  const found: string[] = [];
  const go = (grid: Grid, left: readonly number[], text: string, depth: number): void => {
    for (const id of left) {
      const tile = faceOf(state, id);
      for (let r = 0; r < state.layout.length; r++) {
        for (let c = 0; c < (state.layout[0] ?? "").length; c++) {
          if (linksAt(state, grid, tile, r, c) === null) continue;
          const longer = `${text} ${id}@${r},${c}`;
          found.push(longer);
          if (depth === 3) continue;
          const rest = left.filter((one) => one !== id);
          go(new Map([...grid, [`${r}/${c}`, tile]]), rest, longer, depth + 1);
        }
      }
    }
  };
  go(gridOf(state), rack, "lay", 1);
  if (found.length > 0) return found;
  const swaps = state.mode === "racks" && state.bag.length > 0 && rack.length > 0;
  return swaps ? ["exchange", "keep"] : ["keep"];
}

/** Scores from nothing but the tiles on the board and who laid how many, move by move. */
export function recount(state: LoopsState, turns: readonly (readonly [number, LoopsMove])[]) {
  const scores = state.scores.map(() => 0);
  let nth = 1;
  for (const [seat, move] of turns) {
    const count = typeof move === "string" ? 0 : move.lay.length;
    for (let i = 0; i < count; i++) scores[seat] = (scores[seat] ?? 0) + pointsOfNth(state, nth++);
  }
  return scores;
}
