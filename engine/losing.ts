/** A side gives up, a seat drops out, a deadline is lost: what that ends. */
import type { Fact, How } from "./facts.ts";
import { currentGame, peopleIn, type Match } from "./match.ts";
import { why, type Outcome } from "./outcome.ts";
import type { Seat, Side } from "./rules.ts";

/** Alone one gives up alone; in a team somebody else must agree. Of three sides, two play on. */
export function resign(match: Match, seat: Seat): Outcome {
  const game = currentGame(match);
  if (game.end || game.left.includes(seat)) return why("game-over");
  if (matesOf(match, seat).length > 1) return why("needs-team-mate");
  if (sidesOf(match).size > 2) return leave(match, seat);
  return [{ is: "end", how: "resign", winner: otherThan(match, sideOf(match, seat)) }];
}

/** The seats of people on the same side who are still in, with this one. */
export function matesOf(match: Match, seat: Seat): readonly Seat[] {
  return peopleIn(match).filter((one) => sideOf(match, one) === sideOf(match, seat));
}

/** The others play on; the last of a side gives up for it. */
export function leave(match: Match, seat: Seat, how: How = "left"): readonly Fact[] {
  const left: Fact = { is: "left", seat };
  const stay = match.seats.flatMap(({ taken }, one) =>
    taken && one !== seat && !currentGame(match).left.includes(one) ? [sideOf(match, one)] : [],
  );
  if (stay.includes(sideOf(match, seat))) return [left];
  const sides = new Set(stay);
  if (sides.size > 1) return [left];
  return [left, { is: "end", how, winner: [...sides][0] ?? otherThan(match, sideOf(match, seat)) }];
}

/** A missed deadline costs the game; of three sides, two play on. */
export function lostOnTime(match: Match, seat: Seat): readonly Fact[] {
  if (sidesOf(match).size > 2) return leave(match, seat, "time");
  return [{ is: "end", how: "time", winner: otherThan(match, sideOf(match, seat)) }];
}

/** The side that wins when one gives up; "draw" if that leaves more than one. */
export function otherThan(match: Match, side: Side): Side | "draw" {
  const others = new Set(match.head.sides.filter((one) => one !== side));
  const [winner] = others;
  return others.size === 1 && winner !== undefined ? winner : "draw";
}

export function sideOf(match: Match, seat: Seat): Side {
  return match.head.sides[seat] ?? 0;
}

function sidesOf({ head }: Match): ReadonlySet<Side> {
  return new Set(head.sides);
}
