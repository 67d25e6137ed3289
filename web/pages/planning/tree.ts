/** A plan in the making: moves on a board become a tree, and one stands somewhere in it. */
import { mostNodes, sizeOf, type PlanNode, type PlanTree } from "../../../engine/plans.ts";

/** What others do, one move after the other; null: any. */
export type Way = readonly (string | null)[];

/** `made`: how many of the answers that stand at the end of the way are made. */
export interface Place {
  readonly way: Way;
  readonly made: number;
}

/** A tree, and where one stands in it. */
export interface Plan {
  readonly tree: PlanTree;
  readonly at: Place;
}

/** One move on the way to a place. */
export interface Step {
  readonly text: string | null;
  readonly mine: boolean;
}

/** The match as it is: nothing is foreseen yet. */
export const here: Place = { way: [], made: 0 };

/** An act may have 8 kB, and is not all plan. */
const mostBytes = 8000;

/** Whether there is no room for another move. */
export function isFull(tree: PlanTree): boolean {
  return sizeOf(tree) > mostNodes || JSON.stringify(tree).length > mostBytes;
}

/** What may follow on a way. */
export function levelAt(tree: PlanTree, way: Way): PlanTree {
  return way.length === 0 ? tree : (nodeAt(tree, way)?.then ?? []);
}

export function nodeAt(tree: PlanTree, way: Way): PlanNode | undefined {
  return levelAtEnd(tree, way).find((node) => node.if === way.at(-1));
}

function levelAtEnd(tree: PlanTree, way: Way): PlanTree {
  return way.length === 0 ? [] : levelAt(tree, way.slice(0, -1));
}

/** One of the others moves: along a branch that is there, or on a new one. */
export function foresee(plan: Plan, text: string | null): Plan {
  const { at } = plan;
  const way = [...at.way, text];
  // Answers that are still to be made here cannot be made any more.
  const tree = isAnswered(plan) ? answeredTo(plan, []) : plan.tree;
  const known = nodeAt(tree, way) !== undefined;
  const added = { if: text, play: [], then: [] };
  return {
    tree: known ? tree : withLevel(tree, at.way, (level) => [...level, added]),
    at: { way, made: 0 },
  };
}

/** I answer: as it is planned already, or otherwise; then what was to follow falls away. */
export function answer({ tree, at: { way, made } }: Plan, text: string): Plan {
  const node = nodeAt(tree, way);
  const at = { way, made: made + 1 };
  if (!node || node.play[made] === text) return { tree, at };
  return { tree: answeredTo({ tree, at: { way, made } }, [text]), at };
}

/** With these answers from here on: nothing follows on them yet. */
function answeredTo({ tree, at: { way, made } }: Plan, texts: readonly string[]): PlanTree {
  return withNode(tree, way, (node) => {
    return [{ if: node.if, play: [...node.play.slice(0, made), ...texts], then: [] }];
  });
}

/** Would another answer here put away one that is planned? */
export function isAnswered({ tree, at: { way, made } }: Plan): boolean {
  return (nodeAt(tree, way)?.play.length ?? 0) > made;
}

/** One move back; null where nothing is foreseen yet. */
export function back({ tree, at: { way, made } }: Plan): Place | null {
  if (made > 0) return { way, made: made - 1 };
  return way.length === 0 ? null : endOf(tree, way.slice(0, -1));
}

/** At the end of a way, all of the answers made. */
export function endOf(tree: PlanTree, way: Way): Place {
  return { way, made: nodeAt(tree, way)?.play.length ?? 0 };
}

/** Without a branch; whoever stands on it goes back to where it began. */
export function without({ tree, at }: Plan, way: Way): Plan {
  const rest = withNode(tree, way, () => []);
  const isOnIt = way.every((text, i) => at.way[i] === text && at.way.length > i);
  return { tree: rest, at: isOnIt ? endOf(rest, way.slice(0, -1)) : at };
}

/** Without branches that answer nothing: they would say nothing to the match. */
export function answering(tree: PlanTree): PlanTree {
  return tree.flatMap((node) => {
    const then = answering(node.then);
    return node.play.length + then.length > 0 ? [{ ...node, then }] : [];
  });
}

/** All moves up to a place, in their order. */
export function stepsTo({ tree, at }: Plan): readonly Step[] {
  return at.way.flatMap((text, i) => {
    const way = at.way.slice(0, i + 1);
    const answers = nodeAt(tree, way)?.play ?? [];
    const made = i === at.way.length - 1 ? answers.slice(0, at.made) : answers;
    return [{ text, mine: false }, ...made.map((one) => ({ text: one, mine: true }))];
  });
}

function withLevel(tree: PlanTree, way: Way, change: (level: PlanTree) => PlanTree): PlanTree {
  if (way.length === 0) return change(tree);
  return withNode(tree, way, (node) => [{ ...node, then: change(node.then) }]);
}

function withNode(tree: PlanTree, way: Way, change: (node: PlanNode) => PlanTree): PlanTree {
  const [text, ...rest] = way;
  return tree.flatMap((node) => {
    if (node.if !== text) return [node];
    return rest.length === 0
      ? change(node)
      : [{ ...node, then: withNode(node.then, rest, change) }];
  });
}
