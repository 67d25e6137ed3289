/** Vier Ecken: how a game begins, what may be done and how it counts (rules.md §2). */
import type { Rules, Shape } from "../../engine/rules.ts";
import type { Round } from "./cascade.ts";
import { at, cellsOf, type Cell } from "./cells.ts";
import { check, choices, type refusals } from "./choices.ts";
import { scores } from "./count.ts";
import { decided } from "./lead.ts";
import { play } from "./play.ts";
import type { CornersState, Symbol } from "./state.ts";

export type { CornersState } from "./state.ts";

/** What was placed, then each round of what followed, in order. */
export type CornersEvent =
  | { readonly type: "place"; readonly cell: Cell; readonly symbol: Symbol }
  | ({ readonly type: "round" } & Round)
  | { readonly type: "over" };

export interface Corners extends Shape {
  readonly choices: typeof choices;
  readonly state: CornersState;
  readonly move: Cell;
  readonly event: CornersEvent;
  readonly why: "game-over" | "off-board" | "occupied" | (typeof refusals)[number];
}

export const rules: Rules<Corners> = {
  ...play,
  seats: [2],
  choices,
  hidden: false,
  undo: true,
  check,
  start: ({ options: { n, pro }, starter }) => ({
    n,
    pro,
    cells: Array.from({ length: n }, () => ".".repeat(n)),
    side: starter,
    circles: starter,
  }),
  *moves({ n, cells, side }) {
    if (side === null) return;
    for (const cell of cellsOf(n)) if (at(cells, cell) === ".") yield cell;
  },
  forced: () => null,
  // Nobody would be left to play with: the match ends, and the board stays as it is.
  leave: (state) => ({ state, events: [] }),
  scores,
  // There is no tie-break (V-2).
  worth: (state) => scores(state).map((points) => [points]),
  decided,
  view: (state) => state,
  imagine: (view) => view,
  sketch: ({ cells }) => cells.map((row) => [...row].join(" ")).join("\n"),
};
