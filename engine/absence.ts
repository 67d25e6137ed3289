/** Somebody who is away while others wait: from when to when the CPU stands in (rules.md D-26). */
import type { Fact } from "./facts.ts";
import type { Match } from "./match.ts";
import { clockOf, isPerDecision } from "./pace.ts";
import type { AnyRules, Seat } from "./rules.ts";

/** How long somebody may be away on their turn. */
const patience = 60_000;

/** Somebody acts without a page that says when it is open: nobody can tell when they go. */
export const blind = -1;

/** Who has a page open, by seat, and since when the others have none (ms since 1970; or blind). */
export interface Presence {
  readonly here: readonly boolean[];
  readonly away: readonly (number | null)[];
}

/**
 * The seat on turn, if the CPU may stand in for it and somebody waits for it: whoever only looks
 * while the CPU plays for them does not. While the others choose, that is for them to say.
 */
export function absentee(match: Match, { here }: Presence, rules: AnyRules): Seat | null {
  if (!match.standIn || match.missed !== null) return null;
  const seat = clockOf(match, rules);
  const waits = match.seats.some(({ standIn }, one) => here[one] && !standIn);
  return seat !== null && !here[seat] && waits ? seat : null;
}

/**
 * From when on the CPU stands in, if nobody comes back; null: it does not. Where a clock runs for
 * every decision the absence counts alone, elsewhere nobody is away before it is their turn.
 */
export function standInFrom(match: Match, presence: Presence, rules: AnyRules): number | null {
  const seat = absentee(match, presence, rules);
  const away = seat === null ? null : (presence.away[seat] ?? null);
  if (away === null || away === blind) return null;
  return Math.max(away, isPerDecision(match.head.pace) ? 0 : match.boardAt) + patience;
}

/**
 * Whoever does something is there: the CPU hands back, and nobody may give the seat away.
 * `answered`: the row of a request that they answer themselves.
 */
export function returned(match: Match, seat: Seat, answered: number | null): readonly Fact[] {
  const lost = match.offers.filter(({ want, row }) => {
    return want.for === "reset" && want.of === seat && row !== answered;
  });
  const lapses = lost.map((offer): Fact => ({ is: "lapse", to: offer.row }));
  if (!match.seats[seat]?.standIn) return lapses;
  return [...lapses, { is: "back", seat }, { is: "standin", seat, on: false }];
}
