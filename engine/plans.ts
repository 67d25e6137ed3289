/** What a seat has decided ahead: "if you play X, I play Y". It is kept at the seat, not logged. */
import type { Fact } from "./facts.ts";
import type { Seat } from "./rules.ts";

/** `if`: somebody else's move, null for any; `play`: my moves then; `then`: what may follow. */
export interface PlanNode {
  readonly if: string | null;
  readonly play: readonly string[];
  readonly then: readonly PlanNode[];
}
export type PlanTree = readonly PlanNode[];

/** All that is decided ahead in a match, by seat; a seat without a plan is missing. */
export type Plans = ReadonlyMap<Seat, Plan>;
/** `next`: the moves that are to be made as soon as it is the seat's turn. */
export interface Plan {
  readonly next: readonly string[];
  readonly tree: PlanTree;
}

/** More is no plan any more. */
export const mostNodes = 200;

export const noPlans: Plans = new Map();

export function sizeOf(tree: PlanTree): number {
  return tree.reduce((sum, node) => sum + 1 + sizeOf(node.then), 0);
}

/** The tree with its moves as the log would hold them. `plain`: a move's text in that form. */
export function inOneForm(tree: PlanTree, plain: (text: string) => string): PlanTree {
  return tree.map((node) => ({
    if: node.if === null ? null : plain(node.if),
    play: node.play.map(plain),
    then: inOneForm(node.then, plain),
  }));
}

/** The plans after a fact: those that foresaw it go on, the others are over. */
export function planned(plans: Plans, fact: Fact): Plans {
  if (plans.size === 0) return plans;
  if (fact.is === "move") return new Map([...plans].flatMap((plan) => follow(plan, fact)));
  return ends.includes(fact.is) ? noPlans : plans;
}

/** What the board is no longer the one of the plan after. */
const ends: readonly Fact["is"][] = ["undo", "end", "left", "game"];

function follow(
  [seat, { next, tree }]: readonly [Seat, Plan],
  move: { readonly seat: Seat; readonly text: string },
): readonly (readonly [Seat, Plan])[] {
  if (move.seat === seat) {
    const [planned, ...rest] = next;
    return planned === move.text ? kept(seat, { next: rest, tree }) : [];
  }
  const node = tree.find((one) => one.if === move.text) ?? tree.find((one) => one.if === null);
  // Whatever was still to be made came too late: the other has moved once more.
  return node && next.length === 0 ? kept(seat, { next: node.play, tree: node.then }) : [];
}

function kept(seat: Seat, plan: Plan): readonly (readonly [Seat, Plan])[] {
  return plan.next.length + plan.tree.length > 0 ? [[seat, plan]] : [];
}
