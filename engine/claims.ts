/** A missed deadline where the others choose what comes of it (cases.md 78). */
import { peopleIn, type Match } from "./match.ts";
import type { Seat } from "./rules.ts";

export const takes = ["wait", "cpu", "win"] as const;
/** Wait once more as long, let the CPU play it, or win. */
export type Take = (typeof takes)[number];

/** What each has chosen so far: votes stand outside the log. */
export type Votes = ReadonlyMap<Seat, Take>;

/** The seats that choose: everybody still in of another side than the one who is late. */
export function choosers(match: Match): readonly Seat[] {
  const { missed } = match;
  const { sides } = match.head;
  if (missed === null) return [];
  return peopleIn(match).filter((seat) => sides[seat] !== sides[missed]);
}

/** What more than half of them want; null while there is no such thing. */
export function tally(match: Match, votes: Votes): Take | null {
  const all = choosers(match);
  const given = all.flatMap((seat) => votes.get(seat) ?? []);
  return takes.find((take) => 2 * given.filter((one) => one === take).length > all.length) ?? null;
}
