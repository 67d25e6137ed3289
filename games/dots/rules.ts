/** Käsekästchen: drawing lines, closing boxes, and what the twists do (rules.md §1). */
import type { Rules, Seat, Shape, Side, Step } from "../../engine/rules.ts";
import { choices as options, check, type refusals } from "./choices.ts";
import { layOut } from "./content.ts";
import { decided, doubles, scores, worth } from "./count.ts";
import { isLine, linesOf, looksLikeLine, readBox, type Box } from "./lines.ts";
import { sketch } from "./sketch.ts";
import type { DotsState } from "./state.ts";
import { choices, closes, countOf, refusal } from "./targets.ts";

export type { DotsState } from "./state.ts";

export interface Line {
  readonly line: string;
  readonly bombs: readonly Box[];
  readonly swaps: readonly Box[];
}
/** A line with the targets of its twists, or an extra line declined. */
export type DotsMove = Line | "pass";

export type DotsEvent =
  | { readonly type: "line"; readonly line: string }
  | { readonly type: "box" | "bomb" | "swap" | "extra"; readonly box: Box }
  | { readonly type: "pass" | "over" };

export interface Dots extends Shape {
  readonly choices: typeof options;
  readonly state: DotsState;
  readonly move: DotsMove;
  readonly event: DotsEvent;
  readonly why:
    | "game-over"
    | "bad-line"
    | "taken"
    | "bomb-target"
    | "swap-required"
    | "swap-target"
    | "pass-not-allowed"
    | (typeof refusals)[number];
}

export const rules: Rules<Dots> = {
  seats: [2, 3, 4, 5, 6, 7, 8],
  choices: options,
  hidden: false,
  undo: true,
  check,
  start({ options: chosen, sides, starter, nth, seed }) {
    const layout = layOut(chosen, nth, seed);
    const seatsOf = (side: Side): readonly Seat[] =>
      sides.flatMap((one, seat) => (one === side ? [seat] : []));
    return {
      w: layout.w,
      h: layout.h,
      lines: [],
      owner: Array.from({ length: layout.h }, () => ".".repeat(layout.w)),
      symbols: layout.symbols,
      theme: layout.theme,
      side: sides[starter] ?? 0,
      member: 0,
      bank: 0,
      phase: "must",
      x2: [0, 0],
      hatz: chosen.twistHatz,
      misere: chosen.misere,
      early: chosen.earlyEnd,
      rotation: chosen.teamRotation,
      teams: [seatsOf(0), seatsOf(1)],
      next: [0, 0],
      gone: [],
    };
  },
  turn: ({ side, member, teams }) =>
    side === null || member === null ? null : (teams[side as 0 | 1][member] ?? null),
  *moves(state) {
    if (state.side === null) return;
    for (const line of linesOf(state)) {
      if (state.lines.includes(line)) continue;
      for (const targets of choices(state, line)) yield { line, ...targets };
    }
    if (state.phase === "may") yield "pass";
  },
  forced: () => null,
  apply: (state, move) => (move === "pass" ? pass(state) : draw(state, move)),
  leave(state, seat) {
    const gone = [...state.gone, seat];
    const next = state.next.map((at, side) => {
      const team = state.teams[side as 0 | 1];
      return team[at] === seat ? after(team, at, gone) : at;
    }) as [number, number];
    const { side } = state;
    return { state: { ...state, gone, next, ...onTurn(side, next) }, events: [] };
  },
  scores,
  worth,
  decided,
  view: (state) => state,
  imagine: (view) => view,
  write(move) {
    if (move === "pass") return move;
    const { line, bombs, swaps } = move;
    return [line, ...bombs.map((box) => `b${box}`), ...swaps.map((box) => `s${box}`)].join(" ");
  },
  read,
  sketch,
};

function draw(state: DotsState, { line, bombs, swaps }: Line): Step<Dots> {
  const { side } = state;
  if (side === null) return { why: "game-over" };
  if (!isLine(line, state)) return { why: "bad-line" };
  if (state.lines.includes(line)) return { why: "taken" };
  const closed = closes(state, line);
  const why = refusal(state, closed, bombs, swaps);
  if (why !== null) return { why };
  const lines = [...state.lines, line];
  const owner = state.owner.map((row) => [...row]);
  const set = ([r, c]: Box, mark: string): void => {
    const row = owner[r];
    if (row) row[c] = mark;
  };
  for (const box of [...closed, ...swaps]) set(box, String(side));
  for (const box of bombs) set(box, "#");
  const rows = owner.map((row) => row.join(""));
  const bank = state.bank + countOf(state, closed, "extra");
  const drawn = { ...state, lines, owner: rows, x2: doubles(rows, state) };
  const over = lines.length === state.w * (state.h + 1) + state.h * (state.w + 1);
  const events: DotsEvent[] = [
    { type: "line", line },
    ...closed.map((box) => ({ type: "box", box }) as const),
    ...bombs.map((box) => ({ type: "bomb", box }) as const),
    ...swaps.map((box) => ({ type: "swap", box }) as const),
    ...closed
      .filter((box) => state.symbols[String(box)] === "extra")
      .map((box) => ({ type: "extra", box }) as const),
  ];
  if (over || (state.early && decided(drawn) !== null)) {
    return { state: ended(drawn), events: [...events, { type: "over" }] };
  }
  const moved = state.rotation === "line" ? passOn(drawn, side) : drawn;
  if (closed.length > 0) return { state: stay(moved, side, bank, "must"), events };
  if (bank > 0) return { state: stay(moved, side, bank - 1, "may"), events };
  const handed = state.rotation === "turn" ? passOn(moved, side) : moved;
  return { state: stay(handed, 1 - side, 0, "must"), events };
}

/** Declining an extra line: the turn passes, and what is banked is lost. */
function pass(state: DotsState): Step<Dots> {
  const { side } = state;
  if (side === null) return { why: "game-over" };
  if (state.phase !== "may") return { why: "pass-not-allowed" };
  const handed = state.rotation === "turn" ? passOn(state, side) : state;
  return { state: stay(handed, 1 - side, 0, "must"), events: [{ type: "pass" }] };
}

function ended(state: DotsState): DotsState {
  return { ...state, phase: "over", side: null, member: null, bank: 0 };
}

/** The position with this side to play. */
function stay(state: DotsState, side: Side, bank: number, phase: "must" | "may"): DotsState {
  return { ...state, ...onTurn(side, state.next), bank, phase };
}

function onTurn(side: Side | null, next: readonly [number, number]) {
  return { side, member: side === null ? null : next[side as 0 | 1] };
}

/** A team's pointer goes on to its next person (§1.8). */
function passOn(state: DotsState, side: Side): DotsState {
  const next = state.next.map((at, one) =>
    one === side ? after(state.teams[side as 0 | 1], at, state.gone) : at,
  ) as [number, number];
  return { ...state, next };
}

/** The next of a team who has not left; the same one if nobody else is there. */
function after(team: readonly Seat[], at: number, gone: readonly Seat[]): number {
  for (let step = 1; step <= team.length; step++) {
    const candidate = (at + step) % team.length;
    if (!gone.includes(team[candidate] ?? -1)) return candidate;
  }
  return at;
}

/** `h0,1 b2,3 s1,1`, bombs before swaps; `pass`. Targets count as a set: their order is ours. */
function read(text: string): DotsMove | null {
  if (text === "pass") return text;
  const [line = "", ...targets] = text.split(" ");
  if (!looksLikeLine(line)) return null;
  const bombs: Box[] = [];
  const swaps: Box[] = [];
  for (const target of targets) {
    const box = readBox(target.slice(1));
    const isBomb = target[0] === "b" && swaps.length === 0;
    if (!box || !(isBomb || target[0] === "s")) return null;
    (isBomb ? bombs : swaps).push(box);
  }
  const inOrder = (a: Box, b: Box): number => a[0] - b[0] || a[1] - b[1];
  return { line, bombs: bombs.toSorted(inOrder), swaps: swaps.toSorted(inOrder) };
}
