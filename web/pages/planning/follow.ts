/** What becomes of a plan in the making when the match goes on, as the match itself reckons it. */
import { planned, type Plan as Made } from "../../../engine/plans.ts";
import { movesOf, type Seen } from "../../../engine/wire.ts";
import { here, nodeAt, type Place, type Plan } from "./tree.ts";

/** A plan that has not been saved, and the moves that it was made after. */
export interface Draft extends Plan {
  readonly game: number;
  readonly moves: string;
  /** What I wanted to answer to the last of them. */
  readonly next: readonly string[];
}

/** What lies on the plan board. */
export interface Sheet {
  readonly draft: Draft;
  /** Is it another one than the match keeps? */
  readonly isNew: boolean;
}

/** What a sheet has come to: it goes on, is played out, or is over. */
export type Turned = "goes-on" | "done" | "ended" | null;

/** The plan that the match keeps. */
export function savedIn(seen: Seen, at: Place = here): Sheet {
  return { draft: draftAt(seen, { tree: seen.plan ?? [], at }), isNew: false };
}

/** The sheet as the match is now, and what that means for it. */
export function turned(sheet: Sheet, seen: Seen): { sheet: Sheet; is: Turned } {
  const { draft, isNew } = sheet;
  const after = followed(draft, seen);
  const hasMoved = after !== draft;
  if (isNew && after) return { sheet: { draft: after, isNew }, is: hasMoved ? "goes-on" : null };
  const at = after && nodeAt(seen.plan ?? [], after.at.way) ? after.at : here;
  const saved = savedIn(seen, at);
  if (!hasMoved || draft.tree.length + draft.next.length === 0) return { sheet: saved, is: null };
  const isDone = !isNew && seen.marks[seen.ply - 1] === "plan";
  return { sheet: saved, is: after ? "goes-on" : isDone ? "done" : "ended" };
}

export function draftAt({ game, moves }: Seen, { tree, at }: Plan): Draft {
  return { game, moves, next: [], tree, at };
}

/** The draft after what was played since, if it foresaw that; null: it is over. */
export function followed(draft: Draft, seen: Seen): Draft | null {
  const { game, moves, next, tree } = draft;
  const texts = movesOf(seen);
  const from = movesOf(draft).length;
  const goesOn = seen.game === game && texts.slice(0, from).join() === movesOf(draft).join();
  if (!goesOn || seen.end !== null || seen.seat === null) return null;
  if (seen.moves === moves) return draft;
  const seat = seen.seat;
  let plans: ReadonlyMap<number, Made> = new Map([[seat, { next, tree }]]);
  for (const [i, text] of texts.entries()) {
    const mover = seen.movers[i] ?? seat;
    if (i >= from) plans = planned(plans, { is: "move", seat: mover, text });
  }
  const left = plans.get(seat);
  const theirs = texts.filter((_, i) => i >= from && seen.movers[i] !== seat);
  return left ? { ...draft, ...left, moves: seen.moves, at: placeAfter(draft.at, theirs) } : null;
}

/** Whoever stood further on the way that was gone stands there still. */
function placeAfter({ way, made }: Place, theirs: readonly string[]): Place {
  const isOnIt = way.length > theirs.length && theirs.every((text, i) => way[i] === text);
  return isOnIt ? { way: way.slice(theirs.length), made } : here;
}
