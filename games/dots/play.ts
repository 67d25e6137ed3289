/** A move of Käsekästchen: drawing lines, closing boxes, what the twists do (rules.md §1). */
import type { Play, Seat, Side, Step } from "../../engine/rules.ts";
import { decided, doubles } from "./count.ts";
import { isLine, looksLikeLine, readBox, type Box } from "./lines.ts";
import type { Dots, DotsEvent, DotsMove, Line } from "./rules.ts";
import type { DotsState } from "./state.ts";
import { closes, countOf, refusal } from "./targets.ts";

/** What a page needs to foresee a move: it comes without what lays out a board. */
export const play: Play<Dots> = {
  turn: ({ side, member, teams }) =>
    side === null || member === null ? null : (teams[side as 0 | 1][member] ?? null),
  apply: (state, move) => (move === "pass" ? pass(state) : draw(state, move)),
  write(move) {
    if (move === "pass") return move;
    const { line, bombs, swaps } = move;
    return [line, ...bombs.map((box) => `b${box}`), ...swaps.map((box) => `s${box}`)].join(" ");
  },
  read,
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
export function stay(state: DotsState, side: Side, bank: number, phase: "must" | "may"): DotsState {
  return { ...state, ...onTurn(side, state.next), bank, phase };
}

export function onTurn(side: Side | null, next: readonly [number, number]) {
  return { side, member: side === null ? null : next[side as 0 | 1] };
}

/** A team's pointer goes on to its next person (§1.8). */
export function passOn(state: DotsState, side: Side): DotsState {
  const next = state.next.map((at, one) =>
    one === side ? after(state.teams[side as 0 | 1], at, state.gone) : at,
  ) as [number, number];
  return { ...state, next };
}

/** The next of a team who has not left; the same one if nobody else is there. */
export function after(team: readonly Seat[], at: number, gone: readonly Seat[]): number {
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
