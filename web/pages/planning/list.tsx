/** The tree of a plan, to be read, gone along and cut. */
import type { VNode } from "preact";
import { mostNodes, sizeOf, type PlanTree } from "../../../engine/plans.ts";
import { Icon } from "../../../games/board.tsx";
import { minus } from "../../../games/icons.ts";
import type { PlanningWords } from "../../planning/words.ts";
import { rowsOf, type Row } from "./rows.ts";
import { answering, type Way } from "./tree.ts";

export interface Branches {
  readonly own: PlanningWords;
  /** Who moves besides me. */
  readonly name: string;
  /** A move as people say it. */
  move(text: string): string;
  /** Where one stands. */
  readonly at: Way;
  onGo(way: Way): void;
  onRemove(way: Way): void;
}

/** So near the limit it is told. */
const near = 20;

/** All of it, and how much of it there may be. */
export function PlanList({ tree, ...rest }: Branches & { readonly tree: PlanTree }): VNode | null {
  const { own } = rest;
  const size = sizeOf(tree);
  if (size === 0) return null;
  return (
    <div>
      <p>
        <b id="plan-tree">{own.tree}</b>
      </p>
      <Tree {...rest} rows={rowsOf(tree)} label="plan-tree" />
      <p class="fine soft">
        {size > mostNodes - near && own.count(size, mostNodes)}
        {sizeOf(answering(tree)) < size && own.dropped}
      </p>
    </div>
  );
}

function Tree({
  rows,
  label,
  ...rest
}: Branches & { rows: readonly Row[]; label?: string }): VNode {
  return (
    <ul class="branches" aria-labelledby={label}>
      {rows.map((row) => (
        <li key={row.way.join("+")}>
          <Branch {...rest} row={row} />
          {row.below.length > 0 && <Tree {...rest} rows={row.below} />}
        </li>
      ))}
    </ul>
  );
}

function Branch({ own, name, move, at, onGo, onRemove, row }: Branches & { row: Row }): VNode {
  const { ifs, play, from, way } = row;
  const said = (texts: Way): string =>
    texts.map((text) => (text === null ? own.anyMove : move(text))).join(" · ");
  const isAny = ifs.length === 1 && ifs[0] === null;
  const condition = isAny ? own.ifAny(name) : own.if(name, said(ifs));
  const answer = play.length > 0 ? own.answer(said(play)) : row.below.length === 0 && own.open;
  const isHere = at.length === way.length && way.every((text, i) => at[i] === text);
  return (
    <div class="branch">
      <button type="button" aria-current={isHere ? "step" : undefined} onClick={() => onGo(way)}>
        {condition} {answer}
      </button>
      <button
        type="button"
        class="cut"
        aria-label={own.remove(condition)}
        onClick={() => onRemove(from)}
      >
        <Icon d={minus} />
      </button>
    </div>
  );
}
