/**
 * Was chance fixed before the first move? Worked out from what anybody is told of a game that is
 * over (formats §6): its seed, its first position and its last.
 */
import { refused, type AnyRules } from "./rules.ts";
import { commitment } from "./seeds.ts";
import { movesOf, type Seen, type SeenGame } from "./wire.ts";

export interface Fairness {
  /** The seed is the one whose hash was shown from the start. */
  readonly seed: boolean;
  /** The seed gives the position that the game began with. */
  readonly start: boolean;
  /**
   * Where something is hidden: the first move that does not follow from it, from 1; 0 if all do
   * and lead to the position at the end. Null where chance has no part in what comes later.
   */
  readonly misfit: number | null;
}

/** The game that is shown. */
export function gameShown({ game, games }: Seen): SeenGame | undefined {
  return games.find((one) => one.game === game);
}

/**
 * `first` and `last`: the game before its first and after its last move, as one person sees it.
 * Null as long as there is no seed to check.
 */
export function fairness(rules: AnyRules, first: Seen, last: Seen): Fairness | null {
  const { seed, commit, options } = gameShown(last) ?? {};
  if (seed === undefined || !isSeed(seed)) return seed === undefined ? null : nothingFits;
  const nth = last.game - 1;
  const { sides, seat } = last;
  // Who began is not told when they have left before the first move: any of them may have.
  const started = sides
    .map((_, starter) => rules.start({ options: options as never, sides, starter, nth, seed }))
    .map((state) => leaving(rules, state, last, 0))
    .find((state) => isSame(rules.view(state, seat), first.view));
  return {
    seed: commitment(seed) === commit,
    start: started !== undefined,
    misfit: rules.hidden ? misfitOf(rules, started, last) : null,
  };
}

const nothingFits: Fairness = { seed: false, start: false, misfit: null };

/** 32 bytes as hex. */
function isSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

function misfitOf(rules: AnyRules, started: object | undefined, last: Seen): number {
  let state = started;
  if (!state) return 1;
  const moves = movesOf(last);
  for (const [i, text] of moves.entries()) {
    const step = rules.apply(state, rules.read(text));
    if (refused(step)) return i + 1;
    state = leaving(rules, step.state, last, i + 1);
  }
  return isSame(rules.view(state, last.seat), last.view) ? 0 : moves.length;
}

/** The position after so many moves, without those who left just then. */
function leaving(rules: AnyRules, state: object, { notes }: Seen, after: number): object {
  return notes.reduce((now, note) => {
    if (note.what !== "left" || note.seat === null || note.after !== after) return now;
    const step = rules.leave(now, note.seat);
    return refused(step) ? now : step.state;
  }, state);
}

/** Both come from the same rules, so their parts stand in the same order. */
function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
