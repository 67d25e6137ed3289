/** What people decide ahead: some lines of the others, and what they would draw then. */
import type { PlanNode, PlanTree } from "../../engine/plans.ts";
import type { Random } from "../../engine/random.ts";
import { refused, type AnyRules, type Seat } from "../../engine/rules.ts";
import { one } from "../setups.ts";

/** Deeper nobody thinks here. */
const deepest = 4;

/** A tree for a seat that is not on turn in this state; all of it is legal when it comes to it. */
export function drawnPlan(state: object, seat: Seat, rules: AnyRules, random: Random): PlanTree {
  return random.below(12) === 0 ? [] : nodes(state, seat, rules, random, 0);
}

function nodes(
  state: object,
  seat: Seat,
  rules: AnyRules,
  random: Random,
  depth: number,
): readonly PlanNode[] {
  if (depth >= deepest || rules.turn(state) === null) return [];
  const moves = random.shuffle([...rules.moves(state)]).slice(0, 1 + random.below(4));
  const planned = moves.map((move): PlanNode => {
    const step = rules.apply(state, move);
    const text = rules.write(move);
    if (refused(step)) return { if: text, play: [], then: [] };
    const mine = drawn(step.state, seat, rules, random);
    return { if: text, play: mine.play, then: nodes(mine.state, seat, rules, random, depth + 1) };
  });
  // Whatever they play, this line of mine is always there, or so it is hoped.
  const any = moves.at(-1);
  const blind = any === undefined ? [] : [rules.write(any)];
  return random.below(5) ? planned : [...planned, { if: null, play: blind, then: [] }];
}

/** What I would draw at once; now and then it is less than my whole turn. */
function drawn(state: object, seat: Seat, rules: AnyRules, random: Random) {
  const play: string[] = [];
  let now = state;
  while (rules.turn(now) === seat && random.below(8) > 0) {
    const move = one([...rules.moves(now)], random);
    const step = rules.apply(now, move);
    if (refused(step)) break;
    play.push(rules.write(move));
    now = step.state;
  }
  return { play, state: now };
}
