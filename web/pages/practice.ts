/** A game against the CPU or oneself in the page alone, as its moves tell it. */
import { choose } from "../../engine/options.ts";
import { refused, type AnyRules, type Seat } from "../../engine/rules.ts";

export interface Practice {
  readonly moves: readonly string[];
  readonly state: object;
  readonly turn: Seat | null;
  readonly scores: readonly number[];
  /** The last move, and whose it was. */
  readonly last: { readonly text: string; readonly side: number } | null;
  /** Why the next one was none, where the list ended early. */
  readonly why: string | null;
}

/** Three rows of five: an odd number, so that somebody wins. */
const options = { w: 5, h: 3 };

/** The board of the home page after these moves; what is no move ends the list. */
export function practice(rules: AnyRules, moves: readonly string[]): Practice {
  const chosen = choose(rules.choices, options);
  const start = rules.start({
    options: chosen as never,
    sides: [0, 1],
    starter: 0,
    nth: 0,
    seed: "00".repeat(32),
  });
  return playedFrom(rules, start, moves);
}

/** A position after these moves. */
export function playedFrom(rules: AnyRules, start: object, moves: readonly string[]): Practice {
  let state = start;
  let last: Practice["last"] = null;
  let why: string | null = null;
  const made: string[] = [];
  for (const text of moves) {
    const side = rules.turn(state);
    const move = rules.read(text);
    const step = move === null ? { why: "bad-move" } : rules.apply(state, move);
    if (refused(step) || side === null) {
      why = refused(step) ? step.why : "game-over";
      break;
    }
    state = step.state;
    last = { text, side };
    made.push(text);
  }
  return { moves: made, state, turn: rules.turn(state), scores: rules.scores(state), last, why };
}
