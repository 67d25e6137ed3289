/** A row comes in: it is kept, and what it says about keys holds from then on. */
import type { Entry } from "../engine/entry.ts";
import type { Seat } from "../engine/rules.ts";
import type { Who } from "./identity.ts";
import type { openKept } from "./kept.ts";
import * as live from "./live.ts";
import { rightsOf, type Loaded } from "./seating.ts";

/** `renewer`: who keeps a seat under its new key; null: it is free for anybody. */
export function entering(ctx: DurableObjectState, kept: ReturnType<typeof openKept>) {
  /** A new key for a seat; the pages of whoever has lost it are closed. */
  function giveOut(seat: Seat, generation: number, renewer: Who | null): void {
    const before = kept.now;
    const row = before?.seats.find((one) => one.seat === seat);
    if (!before || !row) return;
    const after = kept.giveOut(before, row, generation, renewer);
    live.closeFor(ctx, (note) => {
      const holds = (at: Loaded): boolean => rightsOf(at, note).held.includes(seat);
      return holds(before) && !holds(after);
    });
  }

  return (entry: Entry, renewer: Who | null = null): void => {
    kept.append(entry);
    for (const fact of entry.facts) {
      if (fact.is === "key") giveOut(fact.seat, fact.generation, renewer);
    }
  };
}
