/** The greedy-safe player: takes what is free, gives nothing away, else opens what costs least. */
import type { Random } from "../../engine/random.ts";
import { refused } from "../../engine/rules.ts";
import type { Cpu } from "../../engine/search.ts";
import { pointsOf, scores } from "./count.ts";
import { boxesAt, linesOf, sidesOf, type Box } from "./lines.ts";
import { rules, type Dots, type DotsMove, type DotsState } from "./rules.ts";
import { choices, closes } from "./targets.ts";

export const cpu: Cpu<Dots> = {
  levels: [2],
  choose: (_rules, view, _level, random) => greedySafe(view, random),
};

function greedySafe(state: DotsState, random: Random): DotsMove {
  const side = state.side ?? 0;
  const free = random.shuffle(linesOf(state).filter((line) => !state.lines.includes(line)));
  const closing = free.filter((line) => closes(state, line).length > 0);
  const quiet = free.filter((line) => closes(state, line).length === 0);
  if (state.misere && quiet.length > 0) return avoiding(state, quiet);
  const gain = bestOf(closing.flatMap((line) => movesOn(state, line)), (m) => lead(state, m, side));
  if (gain) return gain;
  const safe = quiet.find((line) => givesNothing(state, line));
  if (safe !== undefined) return { line: safe, bombs: [], swaps: [] };
  if (state.phase === "may") return "pass";
  const cheapest = bestOf(quiet, (line) => 0 - costOf(state, line));
  return { line: cheapest ?? free[0] ?? "", bombs: [], swaps: [] };
}

/** Misère: never closes by choice, and would rather leave the other side something to close. */
function avoiding(state: DotsState, quiet: readonly string[]): DotsMove {
  if (state.phase === "may") return "pass";
  const line = bestOf(quiet, (one) => costOf(state, one)) ?? "";
  return { line, bombs: [], swaps: [] };
}

/** A line with every choice of its targets. */
function movesOn(state: DotsState, line: string): readonly DotsMove[] {
  return [...choices(state, line)].map((targets) => ({ line, ...targets }));
}

/** The lead after a move, as this side wants it; points decide, then ×2 boxes. */
function lead(state: DotsState, move: DotsMove, side: number): number {
  const step = rules.apply(state, move);
  if (refused(step)) return -Infinity;
  const points = scores(step.state);
  const double = ((step.state.x2[side] ?? 0) - (step.state.x2[1 - side] ?? 0)) / 100;
  const value = (points[side] ?? 0) - (points[1 - side] ?? 0) + double;
  return state.misere ? 0 - value : value;
}

/** A line after which no box lacks just one side. */
function givesNothing(state: DotsState, line: string): boolean {
  return boxesAt(line, state).every((box) => drawnSides(state.lines, box) !== 2);
}

/** What the other side would take, box after box, if this line were drawn. */
function costOf(state: DotsState, line: string): number {
  const lines = new Set([...state.lines, line]);
  const taken = new Set<string>();
  const next = [...boxesAt(line, state)];
  let cost = 0;
  for (let box = next.pop(); box; box = next.pop()) {
    const open = sidesOf(box).filter((one) => !lines.has(one));
    if (open.length > 1 || taken.has(String(box))) continue;
    taken.add(String(box));
    cost += pointsOf(state, String(box)) + dangerOf(state, box);
    for (const one of open) {
      lines.add(one);
      next.push(...boxesAt(one, state));
    }
  }
  return cost;
}

/** Twists in the other side's hands: a bomb costs a box, a swap moves one across. */
function dangerOf(state: DotsState, box: Box): number {
  const symbol = state.symbols[String(box)];
  if (symbol === "swap") return 2;
  return symbol === "bomb" ? 1 : symbol === "extra" ? 0.5 : 0;
}

function drawnSides(lines: readonly string[], box: Box): number {
  return sidesOf(box).filter((side) => lines.includes(side)).length;
}

/** The first of the best. */
function bestOf<T>(all: readonly T[], value: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const one of all) {
    const worth = value(one);
    if (worth > most || best === undefined) [best, most] = [one, worth];
  }
  return best;
}
