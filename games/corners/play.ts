/** A move of Vier Ecken: one symbol, and all that follows from it (rules.md §2.3). */
import type { Play } from "../../engine/rules.ts";
import { at, type Cell } from "./cells.ts";
import { preview } from "./preview.ts";
import type { Corners, CornersEvent } from "./rules.ts";
import type { CornersState } from "./state.ts";
import { readCell } from "./typed.ts";

/** What a page needs to foresee a move. */
export const play: Play<Corners> = {
  // Each seat is a side of its own.
  turn: ({ side }) => side,
  apply(before, cell) {
    const outcome = preview(before, cell);
    if (outcome === null) return { why: refusal(before, cell) };
    const { symbol, rounds, state } = outcome;
    const events: CornersEvent[] = [
      { type: "place", cell, symbol },
      ...rounds.map((round) => ({ type: "round", ...round }) as const),
      ...(state.side === null ? [{ type: "over" } as const] : []),
    ];
    return { state, events };
  },
  write: String,
  read: readCell,
};

function refusal({ side, cells }: CornersState, cell: Cell): Corners["why"] {
  if (side === null) return "game-over";
  return at(cells, cell) === "" ? "off-board" : "occupied";
}
