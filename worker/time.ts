/** What time does to a match: lapsed deadlines, absences, its end. One alarm wakes it for all. */
import type { Entry } from "../engine/entry.ts";
import { nextTime, overdue } from "../engine/late.ts";
import { fateOf } from "../engine/retention.ts";
import { openAlarm } from "./alarm.ts";
import { besideOf, comings } from "./beside.ts";
import type { openKept } from "./kept.ts";
import * as live from "./live.ts";
import { isBare, type Loaded } from "./seating.ts";

type Kept = ReturnType<typeof openKept>;

/** `enter`: writes a row; `tell`: tells every page, besides one that is just closing. */
export function openTime(
  ctx: DurableObjectState,
  kept: Kept,
  enter: (entry: Entry) => void,
  tell: (closing?: WebSocket) => void,
) {
  const clock = openAlarm(ctx.storage);

  /** Sees to it that the object wakes when there will be something to do. */
  function arm(closing?: WebSocket): void {
    const { now } = kept;
    if (!now) return;
    const { presence } = besideOf(now, live.notesHere(ctx, closing));
    const end = isBare(now) ? Infinity : fateOf(now.match, now.secret.extended).at;
    clock.by(Math.min(end, nextTime(now.match, presence, now.table)));
  }

  /** The match as it is on disk and as time has left it: whoever comes first enters that. */
  function current(closing?: WebSocket): Loaded | null {
    const now = entered(closing);
    if (now) arm(closing);
    return now;
  }

  function entered(closing?: WebSocket): Loaded | null {
    const before = kept.fresh();
    if (!before) return null;
    let now = before;
    for (;;) {
      const beside = besideOf(now, live.notesHere(ctx, closing));
      const entry = overdue(now.match, Date.now(), now.table, beside);
      if (!entry) break;
      enter(entry);
      now = kept.now as Loaded;
    }
    if (now !== before) tell(closing);
    return now;
  }

  return {
    arm,
    current,

    /** An alarm may have been lost with the object: a new instance arms it again. */
    async open(): Promise<void> {
      if (!kept.now) return;
      await clock.open();
      arm();
    },

    /** Where the CPU may stand in, who is away is kept: an object that sleeps would forget it. */
    comeAndGo(closing?: WebSocket): void {
      const now = kept.now as Loaded;
      // The clock may have been put back: nobody has gone before what is known to have happened.
      const at = Math.max(Date.now(), now.match.at);
      kept.setBeside(comings(now, live.notesHere(ctx, closing), at));
      arm(closing);
    },

    /** The alarm, on time, early, late or twice: it looks whether time is up for something. */
    async fired(): Promise<void> {
      clock.fired();
      const now = entered();
      if (!now) return;
      const fate = fateOf(now.match, now.secret.extended);
      const over = Date.now() >= fate.at;
      if (!over) arm();
      else if (fate.what === "deleted") {
        live.closeAll(ctx);
        await kept.forget();
      } else {
        if (!isBare(now)) kept.strip();
        clock.none();
        tell();
      }
    },
  };
}
