/** What stands beside the log: who is here, plans, votes, nudges, and what that tells. */
import type { Sender } from "../engine/acts.ts";
import type { Take } from "../engine/claims.ts";
import { blind } from "../engine/absence.ts";
import { decide, plainOf } from "../engine/decide.ts";
import type { Entry } from "../engine/entry.ts";
import type { Beside } from "../engine/late.ts";
import { currentGame } from "../engine/match.ts";
import { inOneForm, mostNodes, sizeOf, type PlanTree, type Plans } from "../engine/plans.ts";
import type { Seat } from "../engine/rules.ts";
import { nudgeFrom, votesOf, waitedFor } from "../engine/times.ts";
import type { ActRequest, Card, NoRow, Refused, SentActKind } from "./requests.ts";
import { isBare, peopleOf, rightsOf, type Known, type Loaded } from "./seating.ts";
import { readPlan, writePlan } from "./seatrow.ts";
import { renamed } from "./sitting.ts";
import type { SeatRow } from "./store.ts";

/** A seat that is changed, and whose pages hear of it; all, if it is not said. */
export interface Change {
  readonly row: SeatRow;
  readonly only?: Seat;
}

/** What counts besides the log when time is up. `pages`: who has one open. */
export function besideOf(loaded: Loaded, pages: readonly Known[]): Beside {
  const { seats, match } = loaded;
  // Where the CPU never stands in it does not matter who is here.
  const here = match.standIn ? peopleOf(loaded, pages).map((person) => person.here) : [];
  return {
    presence: { here, away: seats.map(({ away }) => away) },
    plans: plansOf(loaded),
    votes: votesOf(match, peopleOf(loaded, [])),
    generations: seats.map(({ generation }) => generation),
  };
}

/**
 * The seats whose people have gone or come back, where the CPU may have to stand in. `actor`: who
 * has just done something; without a page they are there all the same.
 */
export function comings(
  loaded: Loaded,
  pages: readonly Known[],
  now: number,
  actor: Seat | null,
): readonly SeatRow[] {
  const { match, seats } = loaded;
  if (isBare(loaded)) return [];
  // What nobody looks at is not kept: once it counts again it would be wrong.
  if (!match.standIn) return seats.flatMap((row) => (row.away ? [{ ...row, away: null }] : []));
  const people = peopleOf(loaded, pages);
  return seats.flatMap((row) => {
    const { who, taken } = match.seats[row.seat] ?? {};
    if (who !== "person" || !taken) return [];
    const here = people[row.seat]?.here ?? false;
    const away = here ? null : row.seat === actor ? blind : (row.away ?? now);
    return away === row.away ? [] : [{ ...row, away }];
  });
}

export function plansOf({ seats }: Loaded): Plans {
  return new Map(
    seats.flatMap(({ seat, plan }) => (plan ? [[seat, readPlan(plan)] as const] : [])),
  );
}

/** The seats whose plan is another one now. */
export function replanned({ seats }: Loaded, plans: Plans): readonly SeatRow[] {
  return seats.flatMap((row) => {
    const plan = writePlan(plans.get(row.seat));
    return plan === row.plan ? [] : [{ ...row, plan }];
  });
}

/** Whoever sends an act, with the row of the seat they send it for, if it is theirs. */
export function senderOf(loaded: Loaded, request: ActRequest, who: Known) {
  const rights = rightsOf(loaded, who);
  const seat = request.seat ?? rights.held[0] ?? null;
  const votes = votesOf(loaded.match, peopleOf(loaded, []));
  const sender: Sender = { n: request.n, seat, ...rights, votes };
  const row = loaded.seats.find((one) => one.seat === seat && rights.held.includes(one.seat));
  return { sender, row };
}

export function isBeside(act: SentActKind): act is NoRow {
  return ["name", "mute", "rack", "plan", "nudge", "extend"].includes(act.act);
}

/** What an act changes at a seat, or why it may not. `row`: the seat of whoever sends it. */
export function change(
  loaded: Loaded,
  row: SeatRow,
  { n, act, card }: { n: number; act: NoRow; card: Card },
  now: number,
): Change | { readonly extended: number } | Refused {
  switch (act.act) {
    case "extend":
      return { extended: now };
    case "name":
      return { row: renamed(row, card, loaded.seats) };
    case "mute":
      return { row: { ...row, muted: act.on } };
    // How somebody puts their rack in order, or what they plan, others do not even hear of.
    case "rack":
      return { row: { ...row, rack: act.order.join(" ") }, only: row.seat };
    case "plan": {
      const why = noPlan(loaded, row.seat, act.tree);
      if (why !== null) return { problem: "refused", why };
      // It is about a position: another one it would misunderstand.
      if (n < loaded.match.boardRow) return { problem: "stale" };
      const tree = inOneForm(act.tree, plainOf(loaded.table.rules));
      const plan = writePlan({ next: [], tree });
      return { row: { ...row, plan }, only: row.seat };
    }
    case "nudge":
      return nudged(loaded, row, act.of, now);
  }
}

/** The row that says that whoever holds this seat is here again; null: they were not away. */
export function backAt({ match, table }: Loaded, seat: Seat): Entry | null {
  const sender = { n: match.n, seat, held: [seat], maker: false };
  const decision = decide(match, { act: "back" }, sender, [], Date.now(), table);
  return "row" in decision ? decision : null;
}

/** The seat of somebody who has chosen what comes of a missed deadline. */
export function voted({ match }: Loaded, row: SeatRow, take: Take): SeatRow {
  return { ...row, vote: `${match.missedRow} ${take}` };
}

function noPlan({ match, table }: Loaded, seat: Seat, tree: PlanTree): string | null {
  const { rules } = table;
  const game = currentGame(match);
  // What a plan would answer to may lie face down.
  if (rules.hidden) return "no-plan";
  if (game.end || game.left.includes(seat)) return "game-over";
  if (rules.turn(game.states.at(-1) ?? game.states[0]) === seat) return "your-turn";
  return sizeOf(tree) > mostNodes ? "too-many-nodes" : null;
}

function nudged(loaded: Loaded, { seat }: SeatRow, of: Seat, now: number): Change | Refused {
  const { match, table, seats } = loaded;
  const from = nudgeFrom(match, [seat], peopleOf(loaded, []), table.rules);
  const row = seats.find((one) => one.seat === of);
  if (from === null || !row || of !== waitedFor(match, table.rules))
    return { problem: "refused", why: "not-to-nudge" };
  if (now < from) return { problem: "refused", why: "nudged" };
  return { row: { ...row, nudged: `${seat} ${now}` } };
}
