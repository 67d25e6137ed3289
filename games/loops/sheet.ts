/** The score sheet: every turn so far, tile by tile, from the board and the moves' texts. */
import type { Seat } from "../../engine/rules.ts";
import { laidOf, put } from "./laid.ts";
import { pointsOf } from "./points.ts";
import { setOf, type LoopsState } from "./state.ts";
import { read } from "./text.ts";
import type { Placed } from "./unfinished.ts";

export interface SheetTurn {
  readonly seat: Seat;
  readonly placed: readonly Placed[];
  readonly gain: number;
}

export function sheetOf(
  view: LoopsState,
  moves: readonly string[],
  movers: readonly Seat[],
): readonly SheetTurn[] {
  const set = setOf(view);
  const turns = moves.map((text) => {
    const move = read(text);
    return move === null || typeof move === "string" ? [] : move.lay;
  });
  let laid = laidOf({
    ...view,
    tiles: view.tiles.slice(0, view.tiles.length - turns.flat().length),
  });
  return turns.map((lay, i) => {
    const placed = lay.flatMap(({ tile, at }) => {
      const face = set[tile];
      if (!face) return [];
      const points = pointsOf(laid, face, at);
      laid = put(laid, face, at);
      return [{ tile, at, ...points }];
    });
    return { seat: movers[i] ?? 0, placed, gain: sumOf(placed) };
  });
}

export function sumOf(placed: readonly Placed[]): number {
  return placed.reduce((sum, { total }) => sum + total, 0);
}

/** How a placement counts: „4×2 + 3 + 6“. */
export function counted({ own, mult, links }: Placed): string {
  const mine = mult > 1 ? `${own / mult}×${mult}` : String(own);
  return [mine, ...links].join(" + ");
}

/** Turns by rounds: one of each seat, in the order they play. */
export function roundsOf(turns: readonly SheetTurn[]): readonly (readonly SheetTurn[])[] {
  const rounds: SheetTurn[][] = [];
  const count = new Map<Seat, number>();
  for (const turn of turns) {
    const nth = count.get(turn.seat) ?? 0;
    (rounds[nth] ??= []).push(turn);
    count.set(turn.seat, nth + 1);
  }
  return rounds;
}
