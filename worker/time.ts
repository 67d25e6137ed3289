/** What time does to a match: lapsed deadlines, absences, its end. One alarm wakes it for all. */
import type { Entry } from "../engine/entry.ts";
import { nextTime, overdue } from "../engine/late.ts";
import { fateOf } from "../engine/retention.ts";
import { openAlarm } from "./alarm.ts";
import { besideOf, comings } from "./beside.ts";
import type { Seat } from "../engine/rules.ts";
import type { openKept } from "./kept.ts";
import * as live from "./live.ts";
import { isBare, type Loaded } from "./seating.ts";
import { newer } from "./sitting.ts";

type Kept = ReturnType<typeof openKept>;

/** How long after its alarm a match is looked at again that this program cannot read (ms). */
const untilNewer = 3_600_000;

/** `enter`: writes a row; `tell`: tells every page, besides one that is just closing. */
export function openTime(
  ctx: DurableObjectState,
  kept: Kept,
  enter: (entry: Entry) => void,
  tell: (closing?: WebSocket) => void,
) {
  const alarm = openAlarm(ctx.storage);

  /** When there will be something to do (ms since 1970). */
  function next(closing?: WebSocket): number {
    const { now } = kept;
    if (!now) return Infinity;
    const beside = besideOf(now, live.notesHere(ctx, closing));
    const end = isBare(now) ? Infinity : fateOf(now.match, now.secret.extended).at;
    return Math.min(end, nextTime(now.match, beside, now.table));
  }

  /** Sees to it that the object wakes then. Where that fails, whoever comes next tries again. */
  function arm(closing?: WebSocket): void {
    alarm.by(next(closing), Date.now()).catch(() => null);
  }

  /** Enters what time has decided meanwhile. */
  function passed(closing?: WebSocket): Loaded | null {
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

    /** The match as it is on disk and as time has left it: whoever comes first enters that. */
    current(closing?: WebSocket): Loaded | null {
      const now = passed(closing);
      if (now) arm(closing);
      return now;
    },

    /** An alarm may have been lost with the object: a new instance arms it again. */
    async open(): Promise<void> {
      if (!kept.now) return;
      await alarm.open(Date.now());
      arm();
    },

    /**
     * Where the CPU may stand in, who is away is kept: an object that sleeps would forget it.
     * `actor`: the seat of whoever has just done something.
     */
    comeAndGo(actor: Seat | null, closing?: WebSocket): void {
      const now = kept.now as Loaded;
      // The clock may have been put back: nobody has gone before what is known to have happened.
      const at = Math.max(Date.now(), now.match.at);
      kept.setBeside(comings(now, live.notesHere(ctx, closing), at, actor));
      arm(closing);
    },

    /** The alarm, on time, early, late or twice: it looks whether time is up for something. */
    async fired(): Promise<void> {
      alarm.fired();
      const now = passed();
      // It was meant for a program that can read the match: that one wants to be woken too.
      if (!now) return kept.none === newer ? alarm.by(Date.now() + untilNewer, Date.now()) : void 0;
      const { what, at } = fateOf(now.match, now.secret.extended);
      // Used up as it is, it is set again before this one counts as done.
      if (Date.now() < at) return alarm.by(next(), Date.now());
      if (what === "deleted") {
        live.closeAll(ctx);
        return kept.forget();
      }
      if (!isBare(now)) kept.strip();
      tell();
      await alarm.none();
    },
  };
}
