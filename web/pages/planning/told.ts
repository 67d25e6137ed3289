/** What is asked at a place of a plan. */
import type { Seat } from "../../../engine/rules.ts";
import type { PlanningWords } from "../../planning/words.ts";
import type { Told } from "../told.ts";
import type { Stand } from "./stand.ts";
import { levelAt, stepsTo, type Plan } from "./tree.ts";

/** `name`: of whoever would be on turn. */
export function statusOf(
  plan: Plan,
  { turn, made }: Stand,
  seat: Seat,
  name: string,
  own: PlanningWords,
): Told {
  const steps = stepsTo(plan);
  const before = steps.at(-1);
  if (made < steps.length) return { word: own.lost, text: "" };
  if (turn === null) return { word: own.over, text: "" };
  if (turn === seat) {
    if (before?.mine) return { word: own.yoursAgain, text: own.againText };
    return { word: own.yours, text: own.yoursText };
  }
  const isAgain = before !== undefined && !before.mine;
  const hasBranches = levelAt(plan.tree, plan.at.way).length > 0;
  return {
    word: isAgain ? own.theirsAgain(name) : own.theirs(name),
    text: hasBranches ? own.branchText : own.theirsText,
  };
}
