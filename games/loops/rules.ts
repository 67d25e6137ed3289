/** Schleifen: how a game begins, what may be done and how it counts (rules.md §3). */
import type { Rules, Seat, Shape } from "../../engine/rules.ts";
import { shuffle } from "./chance.ts";
import { choices as options, check, type refusals } from "./choices.ts";
import { decided, scores, worth } from "./count.ts";
import { forced, moves } from "./moves.ts";
import type { Misplaced } from "./placing.ts";
import { play } from "./play.ts";
import type { Points } from "./points.ts";
import { sketch } from "./sketch.ts";
import { imagine, view } from "./sight.ts";
import { start } from "./start.ts";
import type { LoopsState } from "./state.ts";
import { apply, leave } from "./turns.ts";
import type { Placement } from "./unfinished.ts";

export type { LoopsState } from "./state.ts";
export type { Placement } from "./unfinished.ts";

/** Tiles in the order they are laid; or none can be laid, and the rack is exchanged or kept. */
export type LoopsMove = { readonly lay: readonly Placement[] } | "exchange" | "keep";

export type LoopsEvent =
  | ({ readonly type: "lay"; readonly seat: Seat } & Placement & Points)
  | { readonly type: "draw"; readonly seat: Seat; readonly count: number }
  | { readonly type: "exchange" | "keep" | "left"; readonly seat: Seat }
  | { readonly type: "over" };

export interface Loops extends Shape {
  readonly choices: typeof options;
  readonly state: LoopsState;
  readonly move: LoopsMove;
  readonly event: LoopsEvent;
  readonly why:
    | "game-over"
    | "nothing-laid"
    | "too-many"
    | "no-such-tile"
    | Misplaced
    | "can-lay"
    | "no-exchange"
    | "gone"
    | (typeof refusals)[number];
}

export const rules: Rules<Loops> = {
  ...play,
  seats: [2, 3, 4],
  choices: options,
  hidden: true,
  undo: false,
  check,
  start,
  moves,
  forced,
  apply: (state, move) => apply(state, move, shuffle),
  leave: (state, seat) => leave(state, seat, shuffle),
  scores,
  worth,
  decided,
  view,
  imagine,
  sketch,
};
