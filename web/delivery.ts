/** The way of a move to its match: it is kept and sent until it is in or refused. */
import type { Said } from "../engine/wire.ts";
import type { Model } from "./pages/model.ts";
import { aWhile, calm, slowAfter, soon } from "./patience.ts";
import { isLost } from "./said.ts";
import { forgetUnsent, keepUnsent, type Unsent } from "./unsent.ts";

/** What a move is sent from. */
export interface Sending {
  model(): Model;
  change(part: Partial<Model>): void;
  send(what: string, fields: object): Promise<Said>;
}

export interface Delivery {
  /** Sends a move until it is in or refused; it is kept, whatever happens to the page. */
  deliver(unsent: Unsent): Promise<void>;
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
    const { moves: sent } = unsent;
    change({ sent, draft: null, notice: null, fresh: [], story: null, rests: true });
    setTimeout(() => change({ rests: false }), calm);
    const slow = setTimeout(() => change({ unsent: true }), navigator.onLine ? slowAfter : 0);
    void keepUnsent(id, unsent);
    const said = await send("move", unsent);
    clearTimeout(slow);
    delivery = null;
    waiting = isLost(said) ? unsent : null;
    if (!waiting) return void forgetUnsent(id);
    change({ sent, unsent: true });
    setTimeout(tryAgain, "silent" in said ? soon : aWhile);
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

  return { deliver, tryAgain, retry };
}
