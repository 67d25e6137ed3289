/** Targets of bombs and swaps: what a line must, may, and may not choose (rules.md §1.3, §1.4). */
import type { Side } from "../../engine/rules.ts";
import { boxesOf } from "./count.ts";
import { closedBy, readBox, type Box } from "./lines.ts";
import type { DotsState, Symbol } from "./state.ts";

export interface Question {
  readonly what: "bomb" | "swap";
  readonly boxes: readonly Box[];
  readonly optional: boolean;
}

/** The boxes a line would close. */
export function closes(state: DotsState, line: string): readonly Box[] {
  return closedBy(line, state.lines, state);
}

export function countOf(state: DotsState, boxes: readonly Box[], symbol: Symbol): number {
  return boxes.filter((box) => state.symbols[String(box)] === symbol).length;
}

/** The boxes that now belong to a side. */
export function ownedBy(state: DotsState, side: Side): readonly Box[] {
  const boxes: Box[] = [];
  for (const [box, owner] of boxesOf(state)) {
    const place = owner === String(side) ? readBox(box) : null;
    if (place) boxes.push(place);
  }
  return boxes;
}

/**
 * What a line still needs, with these targets chosen: bombs first, and each of them optional;
 * then swaps, compulsory while there is a box to take. Null: the move is complete.
 */
export function asks(
  state: DotsState,
  line: string,
  bombs: readonly Box[],
  swaps: readonly Box[],
  declined = false,
): Question | null {
  if (state.side === null) return null;
  const closed = closes(state, line);
  const others = ownedBy(state, 1 - state.side);
  const left = others.filter((box) => !has(bombs, box));
  if (!declined && swaps.length === 0 && bombs.length < countOf(state, closed, "bomb")) {
    if (left.length > 0) return { what: "bomb", boxes: left, optional: true };
  }
  const open = left.filter((box) => !has(swaps, box));
  if (swaps.length >= countOf(state, closed, "swap") || open.length === 0) return null;
  return { what: "swap", boxes: open, optional: false };
}

/** Why these targets may not be, in the order of §1.3; null when they may. */
export function refusal(
  state: DotsState,
  closed: readonly Box[],
  bombs: readonly Box[],
  swaps: readonly Box[],
): "bomb-target" | "swap-required" | "swap-target" | null {
  const others = ownedBy(state, 1 - (state.side ?? 0));
  if (bombs.length > countOf(state, closed, "bomb")) return "bomb-target";
  if (!areAmong(others, bombs)) return "bomb-target";
  const left = others.filter((box) => !has(bombs, box));
  const needed = Math.min(countOf(state, closed, "swap"), left.length);
  if (swaps.length < needed) return "swap-required";
  return swaps.length > needed || !areAmong(left, swaps) ? "swap-target" : null;
}

export function has(boxes: readonly Box[], [r, c]: Box): boolean {
  return boxes.some((box) => box[0] === r && box[1] === c);
}

/** All of these, and none twice. */
function areAmong(all: readonly Box[], some: readonly Box[]): boolean {
  return some.every((box, i) => has(all, box) && !has(some.slice(0, i), box));
}
