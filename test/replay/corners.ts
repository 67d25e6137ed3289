/** Vectors of Vier Ecken (rules.md §5) against the rules; gives what differs, or null. */
import { best, refused, type Side } from "../../engine/rules.ts";
import type { Cell, Cells } from "../../games/corners/cells.ts";
import { rules, type CornersEvent, type CornersState } from "../../games/corners/rules.ts";
import { symbolOf, type Symbol } from "../../games/corners/state.ts";
import { differs, type Wish } from "./differs.ts";

export interface CornersVector {
  readonly id: string;
  readonly n: number;
  readonly pro: boolean;
  readonly side: Symbol;
  readonly before: Cells;
  readonly move: Cell;
  readonly error?: string;
  readonly after?: Cells;
}

/** Vectors go by symbol, the rules by side: whoever plays circles, the outcome is the same. */
export function replayCorners(vector: CornersVector): string | null {
  return outcomeDiffers(vector, 0) ?? outcomeDiffers(vector, 1);
}

function outcomeDiffers(vector: CornersVector, circles: Side): string | null {
  const { id: _id, n, pro, side, before, move, error, ...expected } = vector;
  const over = !before.some((row) => row.includes("."));
  const mover = side === "o" ? circles : 1 - circles;
  const state: CornersState = { n, pro, cells: before, side: over ? null : mover, circles };
  const read = rules.read(String(move));
  if (read === null) return `${String(move)} is not read`;
  const step = rules.apply(state, read);
  if (refused(step)) return differs({ error }, { error: step.why });
  if (error !== undefined) return `no refusal, expected ${error}`;
  const { note: _note, ...wish } = expected as Wish;
  return differs(wish, outcome(step.state, step.events));
}

function outcome(state: CornersState, events: readonly CornersEvent[]): Wish {
  const rounds = events.filter((event) => event.type === "round");
  const points = rules.scores(state);
  const won = best(rules.worth(state));
  const bySymbol = (side: Side): Side => (side === state.circles ? 0 : 1);
  const next = rules.turn(state);
  return {
    after: state.cells,
    rounds: rounds.length,
    perRound: rounds.map(({ figures, filled, added }) => ({
      shapes: figures.length,
      filled: filled.length,
      added: added.length,
    })),
    score: [points[state.circles], points[1 - state.circles]],
    finished: next === null,
    winner: next !== null ? null : won === "draw" ? won : bySymbol(won),
    next: next === null ? null : symbolOf(state, next),
  };
}
