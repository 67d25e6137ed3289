/** What people have decided ahead, followed by their trees and the lines drawn since alone. */
import type { PlanNode, PlanTree } from "../../engine/plans.ts";
import { refused, type AnyRules, type Seat } from "../../engine/rules.ts";
import { boardOf, stateOf, type Line, type Told } from "./history.ts";

/** The tree as it was sent, and all that has been drawn since then. */
export interface Ahead {
  readonly tree: PlanTree;
  readonly lines: readonly Line[];
}
export type Aheads = ReadonlyMap<Seat, Ahead>;

/** Where a plan stands: what it plays at once, and what it foresees after that. */
export interface Stand {
  readonly play: readonly string[];
  readonly then: PlanTree;
}

/** Null: it is over. */
export function standOf(seat: Seat, { tree, lines }: Ahead): Stand | null {
  let [play, then]: [readonly string[], PlanTree] = [[], tree];
  for (const line of lines) {
    const [first, ...rest] = play;
    if (line.seat === seat) {
      if (first !== line.text) return null;
      play = rest;
      continue;
    }
    const node = first === undefined ? answerTo(then, line.text) : undefined;
    if (!node) return null;
    [play, then] = [node.play, node.then];
  }
  return play.length + then.length > 0 ? { play, then } : null;
}

function answerTo(tree: PlanTree, text: string): PlanNode | undefined {
  return tree.find((node) => node.if === text) ?? tree.find((node) => node.if === null);
}

/** Of one row: what was planned before it, and the match before and after it. */
export interface Course {
  readonly aheads: Aheads;
  readonly before: Told;
  readonly after: Told;
  readonly rules: AnyRules;
}

/** The plans after a row, or how it went against one. */
export function follow(course: Course): Aheads | { readonly wrong: string } {
  const { aheads, before, after } = course;
  const lines = drawnIn(course);
  for (const [i, line] of lines.entries()) {
    const ahead = aheads.get(line.seat);
    const stand = ahead ? standOf(line.seat, grown(ahead, lines.slice(0, i))) : null;
    const due = stand?.play[0];
    if (line.mark === "plan" && due !== line.text) {
      return { wrong: `${line.text} is played by plan, but the plan is over` };
    }
    const passed = due !== undefined && line.mark !== "plan" && line.mark !== "rules";
    if (passed && isLegal(course, i, due)) {
      return { wrong: `${line.text} is played, though ${due} was decided ahead` };
    }
  }
  if (isOver(before, after)) return new Map();
  const now = new Map<Seat, Ahead>();
  for (const [seat, ahead] of aheads) {
    const next = grown(ahead, lines);
    const stand = standOf(seat, next);
    const free = after.seats[seat]?.taken === false;
    const first = stand?.play[0];
    const turn = course.rules.turn(stateOf(boardOf(after)));
    if (turn === seat && first !== undefined && isLegal(course, lines.length, first)) {
      return { wrong: `${first} was decided ahead, and is not played` };
    }
    // A reply that cannot be made now will not be made later.
    if (stand && stand.play.length === 0 && !free) now.set(seat, next);
  }
  return now;
}

function grown({ tree, lines }: Ahead, more: readonly Line[]): Ahead {
  return { tree, lines: [...lines, ...more] };
}

/** The lines that a row has brought on the board that was there before it. */
function drawnIn({ before, after }: Course): readonly Line[] {
  const old = before.boards.at(-1);
  const board = after.boards[before.boards.length - 1];
  if (!old || !board) return [];
  const same = board.lines.findIndex((line, i) => line !== old.lines[i]);
  return same < 0 ? [] : board.lines.slice(same);
}

/** Lines taken back, somebody gone, the game over: the board is no longer the plan's. */
function isOver(before: Told, after: Told): boolean {
  const old = before.boards.at(-1);
  const now = boardOf(after);
  if (!old || before.boards.length !== after.boards.length) return true;
  const kept = old.lines.every((line, i) => line === now.lines[i]);
  return !kept || now.end !== null || now.left.length !== old.left.length;
}

/** Could that have been played after the row's first lines? */
function isLegal({ before, after, rules }: Course, lines: number, text: string): boolean {
  const board = after.boards[before.boards.length - 1];
  const state = board?.states[(before.boards.at(-1)?.lines.length ?? 0) + lines];
  const move = rules.read(text);
  return state !== undefined && move !== null && !refused(rules.apply(state, move));
}
