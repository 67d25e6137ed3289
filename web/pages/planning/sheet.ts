/** What lies on the plan board while it is open, and what is done to it. */
import { useLayoutEffect, useState } from "preact/hooks";
import type { PlanTree } from "../../../engine/plans.ts";
import type { Said, Seen } from "../../../engine/wire.ts";
import type { PlanningWords } from "../../planning/words.ts";
import type { MatchWords } from "../../words.ts";
import { mayPlan, nameOf, type MatchProps, type Notice } from "../model.ts";
import { draftAt, savedIn, turned, type Draft, type Sheet, type Turned } from "./follow.ts";
import { answering, isFull, type Plan } from "./tree.ts";

/** What the browser does for it. */
export interface Desk {
  readonly own: PlanningWords;
  /** The draft that was kept; what is kept instead. */
  kept(): Draft | null;
  keep(draft: Draft | null): void;
  save(tree: PlanTree, seen: Seen): Promise<Said>;
  /** Shows the real board again. */
  leave(notice: Notice | null): void;
}

/** Something to be said; `before`: what can be had back. */
export interface Telling {
  readonly notice: Notice;
  readonly before?: Plan;
}

export function useSheet({ words, game, model }: MatchProps, desk: Desk) {
  const { own, kept, keep, save, leave } = desk;
  const { newest: seen } = model;
  const [{ sheet, telling }, set] = useState<{ sheet: Sheet; telling: Telling | null }>(() => {
    const draft = kept();
    return { sheet: draft ? { draft, isNew: true } : savedIn(seen), telling: null };
  });
  const [isBusy, setBusy] = useState(false);
  const put = (next: Sheet, told: Telling | null): void => {
    keep(next.isNew ? next.draft : null);
    set({ sheet: next, telling: told });
  };

  useLayoutEffect(() => {
    const now = turned(sheet, seen);
    const { next } = now.sheet.draft;
    const moves = next.map((text) => game.words.move(text)).join(" · ");
    const notice = now.is && moves ? own.asPlanned(moves) : noticeOf(now.is, own, words);
    if (seen.held.length > 0 && mayPlan(seen)) return put(now.sheet, notice ? { notice } : telling);
    keep(now.sheet.isNew ? now.sheet.draft : null);
    leave(now.is === "goes-on" && !moves ? null : notice);
  }, [seen.game, seen.moves, seen.turn, seen.end, JSON.stringify(seen.plan)]);

  function edit(plan: Plan, told: Telling | null = null): void {
    const { draft, isNew } = sheet;
    if (plan.tree !== draft.tree && isFull(plan.tree)) return tell(own.full);
    const next = { ...draftAt(seen, plan), next: draft.next };
    put({ draft: next, isNew: isNew || plan.tree !== draft.tree }, told);
  }

  function tell(notice: Notice): void {
    set({ sheet, telling: { notice } });
  }

  async function send(tree: PlanTree, done: Notice): Promise<void> {
    setBusy(true);
    const said = await save(tree, seen);
    setBusy(false);
    if ("seen" in said) {
      keep(null);
      return leave(done);
    }
    if ("silent" in said) return tell(own.offline);
    const { type, why = type.slice("/problems/".length), title } = said.problem;
    tell({ kind: "trouble", head: own.notSaved, text: own.why[why] ?? words.why[why] ?? title });
  }

  const seat = seen.turn === null ? undefined : seen.seats[seen.turn];
  return {
    plan: sheet.draft as Plan,
    isNew: sheet.isNew,
    telling,
    isBusy,
    edit,
    tell,
    save: () => send(answering(sheet.draft.tree), own.saved(seat ? nameOf(seat, words) : "")),
    remove: () => send([], own.deleted),
    leave() {
      keep(null);
      leave(null);
    },
  };
}

function noticeOf(is: Turned, own: PlanningWords, words: MatchWords): Notice | null {
  if (is === null) return null;
  return { "goes-on": own.wentOn, done: own.done, ended: words.planOver }[is];
}
