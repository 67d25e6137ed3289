/**
 * What time does to a match, read from its log with nothing but the design in hand: deadlines,
 * who has missed one, who is stood in for. It throws where time was not yet up, or was up already.
 */
import type { Row } from "../../engine/facts.ts";
import type { AnyRules, Pace, Seat } from "../../engine/rules.ts";
import { boardOf, peopleOf, stateOf, type Line, type Told, type Turn } from "./history.ts";
import { remarked, sure } from "./sure.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const lengths: Readonly<Record<Pace, number>> = {
  none: Infinity,
  "30s": 30_000,
  "60s": minute,
  "1d": day,
  "3d": 3 * day,
  "7d": 7 * day,
};

/** For a turn, or where seconds count for every decision; infinite: as long as one likes. */
export function timeFor({ head }: Told): number {
  return lengths[head.pace];
}

export function isQuick({ head }: Told): boolean {
  return head.pace === "30s" || head.pace === "60s";
}

/** From when on a deadline is missed: seconds have one of grace. */
export function lateFrom(told: Told): number {
  return told.due === null ? Infinity : told.due + (isQuick(told) ? 1_000 : 0);
}

/** The person somebody waits for. */
export function waitedFor(told: Told, rules: AnyRules): Seat | null {
  const board = told.boards.at(-1);
  const seat = board && board.end === null ? rules.turn(stateOf(board)) : null;
  const sits = seat === null ? undefined : told.seats[seat];
  if (!sits?.taken || sits.who !== "person") return null;
  return isQuick(told) && told.seats.some(({ taken }) => !taken) ? null : seat;
}

/** A fact about time, or about who plays for whom. */
export function readTime(told: Told, words: readonly string[], row: Row, rules: AnyRules): Told {
  const [is = "", a = "", b = ""] = words;
  const seat = Number(a);
  const sits = told.seats[seat];
  switch (is) {
    case "due": {
      // Those who wait once more have chosen.
      const missed = row.what === "claim" ? null : told.missed;
      return { ...told, missed, due: a === "none" ? null : seat };
    }
    case "missed":
      checkMissed(told, seat, row, rules);
      return remarked({ ...told, missed: { seat, row: row.n } }, is, seat);
    case "back":
      sure(sits?.standIn === true, `${seat} is back, but was not away`);
      sure(row.seat === seat || row.what === "stand-in", `${seat} is back by somebody else's act`);
      return remarked(told, is, seat);
    case "standin": {
      const on = b === "on";
      if (a === "all") {
        sure(row.what === "stand-in" && told.standIn !== on, "the stand-in is as it was");
        return { ...told, standIn: on };
      }
      sure(sits?.standIn === !on, `the stand-in for ${seat} is as it was`);
      const seats = told.seats.map((one, i) => (i === seat ? { ...one, standIn: on } : one));
      if (!on) return { ...told, seats };
      sure(row.what === "time" && told.standIn, "nobody may stand in");
      sure(waitedFor(told, rules) === seat, `nobody waits for ${seat}`);
      return remarked({ ...told, seats }, is, seat);
    }
    default:
      throw new Error(`an unknown fact: ${is}`);
  }
}

function checkMissed(told: Told, seat: Seat, row: Row, rules: AnyRules): void {
  sure(row.what === "time" && told.missed === null, "missed once already");
  sure(waitedFor(told, rules) === seat, `nobody waits for ${seat}`);
  sure(row.at >= lateFrom(told), `I9: ${seat} still has time`);
  sure(row.at - lateFrom(told) <= 5 * minute, `${seat} loses by an outage`);
  // Whatever stands in the log as a deadline: so long nobody has moved.
  const since = isQuick(told) ? told.turn.decidedAt : told.turn.since;
  sure(row.at - since >= timeFor(told), `I9: ${seat} had less time than the pace gives`);
}

/** The match at rest after a row: whose turn it is now, and whether its deadline is right. */
export function timed(before: Told, after: Told, row: Row, rules: AnyRules): Told {
  const seat = waitedFor(after, rules);
  const anew = seat !== before.turn.seat || isOtherTurn(before, after, seat);
  const { turn } = before;
  const decided = lastOf(before) !== lastOf(after);
  const begins = { nth: turn.nth + 1, seat, since: row.at, decidedAt: row.at };
  const now: Turn = anew ? begins : decided ? { ...turn, decidedAt: row.at } : turn;
  const due = dueAt(before, after, { row, seat, anew, decided });
  sure(after.due === due, `a deadline at ${after.due}, should be ${due}`);
  if (row.what === "time") checkDone(before, after, row);
  checkPlayed(after, row, anew);
  // Whoever sits down is new here, and the maker acts for the match.
  const others = ["make", "sit", "fill", "stand-in"].includes(row.what);
  const here = others ? -1 : (row.seat ?? -1);
  sure(!after.seats[here]?.standIn, `${here} is here, and the CPU plays on`);
  const lost = after.asked.some(({ what, line }) => what === "reset" && line === here);
  sure(!lost, `the seat of ${here} is still to be given out`);
  const moved = row.what === "time" && row.text.startsWith("due ") && !after.missed;
  return { ...(moved ? remarked(after, "moved", null) : after), turn: now };
}

/** The same seat again, but others have moved since, or a line of theirs is gone. */
function isOtherTurn(before: Told, after: Told, seat: Seat | null): boolean {
  const old = before.boards.at(-1);
  if (seat === null || !old) return false;
  if (before.boards.length !== after.boards.length) return true;
  const now = boardOf(after).lines;
  const same = now.findIndex((line, i) => line !== old.lines[i]);
  const kept = same < 0 ? now.length : same;
  const others = (lines: readonly Line[]): boolean => {
    return lines.slice(kept).some((line) => line.seat !== seat);
  };
  return others(now) || others(old.lines);
}

interface AtRest {
  readonly row: Row;
  readonly seat: Seat | null;
  readonly anew: boolean;
  readonly decided: boolean;
}

function lastOf({ boards }: Told): Line | undefined {
  return boards.at(-1)?.lines.at(-1);
}

function dueAt(before: Told, after: Told, { row, seat, anew, decided }: AtRest): number | null {
  if (after.missed?.row === row.n) return row.at + 48 * hour;
  const late = row.what === "time" && row.text.startsWith("due ");
  sure(!late || row.at - lateFrom(before) > 5 * minute, "no outage, but a deadline is moved");
  if (after.missed) return late ? row.at + 12 * hour : before.due;
  if (seat === null || after.head.pace === "none") return null;
  const begins = boardOf(after).row === row.n;
  const again = before.missed !== null || before.due === null;
  if (anew || again || (isQuick(after) && decided)) {
    // The board of the game before is looked at first.
    const look = begins && after.boards.length > 1 && isQuick(after) ? minute : 0;
    return row.at + timeFor(after) + look;
  }
  return late ? row.at + 12 * hour : before.due;
}

/** What time may enter by itself, and that it is done wholly. */
function checkDone(before: Told, after: Told, row: Row): void {
  const [first = ""] = row.text.split("\n");
  if (/^lapse|^standin/.test(first)) return;
  sure(row.at >= lateFrom(before), "time enters what it is not yet time for");
  if (first.startsWith("due")) {
    sure(row.text === first, "an outage moves a deadline, that is all");
    return;
  }
  const [, late] = /^missed (\d+)$/.exec(first) ?? [];
  const seat = late === undefined ? before.missed?.seat : Number(late);
  const { late: what } = before.head;
  const plays = new RegExp(`^move ${seat} \\S+ time$`, "m").test(row.text);
  const over = /^end time|^left/m.test(row.text);
  const waits = after.missed?.row === row.n;
  const sides = before.head.sides;
  const others = peopleOf(before).some((one) => sides[one] !== sides[seat ?? -1]);
  const cpu = late === undefined || what === "cpu" || (what === "choose" && !others);
  const due = cpu ? plays : what === "lose" ? over : waits;
  sure(seat !== undefined && due, `${seat} is late: ${row.text}`);
}

/** For somebody who is late the CPU makes one decision; where days count, the whole turn. */
function checkPlayed(after: Told, { text }: Row, anew: boolean): void {
  const played = text.match(/^move \d+ \S+ time$/gm)?.length ?? 0;
  if (played === 0) return;
  const wholly = anew || boardOf(after).end !== null;
  sure(isQuick(after) ? played === 1 : wholly, `${played} moves for somebody who is late`);
}
