/** A move of Vier Ecken: one symbol, and all that follows from it (rules.md §2.3). */
import type { Play } from "../../engine/rules.ts";
import { cascade } from "./cascade.ts";
import { at, put, readCell, type Cell } from "./cells.ts";
import { figuresOf } from "./figures.ts";
import type { Corners, CornersEvent } from "./rules.ts";
import { symbolOf, type CornersState } from "./state.ts";

/** What a page needs to foresee a move. */
export const play: Play<Corners> = {
  // Each seat is a side of its own.
  turn: ({ side }) => side,
  apply(state, cell) {
    const { side } = state;
    if (side === null) return { why: "game-over" };
    const why = refusal(state, cell);
    if (why !== null) return { why };
    const symbol = symbolOf(state, side);
    const placed = put(state.cells, [cell], symbol);
    const { cells, rounds } = cascade(placed, symbol, figuresOf(state));
    const over = !cells.some((row) => row.includes("."));
    const events: CornersEvent[] = [
      { type: "place", cell, symbol },
      ...rounds.map((round) => ({ type: "round", ...round }) as const),
      ...(over ? [{ type: "over" } as const] : []),
    ];
    return { state: { ...state, cells, side: over ? null : 1 - side }, events };
  },
  write: String,
  read: readCell,
};

function refusal({ cells }: CornersState, cell: Cell): "off-board" | "occupied" | null {
  const there = at(cells, cell);
  if (there === "") return "off-board";
  return there === "." ? null : "occupied";
}
