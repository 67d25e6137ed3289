/** How long a match is kept, and what of it. Times are ms since 1970. */
import { currentGame, type Match } from "./match.ts";
import { lengthOf } from "./pace.ts";

const day = 86_400_000;
/** Two weeks for an invitation nobody has taken, or twice the pace (cases.md 53). */
const unstarted = 14 * day;
/** A match in which nothing happens. */
const inactive = 180 * day;
/** After the last game's end the names go; the bare record stays. */
const named = 365 * day;
/** How long before the end everybody is told. */
const warnings = { unstarted: day, inactive: 30 * day } as const;

/** What comes at last, when, and from when on the people in it are told. */
export interface Fate {
  readonly what: "deleted" | "bare";
  readonly at: number;
  readonly told: number;
}

/** `extended`: when somebody last asked to keep it. */
export function fateOf(match: Match, extended: number | null): Fate {
  const since = Math.max(match.actedAt, extended ?? 0);
  if (currentGame(match).end && match.series.over) {
    // A wish to play again that nobody grants keeps nothing: only another game does.
    return { what: "bare", at: match.boardAt + named, told: Infinity };
  }
  const isNew = !match.complete;
  const twice = 2 * (lengthOf(match.head.pace) ?? 0);
  const at = since + (isNew ? Math.max(unstarted, twice) : inactive);
  return { what: "deleted", at, told: at - (isNew ? warnings.unstarted : warnings.inactive) };
}
