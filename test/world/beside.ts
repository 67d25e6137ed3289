/** What stands beside the log: choices, pushes, plans; and what must be answered to such acts. */
import type { PlanTree } from "../../engine/plans.ts";
import type { AnyRules, Seat } from "../../engine/rules.ts";
import type { Aheads } from "./ahead.ts";
import { boardOf, peopleOf, stateOf, type Told } from "./history.ts";
import type { Fields } from "./steps.ts";
import { day, waitedFor } from "./timely.ts";

export interface Beside {
  readonly aheads: Aheads;
  /** What somebody wants to come of the deadline that was missed in that row. */
  readonly votes: ReadonlyMap<Seat, { readonly missed: number; readonly take: string }>;
  /** Who was nudged last, by whom and when. */
  readonly nudges: ReadonlyMap<Seat, { readonly by: Seat; readonly at: number }>;
  /** When somebody last asked to keep the match; 0: nobody has. */
  readonly extended: number;
}

export const nothingBeside: Beside = {
  aheads: new Map(),
  votes: new Map(),
  nudges: new Map(),
  extended: 0,
};

/** Whoever sits there next has said nothing yet. */
export function withoutSeat({ aheads, votes, nudges, extended }: Beside, seat: Seat): Beside {
  const rest = <T>(all: ReadonlyMap<Seat, T>): ReadonlyMap<Seat, T> => {
    return new Map([...all].filter(([of]) => of !== seat));
  };
  return { aheads: rest(aheads), votes: rest(votes), nudges: rest(nudges), extended };
}

/** Those who may say what comes of a missed deadline: the other sides. */
export function choosersIn(told: Told): readonly Seat[] {
  const { missed, head } = told;
  if (!missed) return [];
  return peopleOf(told).filter((seat) => head.sides[seat] !== head.sides[missed.seat]);
}

/** What has been chosen so far, this time. */
export function chosen(told: Told, { votes }: Beside): Readonly<Record<Seat, string>> {
  const given = choosersIn(told).flatMap((seat) => {
    const vote = votes.get(seat);
    return vote && vote.missed === told.missed?.row ? [[seat, vote.take] as const] : [];
  });
  return Object.fromEntries(given);
}

/** Is that more than half of them, with this seat's choice? */
export function isSettled(told: Told, beside: Beside, seat: Seat, take: string): boolean {
  const all = { ...chosen(told, beside), [seat]: take };
  const same = Object.values(all).filter((one) => one === take).length;
  return same > choosersIn(told).length - same;
}

/** The seat that somebody could be waiting for, and since when it may be nudged again; or null. */
export function nudgeable(
  told: Told,
  { nudges }: Beside,
  held: readonly Seat[],
  rules: AnyRules,
): { readonly of: Seat; readonly from: number } | null {
  if (boardOf(told).end) return null;
  const of = told.missed?.seat ?? waitedFor(told, rules);
  const plays = peopleOf(told).some((seat) => held.includes(seat));
  if (of === null || held.includes(of) || !plays) return null;
  const last = nudges.get(of);
  return { of, from: last ? last.at + day : 0 };
}

/** What must be answered to an act that writes no row, by somebody who holds that seat. */
export function dueBeside(
  fields: Fields,
  { told, beside, n, now, rules }: BesideCase,
): "done" | "stale" | "refused" {
  const seat = Number(fields["seat"]);
  if (fields.act === "nudge") {
    const may = nudgeable(told, beside, [seat], rules);
    return may && may.of === fields["of"] && now >= may.from ? "done" : "refused";
  }
  if (fields.act !== "plan") return "done";
  const board = boardOf(told);
  const plays = board.end === null && !board.left.includes(seat);
  if (rules.hidden || !plays || rules.turn(stateOf(board)) === seat) return "refused";
  return n < told.boardRow ? "stale" : "done";
}

export interface BesideCase {
  readonly told: Told;
  readonly beside: Beside;
  readonly n: number;
  readonly now: number;
  readonly rules: AnyRules;
}

/** What stands beside the log once that is done. */
export function said(fields: Fields, beside: Beside, told: Told, now: number): Beside {
  const seat = Number(fields["seat"]);
  switch (fields.act) {
    case "nudge": {
      const nudges = new Map(beside.nudges).set(Number(fields["of"]), { by: seat, at: now });
      return { ...beside, nudges };
    }
    case "plan": {
      const tree = fields["tree"] as PlanTree;
      return { ...beside, aheads: new Map(beside.aheads).set(seat, { tree, lines: [] }) };
    }
    case "extend":
      return { ...beside, extended: now };
    case "claim": {
      const vote = { missed: told.missed?.row ?? 0, take: String(fields["take"]) };
      return { ...beside, votes: new Map(beside.votes).set(seat, vote) };
    }
    default:
      return beside;
  }
}
