/** Moves that are played before one's eyes: placed, then round by round (V-4, look §7). */
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
  const next = (): number => Math.min(step++, mostSteps);
  for (const { cell, rounds } of news) {
    placed.set(String(cell), next());
    for (const round of rounds) {
      const [fill, add] = [next(), next()];
      for (const one of round.filled) filled.set(String(one), fill);
      for (const one of round.added) placed.set(String(one), add);
    }
  }
  return { placed, filled };
}
