/** What a match must answer to whoever wants to sit down (design §5; formats §7). */
import type { Seat } from "../../engine/rules.ts";
import type { Answer } from "./object.ts";
import { seatKey } from "../../worker/keys.ts";
import type { Told } from "./history.ts";
import { heldBy, type Change, type Ledger } from "./ledger.ts";
import { isMissed } from "./meant.ts";
import { deployment } from "./object.ts";
import type { Device } from "./steps.ts";

/** How it is wrong, or the change it brings to who holds what. */
export type SitVerdict = { readonly broken: string } | { readonly change: Change | null };

export function judgeSit(
  answer: Answer,
  by: Device,
  { key, n }: { readonly key: string | undefined; readonly n: number },
  { before, ledger, secret }: { before: Told; ledger: Ledger; secret: string },
): SitVerdict {
  const free = dueTo(by, opened(key, by, before, ledger, secret), before, ledger);
  // More rows than there are have been seen by nobody.
  const sits = free.answer === 201 && !before.seats[free.seat ?? -1]?.taken;
  const due = sits && n > before.n ? { answer: "stale", seat: null } : free;
  const got = "done" in answer ? answer.done : `${answer.problem} ${answer.why ?? ""}`.trim();
  if (got !== due.answer) return { broken: `sits: ${got}, should be ${due.answer}` };
  const { seat } = due;
  if (seat === null || !("done" in answer)) return { change: null };
  return { change: { is: before.seats[seat]?.taken ? "again" : "sit", seat, by } };
}

/** What a page with a key is told of it: whose it is, or that it opens nothing. */
export function wrongKey(
  answer: Answer,
  by: Device,
  key: string,
  { told, ledger, secret }: { told: Told; ledger: Ledger; secret: string },
): string | null {
  const place = opened(key, by, told, ledger, secret);
  const found = place === null || place === "full" ? null : place;
  const seat = found?.seat ?? -1;
  const taken = told.seats[seat]?.taken ?? false;
  const mine = heldBy(ledger, by).includes(seat) || (taken && !found?.used);
  const due = found && { seat, state: mine ? "mine" : taken ? "taken" : "free" };
  const got = "done" in answer ? answer.seen.key : null;
  return JSON.stringify(got) === JSON.stringify(due)
    ? null
    : `a key opens ${JSON.stringify(got)}, should ${JSON.stringify(due)}`;
}

interface Opened {
  readonly seat: Seat;
  readonly used: boolean;
}

/** The seat that a key opens, or that an open match offers; null: none. */
function opened(
  key: string | undefined,
  by: Device,
  before: Told,
  ledger: Ledger,
  secret: string,
): Opened | "full" | null {
  if (key !== undefined) {
    for (const [seat, { generation, used }] of ledger.seats.entries()) {
      if (before.seats[seat]?.who !== "person") continue;
      const at = (nth: number): boolean => seatKey(deployment, secret, seat, nth) === key;
      if (at(generation)) return { seat, used: false };
      if (used !== null && at(used)) return { seat, used: true };
    }
    return null;
  }
  if (!before.head.open) return null;
  const [mine] = heldBy(ledger, by);
  if (mine !== undefined) return { seat: mine, used: true };
  const free = before.seats.findIndex(({ who, taken }) => who === "person" && !taken);
  return free < 0 ? "full" : { seat: free, used: false };
}

function dueTo(
  by: Device,
  place: ReturnType<typeof opened>,
  before: Told,
  ledger: Ledger,
): { readonly answer: number | string; readonly seat: Seat | null } {
  if (place === null) return { answer: "not-found", seat: null };
  if (place === "full") return { answer: "seat-taken", seat: null };
  const { seat, used } = place;
  const held = heldBy(ledger, by);
  if (before.seats[seat]?.taken) {
    // Whoever comes back is there: a row says so where that is news.
    const may = !used || held.includes(seat);
    return may
      ? { answer: isMissed(before, seat) ? 201 : 200, seat }
      : { answer: "seat-taken", seat: null };
  }
  return held.length > 0 ? { answer: "refused own-invitation", seat: null } : { answer: 201, seat };
}
