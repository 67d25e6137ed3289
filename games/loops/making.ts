/**
 * A turn half made. As a draft's text it is the move's own form so far, then the tile in the hand,
 * and why it may not lie where it was just put: `lay 23@5,6 40 cut`.
 */
import { isSame } from "./laid.ts";
import type { Field, Id, LoopsState } from "./state.ts";
import { read, write } from "./text.ts";
import { mostLaid } from "./turns.ts";
import { add, fieldsFor, moveOf, untouched } from "./unfinished.ts";
import type { Placement, Unfinished } from "./unfinished.ts";

export interface Making {
  readonly turn: Unfinished;
  /** The tile in the hand; one that lies already is to be moved. */
  readonly chosen: Id | null;
  /** The turn without that, and where it may go from where it is. */
  readonly rest: Unfinished;
  readonly fields: readonly Field[];
}

export function makingOf(view: LoopsState, text = ""): Making {
  const parts = text.replace(refusal, "").split(" ");
  const hand = /^\d+$/.exec(parts.at(-1) ?? "")?.[0];
  const move = read(parts.slice(0, hand ? -1 : undefined).join(" "));
  const placed = move === null || typeof move === "string" ? [] : move.lay;
  const chosen = hand ? Number(hand) : null;
  const rest = layAll(
    view,
    placed.filter(({ tile }) => tile !== chosen),
  );
  const full = chosen === null || rest.placed.length >= mostLaid;
  const turn = layAll(view, placed);
  const from = turn.placed.find(({ tile }) => tile === chosen)?.at;
  const fields = full ? [] : fieldsFor(view, rest, chosen);
  return { turn, chosen, rest, fields: fields.filter((at) => !from || !isSame(at, from)) };
}

const refusal = / ([a-z-]+)$/;

/** Why not, if that is what the draft ends with. */
export function whyIn(text: string): string {
  return refusal.exec(text)?.[1] ?? "";
}

/** The draft's text; null when there is nothing of a turn. */
export function textOf(
  placed: readonly Placement[],
  chosen: Id | null = null,
  why: string | null = null,
): string | null {
  if (placed.length === 0 && chosen === null && why === null) return null;
  return [write({ lay: placed }), chosen, why].filter((part) => part !== null).join(" ");
}

/** Why the tile in the hand may not lie there; null if it may, or if there is none. */
export function whyNot(view: LoopsState, { rest, chosen }: Making, at: Field): string | null {
  if (chosen === null) return null;
  if (rest.placed.length >= mostLaid) return "too-many";
  const next = add(view, rest, { tile: chosen, at });
  return "why" in next ? next.why : null;
}

/** Takes a tile into the hand; the one that is there goes back where it belongs. */
export function choose({ turn, rest, chosen }: Making, tile: Id): string | null {
  return chosen === tile ? textOf(rest.placed) : textOf(turn.placed, tile);
}

/** Lays the tile in the hand; null where it may not lie. */
export function place({ rest, chosen, fields }: Making, at: Field): string | null {
  if (chosen === null || !fields.some((field) => isSame(field, at))) return null;
  return textOf([...rest.placed, { tile: chosen, at }]);
}

/** One step back: out of the hand, else the last tile from the board. */
export function back({ turn, chosen }: Making): string | null {
  return textOf(chosen === null ? turn.placed.slice(0, -1) : turn.placed);
}

/** What is sent. */
export function sendable({ turn }: Making): string {
  return write(moveOf(turn));
}

/** Lays all that can be, as near to this order as may be: one tile may only hold by another. */
function layAll(view: LoopsState, placements: readonly Placement[]): Unfinished {
  let turn = untouched(view);
  for (let left = placements; ;) {
    const failed = left.filter((placement) => {
      const next = add(view, turn, placement);
      if ("why" in next) return true;
      turn = next;
      return false;
    });
    if (failed.length === 0 || failed.length === left.length) return turn;
    left = failed;
  }
}
