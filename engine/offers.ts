/** Things that need somebody else's yes: taking back, playing again, other house rules. */
import { isAgreed, peopleIn, type Made, type Match, type Offer } from "./match.ts";
import type { Seat, Side } from "./rules.ts";

const day = 86_400_000;
/** How long a wish to play again stays open: people are away for a week or two. */
const rematchLife = 14 * day;
/** Requests to take back, per game and seat: more is pestering (cases.md 57). */
export const undosPerGame = 3;

/** When a request lapses by time alone (ms since 1970), or null. */
export function lapsesAt(offer: Offer): number | null {
  return offer.want.for === "rematch" ? offer.at + rematchLife : null;
}

/** Requests that time has ended. */
export function lapsed(match: Match, now: number): readonly Offer[] {
  return match.offers.filter((offer) => now >= (lapsesAt(offer) ?? Infinity));
}

/** May this seat answer that request? */
export function mayAnswer(match: Match, offer: Offer, seat: Seat): boolean {
  const { sides } = match.head;
  if (seat === offer.seat || offer.yes.includes(seat)) return false;
  if (!peopleIn(match).includes(seat)) return false;
  if (offer.want.for === "resign") return sides[seat] === sides[offer.seat];
  return offer.want.for !== "undo" || sides[seat] !== sides[offer.seat];
}

/** Does one more yes from this seat settle it? One of the other side grants an undo. */
export function settles(match: Match, offer: Offer, seat: Seat): boolean {
  const alone = offer.want.for === "undo" || offer.want.for === "resign";
  return alone || isAgreed(match, { ...offer, yes: [...offer.yes, seat] });
}

/** Is there nobody else whose consent would count, besides these seats of mine? */
export function isAlone(match: Match, held: readonly Seat[]): boolean {
  return peopleIn(match).every((seat) => held.includes(seat));
}

/**
 * How many moves remain when a side takes back its latest one; null: it has none. What the rules
 * did for it is no move of its own: taken back alone, it would only happen again.
 */
export function undoTo(
  moves: readonly Pick<Made, "seat" | "mark">[],
  sides: readonly Side[],
  side: Side,
): number | null {
  const last = moves.findLastIndex(({ seat, mark }) => sides[seat] === side && mark !== "rules");
  return last < 0 ? null : last;
}
