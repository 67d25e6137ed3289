/** What a log says of requests: asked, answered, agreed to, and which of them last. */
import type { Fact } from "./facts.ts";
import { isAgreed, peopleIn, type Match, type Offer } from "./match.ts";
import type { Seat } from "./rules.ts";

export function asked(
  match: Match,
  { seat, want }: Extract<Fact, { is: "ask" }>,
  { n, at }: { n: number; at: number },
): Match {
  const offer: Offer = { row: n, at, seat, want, yes: [] };
  const games = want.for === "undo" ? asking(match.games, seat) : match.games;
  const resets = want.for === "reset" ? { ...match.resets, [want.of]: at } : match.resets;
  return { ...match, games, resets, offers: [...match.offers, offer] };
}

export function answered(
  match: Match,
  fact: { to: number; yes: boolean },
  { n, seat }: { n: number; seat: Seat | null },
): Match {
  const offer = match.offers.find(({ row }) => row === fact.to);
  if (!offer) return match;
  const others = match.offers.filter((one) => one !== offer);
  if (!fact.yes || seat === null) return { ...match, offers: others };
  const agreed = { ...offer, yes: [...offer.yes, seat] };
  const offers = match.offers.map((one) => (one === offer ? agreed : one));
  // Whoever is alone, with one seat or with all, answers in the row that asks.
  const all = fact.to === n || isAgreed(match, agreed);
  return offer.want.for === "rules" && all ? changedRules(match, offer) : { ...match, offers };
}

/** Those who stay when somebody leaves, if any do, may all have agreed to other house rules. */
export function agreedByLeaving(match: Match): Match {
  const agreed = match.offers.find(({ want }) => want.for === "rules");
  const stay = peopleIn(match).length > 0;
  return agreed && stay && isAgreed(match, agreed) ? changedRules(match, agreed) : match;
}

/** Requests that are about a seat, not about a game. */
export function lasting({ offers }: Match): Match["offers"] {
  return offers.filter(({ want }) => want.for === "reset");
}

/** The games with one more request to take back in the current one. */
function asking(games: Match["games"], seat: Seat): Match["games"] {
  const game = games.at(-1);
  return game ? games.with(-1, { ...game, asked: [...game.asked, seat] }) : games;
}

/** From the next game on. */
function changedRules(match: Match, offer: Offer): Match {
  const options = offer.want.for === "rules" ? offer.want.options : match.options;
  return { ...match, offers: match.offers.filter((one) => one !== offer), options };
}
