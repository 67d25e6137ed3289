/** A plan as it is read: what comes, what I answer, and under it what may come then. */
import type { PlanNode, PlanTree } from "../../../engine/plans.ts";
import type { Way } from "./tree.ts";

export interface Row {
  /** Several, where the other side moves on before I answer. */
  readonly ifs: Way;
  readonly play: readonly string[];
  /** Where the branch begins, and where its answer stands. */
  readonly from: Way;
  readonly way: Way;
  /** What may come after that. */
  readonly below: readonly Row[];
}

export function rowsOf(tree: PlanTree, before: Way = []): readonly Row[] {
  return tree.map((node) => rowOf(node, before, []));
}

/** Moves with one another after them and no answer between stand in one row. */
function rowOf(node: PlanNode, before: Way, ifs: Way): Row {
  const way = [...before, node.if];
  const all = [...ifs, node.if];
  const [only, second] = node.then;
  if (node.play.length === 0 && only && !second) return rowOf(only, way, all);
  const from = way.slice(0, way.length - all.length + 1);
  return { ifs: all, play: node.play, from, way, below: rowsOf(node.then, way) };
}
