/** Käsekästchen: how a game begins, what may be done and how it counts (rules.md §1). */
import type { Rules, Seat, Shape, Side } from "../../engine/rules.ts";
import { choices as options, check, type refusals } from "./choices.ts";
import { layOut } from "./content.ts";
import { decided, scores } from "./count.ts";
import { choices } from "./every.ts";
import { linesOf, type Box } from "./lines.ts";
import { after, onTurn, play } from "./play.ts";
import { sketch } from "./sketch.ts";
import type { DotsState } from "./state.ts";

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
  ...play,
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
  *moves(state) {
    if (state.side === null) return;
    for (const line of linesOf(state)) {
      if (state.lines.includes(line)) continue;
      for (const targets of choices(state, line)) yield { line, ...targets };
    }
    if (state.phase === "may") yield "pass";
  },
  forced: () => null,
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
  // Points, then ×2 boxes; fewer are better in misère (D-19).
  worth(state) {
    const sign = (value: number): number => (state.misere ? 0 - value : value);
    return scores(state).map((mine, side) => [sign(mine), sign(state.x2[side] ?? 0)]);
  },
  decided,
  view: (state) => state,
  imagine: (view) => view,
  sketch,
};
