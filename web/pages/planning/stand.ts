/** The board at a place of a plan: every step goes through the rules, as in play. */
import { refused, type AnyRules, type Seat } from "../../../engine/rules.ts";
import type { Ahead } from "../../../games/kinds.ts";
import { answer, back, foresee, isAnswered, stepsTo, type Plan, type Step } from "./tree.ts";

/** What a plan is played on. */
export interface Ground {
  readonly rules: AnyRules;
  readonly ahead: Ahead;
}

export interface Stand {
  readonly state: object;
  readonly turn: Seat | null;
  /** The moves that are certain, in their order. */
  readonly texts: readonly string[];
  readonly last: { readonly text: string; readonly seat: Seat } | null;
  /** Is some move on the way any move? Then nobody knows all that led here. */
  readonly isVague: boolean;
  /** How many of the steps could be made. */
  readonly made: number;
}

/** The position after these steps from a view; what cannot be played ends it. */
export function standAfter(
  ground: Ground,
  view: object,
  seat: Seat,
  steps: readonly Step[],
): Stand {
  const { rules, ahead } = ground;
  let stand: Stand = {
    state: view,
    turn: rules.turn(view),
    texts: [],
    last: null,
    isVague: false,
    made: 0,
  };
  for (const { text, mine } of steps) {
    const { turn, texts, made } = stand;
    if (turn === null || (turn === seat) !== mine) break;
    const after =
      text === null ? { state: ahead.passed(stand.state) } : meant(ground, stand.state, text);
    if ("why" in after) break;
    stand = {
      state: after.state,
      turn: rules.turn(after.state),
      texts: text === null ? texts : [...texts, text],
      last: text === null ? null : { text, seat: turn },
      isVague: stand.isVague || text === null,
      made: made + 1,
    };
  }
  return stand;
}

/** The plan where it can be shown: what cannot be played is not stood on. */
export function reached(plan: Plan, { made }: Pick<Stand, "made">): Plan {
  const at = stepsTo(plan).length > made ? back(plan) : null;
  return at ? reached({ ...plan, at }, { made }) : plan;
}

/** A plan with these moves made, all or none, and whether an answer was put away for them. */
export function stepped(
  ground: Ground,
  plan: Plan,
  { state, turn }: Stand,
  seat: Seat,
  texts: readonly string[],
): { readonly plan: Plan; readonly isReplaced: boolean } | { readonly why: string } {
  let now = { plan, state, turn, isReplaced: false };
  for (const typed of texts) {
    const move = meant(ground, now.state, typed);
    if ("why" in move) return move;
    const isMine = now.turn === seat;
    const next = isMine ? answer(now.plan, move.text) : foresee(now.plan, move.text);
    const isOther = isMine && isAnswered(now.plan) && next.tree !== now.plan.tree;
    now = {
      plan: next,
      state: move.state,
      turn: ground.rules.turn(move.state),
      isReplaced: now.isReplaced || isOther,
    };
  }
  return { plan: now.plan, isReplaced: now.isReplaced };
}

/** A move as the match will write it, and what comes of it. */
function meant(
  { rules }: Ground,
  state: object,
  text: string,
): { readonly text: string; readonly state: object } | { readonly why: string } {
  const move = rules.read(text);
  if (move === null) return { why: "bad-move" };
  const step = rules.apply(state, move);
  return refused(step) ? { why: step.why } : { text: rules.write(move), state: step.state };
}
