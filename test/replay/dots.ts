/** Vectors of Käsekästchen (rules.md §5) against the rules; gives what differs, or null. */
import type { Frame, Seat, Side } from "../../engine/rules.ts";
import { refused } from "../../engine/rules.ts";
import { choose } from "../../engine/options.ts";
import { undoTo } from "../../engine/offers.ts";
import { standing } from "../../engine/series.ts";
import { rules, type DotsState } from "../../games/dots/rules.ts";
import { differs, type Wish } from "./differs.ts";

export interface GameVector {
  readonly type: "game";
  readonly id: string;
  readonly options: Wish & {
    readonly w: number;
    readonly h: number;
    readonly symbols?: Readonly<Record<string, string>>;
    readonly starter?: Side;
    readonly teams?: readonly [number, number];
  };
  readonly moves: readonly VectorMove[];
  readonly error?: string;
  readonly errorAt?: number;
  readonly expect?: Wish;
}
export interface VectorMove {
  readonly line?: string;
  readonly bomb?: readonly (readonly [number, number])[];
  readonly swap?: readonly (readonly [number, number])[];
  readonly pass?: boolean;
  readonly resign?: Side;
}
interface SeriesVector {
  readonly type: "series";
  readonly id: string;
  readonly mode: "bestOf3" | "sum";
  readonly games: number;
  readonly misere?: boolean;
  readonly results: readonly {
    readonly score: readonly [number, number];
    readonly x2: readonly [number, number];
    readonly winner: Side | "draw";
    readonly resigned?: Side;
  }[];
  readonly error?: string;
  readonly expect?: Wish;
}
interface UndoVector {
  readonly type: "undo";
  readonly id: string;
  readonly sides: readonly Side[];
  readonly requester: Side;
  readonly expectPrefix: number | null;
}
export type Vector = GameVector | SeriesVector | UndoVector;

/** The options that a vector's board is sent as (formats §1). */
export function optionsOf(options: GameVector["options"]): Wish {
  const symbols = Object.entries(options.symbols ?? {}).map(([box, name]) => `${name}@${box}`);
  const field = `${options.w}x${options.h}${symbols.length > 0 ? `:${symbols.join(";")}` : ""}`;
  const names = ["blitz", "twistHatz", "misere", "earlyEnd", "teamRotation"];
  const given = Object.entries(options).filter(([name]) => names.includes(name));
  return { content: "field", field, ...Object.fromEntries(given) };
}

/** Seats in the order A1 B1 A2 B2 …, the longer rest after. */
export function sidesOf([a, b]: readonly [number, number] = [1, 1]): readonly Side[] {
  const sides: Side[] = [];
  for (let i = 0; i < Math.max(a, b); i++) {
    if (i < a) sides.push(0);
    if (i < b) sides.push(1);
  }
  return sides;
}

export function textOf({ line, bomb = [], swap = [], pass }: VectorMove): string {
  if (pass) return "pass";
  return [line, ...bomb.map((box) => `b${box}`), ...swap.map((box) => `s${box}`)].join(" ");
}

export function replay(vector: Vector): string | null {
  if (vector.type === "series") return replaySeries(vector);
  if (vector.type === "undo") {
    const moves = vector.sides.map((side) => ({ seat: side as Seat }));
    return differs(
      { prefix: vector.expectPrefix },
      { prefix: undoTo(moves, [0, 1], vector.requester) },
    );
  }
  return replayGame(vector);
}

function replayGame(vector: GameVector): string | null {
  const sides = sidesOf(vector.options.teams);
  const options = choose(rules.choices, optionsOf(vector.options));
  if (!options) return "options are refused";
  const starter = sides.indexOf(vector.options.starter ?? 0);
  const frame: Frame = {
    seats: sides.length,
    sides,
    starter,
    series: "single",
    pace: "none",
    ranked: false,
    undo: "ask",
  };
  const why = rules.check(options, frame);
  if (why) return `options: ${why}`;
  let state = rules.start({ options, sides, starter, nth: 0, seed: "00".repeat(32) });
  let resigned: Side | null = null;
  for (const [i, move] of vector.moves.entries()) {
    const over = resigned !== null ? { why: "game-over" } : null;
    if (move.resign !== undefined && !over && rules.turn(state) !== null) {
      resigned = move.resign;
      continue;
    }
    const read = move.resign === undefined ? rules.read(textOf(move)) : null;
    const step = over ?? (read === null ? { why: "game-over" } : rules.apply(state, read));
    if (vector.errorAt === i)
      return differs({ error: vector.error }, { error: refused(step) ? step.why : null });
    if (refused(step)) return `move ${i} is refused: ${step.why}`;
    state = step.state as DotsState;
  }
  if (vector.error !== undefined) return `no refusal, expected ${vector.error}`;
  return differs(vector.expect ?? {}, outcome(state, resigned));
}

function outcome(state: DotsState, resigned: Side | null): Wish {
  const finished = resigned !== null || rules.turn(state) === null;
  const [a = [], b = []] = rules.worth(state);
  const lead =
    [0, 1].map((i) => (a[i] ?? 0) - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
  const won = lead === 0 ? "draw" : lead > 0 ? 0 : 1;
  return {
    owner: state.owner,
    score: rules.scores(state),
    x2: state.x2,
    turn: finished ? null : state.side,
    member: finished ? null : state.member,
    bank: finished ? 0 : state.bank,
    canPass: !finished && state.phase === "may",
    finished,
    winner: resigned !== null ? 1 - resigned : finished ? won : null,
    decided: resigned !== null ? 1 - resigned : rules.decided(state),
  };
}

function replaySeries(vector: SeriesVector): string | null {
  const series =
    vector.mode === "bestOf3" ? "best-of-3" : vector.games === 5 ? "sum-of-5" : "sum-of-3";
  const sign = vector.misere ? -1 : 1;
  const results = vector.results.map(({ score, x2, winner, resigned }) => ({
    scores: score,
    worth: [0, 1].map((side) => [sign * (score[side] ?? 0), sign * (x2[side] ?? 0)]),
    winner,
    ...(resigned !== undefined && { resigned }),
  }));
  const early = results.findIndex((_, i) => i > 0 && standing(series, 2, results.slice(0, i)).over);
  if (vector.error !== undefined) return early >= 0 ? null : "no series-over";
  if (early >= 0) return "over too early";
  const { wins, points, over, winner } = standing(series, 2, results);
  return differs(vector.expect ?? {}, { played: results.length, wins, points, over, winner });
}
