/** Whether a lesson of the strategy guide is met: told from the game alone. */
import { refused, type Side } from "../../../engine/rules.ts";
import type { Judge, Verdict } from "../../guide.ts";
import { scores } from "../count.ts";
import { endingOf, endingUpTo } from "../ending.ts";
import { boxesAt, linesOf, sidesOf, type Box } from "../lines.ts";
import { play } from "../play.ts";
import type { DotsState } from "../state.ts";

export type Goal =
  /** At the end to be ahead by so much, or behind by no more. */
  | { readonly lead: number }
  /** In the first turn to take so many boxes, and to leave the other so many to take. */
  | { readonly takes: number; readonly leaves: number };

export const judge: Judge = (start, moves, side, goal) =>
  "lead" in goal
    ? judgeEnd(start as DotsState, moves, side, Number(goal.lead))
    : judgeTurn(start as DotsState, moves, side, goal as Extract<Goal, { takes: number }>);

/** Missed as soon as best play no longer leads there, met as soon as nothing can spoil it. */
function judgeEnd(start: DotsState, moves: readonly string[], side: Side, least: number): Verdict {
  const state = after(start, moves);
  const points = scores(state);
  const lead = (points[side] ?? 0) - (points[1 - side] ?? 0);
  const open = state.owner.join("").split(".").length - 1;
  if (lead - open >= least) return "met";
  const best = valueOf(state);
  return lead + (state.side === side ? best : 0 - best) < least ? "missed" : "open";
}

/** By how much the side on turn gets ahead with best play: plain boxes, and few enough lines. */
export function valueOf(state: DotsState): number {
  const free = linesOf(state).filter((line) => !state.lines.includes(line));
  if (free.length > endingUpTo) throw new Error("too many lines to be counted out");
  // That counts what boxes cost: here each is worth one.
  return free.length === 0 ? 0 : Math.max(...endingOf(free, state, () => -1).values());
}

function judgeTurn(
  start: DotsState,
  moves: readonly string[],
  side: Side,
  { takes, leaves }: Extract<Goal, { takes: number }>,
): Verdict {
  let state = start;
  for (const move of moves) {
    state = after(state, [move]);
    if (state.side === side) continue;
    const took = (scores(state)[side] ?? 0) - (scores(start)[side] ?? 0);
    return took >= takes && openTo(state) === leaves ? "met" : "missed";
  }
  return "open";
}

function after(start: DotsState, moves: readonly string[]): DotsState {
  return moves.reduce((state, text) => {
    const move = play.read(text);
    const step = move === null ? null : play.apply(state, move);
    return step && !refused(step) ? step.state : state;
  }, start);
}

/** How many boxes the side on turn could take, one after the other. */
export function openTo(state: DotsState): number {
  const lines = new Set(state.lines);
  const missing = (box: Box): readonly string[] => sidesOf(box).filter((one) => !lines.has(one));
  const boxes = new Map<string, Box>();
  for (const line of linesOf(state)) {
    for (const box of boxesAt(line, state)) boxes.set(String(box), box);
  }
  const open = [...boxes.values()].filter((box) => missing(box).length > 0);
  let taken = 0;
  for (;;) {
    const [line] = open.map(missing).find((one) => one.length === 1) ?? [];
    if (line === undefined) return taken;
    lines.add(line);
    taken += boxesAt(line, state).filter((box) => missing(box).length === 0).length;
  }
}
