/** Moves that are played before one's eyes: placed, then round by round (V-4, look §7). */
import type { Cell } from "./cells.ts";
import type { Preview } from "./preview.ts";

/** Cell → the step of the replay at which its symbol comes, and at which it is filled. */
export interface Replay {
  readonly placed: ReadonlyMap<string, number>;
  readonly filled: ReadonlyMap<string, number>;
}

/** Of 300 ms each; what is later comes with the last one, so that all is told in 4 seconds. */
const mostSteps = 9;

export function replayOf(news: readonly Preview[]): Replay {
  const placed = new Map<string, number>();
  const filled = new Map<string, number>();
  let step = 0;
  const tell = (steps: Map<string, number>, cells: readonly Cell[]): void => {
    for (const cell of cells) steps.set(String(cell), Math.min(step, mostSteps));
    step++;
  };
  for (const { cell, rounds } of news) {
    tell(placed, [cell]);
    for (const round of rounds) {
      tell(filled, round.filled);
      tell(placed, round.added);
    }
  }
  return { placed, filled };
}
