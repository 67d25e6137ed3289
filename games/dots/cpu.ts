/** The greedy-safe player: takes what is free, gives nothing away, else opens what costs least. */
import type { Random } from "../../engine/random.ts";
import { refused } from "../../engine/rules.ts";
import type { Cpu } from "../../engine/search.ts";
import { boxesOf, pointsOf, scores } from "./count.ts";
import { endingOf, endingUpTo } from "./ending.ts";
import { choices } from "./every.ts";
import { boxesAt, linesOf, sidesOf, type Box } from "./lines.ts";
import { raceOn } from "./race.ts";
import { rules, type Dots, type DotsMove, type DotsState } from "./rules.ts";
import { closes } from "./targets.ts";

export const cpu: Cpu<Dots> = {
  levels: [2],
  choose: (_rules, view, _level, random) => greedySafe(view, random),
};

function greedySafe(state: DotsState, random: Random): DotsMove {
  const side = state.side ?? 0;
  const drawn = new Set(state.lines);
  const free = random.shuffle(linesOf(state).filter((line) => !drawn.has(line)));
  const closing = free.filter((line) => closes(state, line).length > 0);
  const gain = (): DotsMove | undefined =>
    bestOf(
      closing.flatMap((line) => movesOn(state, line)),
      (move) => leadAfter(state, move, side),
    );
  if (state.misere) return avoiding(state, free, closing) ?? gain() ?? "pass";
  const quiet = free.filter((line) => !closing.includes(line));
  const safe = quiet.filter((line) => givesNothing(state, line));
  // With an even number of safe lines it is the other side that runs out of them.
  const spends = state.phase !== "may" || safe.length % 2 === 1;
  const best = gain() ?? (spends ? plain(safe[0]) : undefined);
  if (best !== undefined) return best;
  // Another extra is banked: what this line opens is mine.
  if (state.bank > 0) return plain(bestOf(quiet, (line) => costOf(state, line))) ?? "pass";
  if (state.phase === "may") return "pass";
  return plain(bestOf(quiet, (line) => 0 - costOf(state, line))) ?? "pass";
}

/**
 * Misère: closes nothing as long as it can, and would have the other side run out of such lines
 * first; gives up a box early where that turns the race. Undefined: it has to close something.
 */
function avoiding(
  state: DotsState,
  free: readonly string[],
  closing: readonly string[],
): DotsMove | undefined {
  const may = state.phase === "may";
  if (free.length <= endingUpTo) {
    const ending = endingOf(free, state, (box) => pointsOf(state, box));
    const value = (line: string): number => ending.get(line) ?? 0;
    const line = bestOf(free, value) ?? "";
    // Passing leaves the same board to the other side.
    if (may && value(line) <= 0) return "pass";
    return bestOf(movesOn(state, line), (move) => leadAfter(state, move, state.side ?? 0));
  }
  const race = raceOn(state.lines, state);
  if (may && race.runsOut(null)) return "pass";
  const quiet = free.filter((line) => race.quiet.includes(line));
  const winning = quiet.find((line) => race.runsOut(line));
  if (winning !== undefined) return plain(winning);
  if (may) return "pass";
  const turning = closing
    .flatMap((line) => movesOn(state, line))
    .filter((move) => turns(state, move));
  const side = state.side ?? 0;
  return (
    bestOf(turning, (m) => leadAfter(state, m, side)) ??
    plain(bestOf(quiet, (l) => costOf(state, l)))
  );
}

/** Is the race won after this move, for less than what the loser will have to take? */
function turns(state: DotsState, move: DotsMove): boolean {
  const step = rules.apply(state, move);
  if (refused(step) || step.state.side !== state.side) return false;
  const race = raceOn(step.state.lines, step.state);
  const side = state.side ?? 0;
  let left = 0;
  for (const [box, owner] of boxesOf(step.state)) if (owner === ".") left += pointsOf(state, box);
  const price = lead(state, side) - lead(step.state, side);
  return price < left && race.quiet.some((line) => race.runsOut(line));
}

function plain(line: string | undefined): DotsMove | undefined {
  return line === undefined ? undefined : { line, bombs: [], swaps: [] };
}

/** A line with every choice of its targets. */
function movesOn(state: DotsState, line: string): readonly DotsMove[] {
  return [...choices(state, line)].map((targets) => ({ line, ...targets }));
}

/** The lead after a move, as this side wants it. */
function leadAfter(state: DotsState, move: DotsMove, side: number): number {
  const step = rules.apply(state, move);
  return refused(step) ? -Infinity : lead(step.state, side);
}

/** Points decide, then ×2 boxes. */
function lead(state: DotsState, side: number): number {
  const points = scores(state);
  const double = ((state.x2[side] ?? 0) - (state.x2[1 - side] ?? 0)) / 100;
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
