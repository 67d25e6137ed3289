/** Things that need somebody else's yes: taking back, playing again, other house rules. */
import { currentGame, isAgreed, peopleIn, type Made, type Match, type Offer } from "./match.ts";
import type { Seat, Side } from "./rules.ts";

const day = 86_400_000;
/** How long a wish to play again stays open: people are away for a week or two. */
const rematchLife = 14 * day;
/** Requests to take back, per game and seat: more is pestering (cases.md 57). */
const undosPerGame = 3;

/** How long whoever sits there has to say that the seat is not lost. */
const resetTime = day;

/** When time alone settles a request (ms since 1970): it lapses, or a seat is given out anew. */
export function lapsesAt({ want, at }: Offer): number | null {
  if (want.for === "reset") return at + resetTime;
  return want.for === "rematch" ? at + rematchLife : null;
}

/** Requests that have lapsed with time; a seat to be given out anew is time's own to settle. */
export function lapsed(match: Match, now: number): readonly Offer[] {
  return match.offers.filter((offer) => {
    return offer.want.for !== "reset" && now >= (lapsesAt(offer) ?? Infinity);
  });
}

/** May this seat answer that request? */
export function mayAnswer(match: Match, offer: Offer, seat: Seat): boolean {
  const { sides } = match.head;
  if (seat === offer.seat || offer.yes.includes(seat)) return false;
  if (!peopleIn(match).includes(seat)) return false;
  if (offer.want.for === "reset") return true;
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

/** Does nobody have to be asked? Against the CPU, or against oneself, taking back is free. */
export function isUndoFree(match: Match, seat: Seat, held: readonly Seat[]): boolean {
  return othersOf(match, seat).every((one) => held.includes(one));
}

/** Why this seat may not ask to take back now, whatever its line; null: it may. */
export function noUndo(
  match: Match,
  seat: Seat,
  held: readonly Seat[],
  muted: readonly Seat[],
): string | null {
  const game = currentGame(match);
  if (game.end || game.left.includes(seat)) return "game-over";
  if (match.offers.some((offer) => offer.want.for === "undo")) return "request-open";
  if (isUndoFree(match, seat, held)) return null;
  if (othersOf(match, seat).every((one) => muted.includes(one))) return "muted";
  const times = game.asked.filter((one) => one === seat).length;
  return times < undosPerGame ? null : "too-many-requests";
}

/** The people of other sides who are still in: those who could grant a request to take back. */
function othersOf(match: Match, seat: Seat): readonly Seat[] {
  const { sides } = match.head;
  return peopleIn(match).filter((one) => sides[one] !== sides[seat]);
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
