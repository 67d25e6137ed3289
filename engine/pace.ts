/** Time for a turn: how long it is, when it is due, when that is past (ms since 1970). */
import { currentGame, position, type Made, type Match } from "./match.ts";
import type { AnyRules, Pace, Seat } from "./rules.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const lengths: Readonly<Record<Pace, number | null>> = {
  none: null,
  "30s": minute / 2,
  "60s": minute,
  "1d": day,
  "3d": 3 * day,
  "7d": 7 * day,
};

/** A second for the way, told nowhere: who is on time by their own clock is not late. */
const grace = 1000;
/** What an alarm or a request may be late before it counts as an outage (cases.md 55). */
const outage = 5 * minute;
/** What a deadline gains after an outage, besides its length. */
const afterOutage = 12 * hour;
/** How long the others may take to say what comes of a missed deadline. */
const claimTime = 48 * hour;
/** The finished board of a series is looked at before the next one is begun. */
const lookTime = minute;

/** Null: there is no limit. */
export function lengthOf(pace: Pace): number | null {
  return lengths[pace];
}

/** Seconds are counted for every decision, days for a whole turn (rules.md D-27). */
export function isPerDecision(pace: Pace): boolean {
  return (lengths[pace] ?? Infinity) < 2 * minute;
}

/** From when on a deadline is missed. */
export function lapseOf({ head, due }: Pick<Match, "head" | "due">): number {
  return due === null ? Infinity : due + (isPerDecision(head.pace) ? grace : 0);
}

/** When it is due instead, if nobody could have been here when it was; null: it was missed. */
export function dueAfterOutage(match: Pick<Match, "head" | "due">, now: number): number | null {
  return now - lapseOf(match) > outage ? now + afterOutage : null;
}

/** By when the others have to choose. */
export function claimsUntil(now: number): number {
  return now + claimTime;
}

/** When a turn that begins now is due. */
export function dueFrom(now: number, pace: Pace): number | null {
  const length = lengthOf(pace);
  return length === null ? null : now + length;
}

/**
 * The seat whose time runs: a person's, who sits there and is on turn. Seconds only run once
 * everybody has sat down.
 */
export function clockOf(match: Match, rules: AnyRules): Seat | null {
  const game = currentGame(match);
  const seat = game.end ? null : rules.turn(position(game));
  if (seat === null) return null;
  const { who = "", taken = false } = match.seats[seat] ?? {};
  const waits = isPerDecision(match.head.pace) && match.seats.some((one) => !one.taken);
  return who === "person" && taken && !waits ? seat : null;
}

/** When whoever is on turn after a row is due: the deadline there was, or a new one. */
export function dueAfter(before: Match | null, after: Match, rules: AnyRules): number | null {
  const { pace } = after.head;
  const seat = clockOf(after, rules);
  // While the others choose, the deadline is theirs.
  if (after.missed !== null) return after.due;
  if (seat === null) return null;
  const begins = currentGame(after).row === after.n;
  const isNew = before === null || begins || before.missed !== null;
  const decided = isPerDecision(pace) && before !== null && lastMove(before) !== lastMove(after);
  const starts = isNew || after.due === null || decided || isOtherTurn(before, after, seat, rules);
  if (!starts) return after.due;
  const look = begins && after.games.length > 1 && isPerDecision(pace) ? lookTime : 0;
  return dueFrom(after.at + look, pace);
}

function lastMove(match: Match): Made | undefined {
  return currentGame(match).moves.at(-1);
}

/** Has this seat come to its turn since, or to another one: somebody else has moved meanwhile? */
function isOtherTurn(before: Match, after: Match, seat: Seat, rules: AnyRules): boolean {
  // The moves themselves: one row may bring several, and take another's place.
  const others = (match: Match): Made | undefined =>
    currentGame(match).moves.findLast((move) => move.seat !== seat);
  return clockOf(before, rules) !== seat || others(before) !== others(after);
}
