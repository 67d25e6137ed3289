/** Somebody who is away on their turn while others wait: when the CPU stands in (rules.md D-26). */
import type { Match } from "./match.ts";
import { clockOf, isPerDecision } from "./pace.ts";
import type { AnyRules, Seat } from "./rules.ts";

/** How long somebody may be away on their turn. */
const patience = 60_000;

/** Who has a page open, by seat, and since when the others have none (ms since 1970). */
export interface Presence {
  readonly here: readonly boolean[];
  readonly away: readonly (number | null)[];
}

/** The seat on turn, if the CPU may stand in for it and somebody waits for it. */
export function absentee(match: Match, { here }: Presence, rules: AnyRules): Seat | null {
  if (!match.standIn) return null;
  const seat = clockOf(match, rules);
  return seat !== null && !here[seat] && here.some(Boolean) ? seat : null;
}

/**
 * From when on the CPU stands in, if nobody comes back; null: it does not. Where a clock runs for
 * every decision the absence counts alone, elsewhere nobody is away before it is their turn.
 */
export function standInFrom(match: Match, presence: Presence, rules: AnyRules): number | null {
  const seat = absentee(match, presence, rules);
  const away = seat === null ? null : (presence.away[seat] ?? null);
  if (away === null) return null;
  return Math.max(away, isPerDecision(match.head.pace) ? 0 : match.boardAt) + patience;
}
