/** What a page is told about time and absence, besides the deadline itself. */
import { choosers, type Votes } from "./claims.ts";
import { currentGame, peopleIn, type Match } from "./match.ts";
import { clockOf } from "./pace.ts";
import { fateOf } from "./retention.ts";
import type { AnyRules, Seat } from "./rules.ts";
import type { Person, Viewer } from "./seen.ts";
import type { Seen } from "./wire.ts";

/** One push in a day; more is pestering. */
const betweenNudges = 86_400_000;

/** What everybody is told alike. */
export function timesOf(
  match: Match,
  people: readonly Person[],
): Pick<Seen, "deadline" | "standIn" | "claim"> {
  return { deadline: match.due, standIn: match.standIn, claim: claimOf(match, people) };
}

function claimOf(match: Match, people: readonly Person[]): Seen["claim"] {
  const { missed } = match;
  if (missed === null) return null;
  const given = votesOf(match, people);
  const waits = choosers(match).filter((seat) => !given.has(seat));
  return { of: missed, waits, given: Object.fromEntries(given) };
}

/** The votes about this missed deadline, not about an earlier one. */
export function votesOf(match: Match, people: readonly Person[]): Votes {
  return new Map(
    choosers(match).flatMap((seat) => {
      const vote = people[seat]?.vote;
      return vote && vote.row === match.missedRow ? [[seat, vote.take] as const] : [];
    }),
  );
}

/** What one person is told for the seat they look from. */
export function ownTimes(
  match: Match,
  seat: Seat | null,
  viewer: Viewer,
  people: readonly Person[],
  beside: { readonly rules: AnyRules; readonly extended: number | null },
): Pick<Seen, "nudge" | "nudged" | "plan" | "fate"> {
  if (seat === null) return {};
  const me = people[seat];
  const { what, at, told } = fateOf(match, beside.extended);
  const nudge = nudgeFrom(match, viewer.held, people, beside.rules);
  const nudged = me?.nudged;
  return {
    ...(nudge !== null && { nudge }),
    ...(nudged && nudged.at >= match.boardAt && { nudged: nudged.by }),
    ...(me?.plan && me.plan.length > 0 && { plan: me.plan }),
    ...(what === "deleted" && { fate: { at, told } }),
  };
}

/** The seat that everybody waits for. */
export function waitedFor(match: Match, rules: AnyRules): Seat | null {
  return currentGame(match).end ? null : (match.missed ?? clockOf(match, rules));
}

/** From when on somebody may nudge whoever is waited for; null: there is nobody to nudge. */
export function nudgeFrom(
  match: Match,
  held: readonly Seat[],
  people: readonly Person[],
  rules: AnyRules,
): number | null {
  const late = waitedFor(match, rules);
  if (late === null || held.includes(late)) return null;
  if (!held.some((seat) => peopleIn(match).includes(seat))) return null;
  const last = people[late]?.nudged;
  return last ? last.at + betweenNudges : 0;
}
