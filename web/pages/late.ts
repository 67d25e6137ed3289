/** Parts of a match page that come when they are first needed, and when that is. */
import type { VNode } from "preact";
import type { Side } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import type { Beside, More } from "../../games/board.tsx";
import type { Playing } from "../../games/playing.ts";
import { invitable, isMyTurn, isOpen, type Loaded, type MatchProps } from "./model.ts";

/** What is drawn about other house rules: it comes when somebody asks for some. */
export interface House {
  Asking(props: MatchProps & { close(): void }): VNode;
  Offers(props: MatchProps): VNode;
}

/** What stands under a game that is over: it comes with the first end. */
export type Ended = (props: MatchProps) => VNode;

/** Taking a seat and giving seats away: it comes where one is free, and with a seat's link. */
export interface Seats {
  /** What stands above the board as long as it is about a seat; `below`: what stands under it. */
  First(props: MatchProps & { below?: boolean }): VNode | null;
  Invites(props: MatchProps): VNode | null;
}

/** Leaving, where not one alone decides: it comes with teams, more than two sides, and sums. */
export interface Leaving {
  /** `resign`: the button of a match in which one alone decides. */
  Leave(props: MatchProps & { readonly resign: VNode }): VNode;
  /** What a mate has proposed. */
  Asked(props: MatchProps): VNode | null;
}

/** The board as one decides ahead on it: it comes with the press that asks for it, and goes. */
export type Planning = (props: MatchProps) => VNode;
/** What a match page shows of deadlines and absence: it comes with the first of either. */
export interface Times {
  /** Until when somebody must have played, and what happens then. */
  due(props: MatchProps): VNode;
  /** What is asked because of that, who is waited for, and what can be done about it. */
  asked(props: MatchProps): VNode;
  /** A small line under the name of a side that the CPU stands in for. */
  note(seen: Seen, side: Side): string | false;
  /** Signs beside the last moves, if their player did not make them by hand. */
  beside(seen: Seen): Beside;
  /** How much time there is, in a few words; and what whoever is invited must know of it. */
  pace(seen: Seen, game: Loaded): readonly string[];
  terms(seen: Seen): string;
  /** A refusal's code → a sentence to act on. */
  readonly why: Readonly<Record<string, string>>;
}

/** When the worker drew the page (ms since 1970), and in which zone it told times. */
export interface Drawn {
  readonly now: number;
  readonly zone: string;
}

/** Parts of the page that come when they are first needed. */
export interface Late {
  /** What acting takes: for whoever holds a seat or may take one. Others never get it. */
  readonly playing: Playing | null;
  readonly house: House | null;
  /** What the board shows only in some positions. */
  readonly more: More | null;
  readonly ended: Ended | null;
  readonly leaving: Leaving | null;
  /** While somebody decides ahead. */
  readonly planning: Planning | null;
  readonly seats: Seats | null;
  readonly times: Times | null;
}
export const nothingLate: Late = {
  playing: null,
  house: null,
  more: null,
  ended: null,
  leaving: null,
  planning: null,
  seats: null,
  times: null,
};

/** Which of them this match needs now. */
export function neededBy(seen: Seen, { board }: Loaded): readonly (keyof Late)[] {
  const { agreed, offers, games, held, end, seats, series } = seen;
  const needs: Readonly<Record<Exclude<keyof Late, "planning">, unknown>> = {
    playing: end === null && (held.length > 0 || isOpen(seen)),
    house: agreed ?? offers.find((offer) => offer.for === "rules"),
    more: isMyTurn(seen) && board.wants?.(seen.view),
    ended: games.some(({ end }) => end),
    leaving: end === null && held.length > 0 && (seats.length > 2 || series.startsWith("sum")),
    seats: isOpen(seen) || invitable(seen).length > 0,
    times: hasTimes(seen),
  };
  return (["playing", "house", "more", "ended", "leaving", "seats", "times"] as const).filter(
    (part) => needs[part],
  );
}

/** Does a clock run, or is somebody away whom others wait for? */
function hasTimes(seen: Seen): boolean {
  const { pace, standIn, seats, held, turn, offers, nudged, fate } = seen;
  return (
    pace !== "none" ||
    standIn ||
    nudged !== undefined ||
    Date.now() >= (fate?.told ?? Infinity) ||
    offers.some((offer) => offer.for === "reset") ||
    seats.some((seat, i) => seat.standIn || (i === turn && held.length > 0 && isAway(seen, i)))
  );
}

/** Is this the seat of somebody else who has no page open? */
export function isAway({ seats, held }: Seen, seat: number): boolean {
  return seats[seat]?.who === "person" && !seats[seat].here && !held.includes(seat);
}
