/** The way of a move to its match: it is kept and sent until it is in or refused. */
import type { Said, Seen } from "../engine/wire.ts";
import type { Model } from "./pages/model.ts";
import { aWhile, calm, slowAfter, soon } from "./patience.ts";
import { isLost } from "./said.ts";
import { forgetUnsent, isIn, keepUnsent, type Unsent } from "./unsent.ts";

/** Nothing is on its way any more. */
export const arrived = { sent: null, unsent: false, busy: false, retry: "no" } as const;

/** What a move is sent from. */
export interface Sending {
  model(): Model;
  change(part: Partial<Model>): void;
  send(what: string, fields: object): Promise<Said>;
}

export interface Delivery {
  /** Sends a move until it is in or refused; it is kept, whatever happens to the page. */
  deliver(unsent: Unsent): Promise<void>;
  /** Is the move that waits in by now? Then it waits no longer. */
  isSettledBy(seen: Seen): boolean;
  /** The net may be back. */
  tryAgain(): void;
  /** Somebody will not wait; a try that is under way already is theirs. */
  retry(): Promise<void>;
}

export function deliveryOf({ model, change, send }: Sending): Delivery {
  let waiting: Unsent | null = null;
  /** A move's way to the match, as long as it lasts. */
  let delivery: Promise<void> | null = null;

  async function deliver(unsent: Unsent): Promise<void> {
    delivery ??= attempt(unsent);
    await delivery;
  }

  async function attempt(unsent: Unsent): Promise<void> {
    const { id } = model().newest;
    const { n, seat, moves: sent } = unsent;
    change({
      sent,
      draft: null,
      notice: null,
      fresh: [],
      story: null,
      rests: true,
      securing: false,
    });
    setTimeout(() => change({ rests: false }), calm);
    const slow = setTimeout(() => change({ unsent: true }), navigator.onLine ? slowAfter : 0);
    void keepUnsent(id, unsent);
    const said = await send("move", { n, seat, moves: sent });
    clearTimeout(slow);
    delivery = null;
    const isThere = isIn(unsent, model().newest);
    if (isLost(said) && isThere) change(arrived);
    waiting = isLost(said) && !isThere ? unsent : null;
    if (!waiting) return void forgetUnsent(id);
    change({ sent, unsent: true });
    setTimeout(tryAgain, "silent" in said ? soon : aWhile);
  }

  function isSettledBy(seen: Seen): boolean {
    if (!waiting || delivery || !isIn(waiting, seen)) return false;
    waiting = null;
    void forgetUnsent(seen.id);
    return true;
  }

  function tryAgain(): void {
    if (waiting && !delivery && !document.hidden && navigator.onLine !== false)
      void deliver(waiting);
  }

  async function retry(): Promise<void> {
    change({ retry: "trying" });
    await (delivery ?? (waiting && deliver(waiting)));
    change({ retry: waiting ? "failed" : "no" });
  }

  return { deliver, isSettledBy, tryAgain, retry };
}
