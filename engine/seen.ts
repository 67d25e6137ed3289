/** Match → seen: all that one person, or an onlooker, is told. */
import { packed } from "./facts.ts";
import { currentGame, standingOf, type Game, type Ground, type Match } from "./match.ts";
import { lapsesAt, mayAnswer, noUndo, undoTo } from "./offers.ts";
import { seedOf } from "./seeds.ts";
import { places, type Seat } from "./rules.ts";
import { knownStarter } from "./settle.ts";
import type { Take } from "./claims.ts";
import type { PlanTree } from "./plans.ts";
import { ownTimes, timesOf } from "./times.ts";
import type { Colour, Seen, SeenGame, SeenOffer, SeenSeat } from "./wire.ts";

/** What the log does not know: who sits on each seat. */
export interface Person {
  readonly name: string;
  readonly colour: Colour;
  readonly here: boolean;
  /** Wants no requests to take back. */
  readonly muted?: boolean;
  /** The order they gave to what only they see. */
  readonly rack?: readonly number[];
  /** What they want to come of a missed deadline; `row`: where it was missed. */
  readonly vote?: { readonly row: number; readonly take: Take } | undefined;
  /** Who last nudged them, and when (ms since 1970). */
  readonly nudged?: { readonly by: Seat; readonly at: number } | undefined;
  readonly plan?: PlanTree;
}

/** Who looks: the seats they hold, the one they wish to look from, what keys they may be told. */
export interface Viewer {
  readonly held: readonly Seat[];
  readonly wish?: Seat | undefined;
  /** A page that stays open: of several seats it goes with the one on turn. */
  readonly follows?: boolean;
  readonly maker: boolean;
  readonly keys?: Readonly<Record<Seat, string>>;
}

/** Another position than the newest: game from 1, moves made in it. */
export interface Position {
  readonly game?: number | undefined;
  readonly ply?: number | undefined;
}

export function seenBy(
  id: string,
  match: Match,
  people: readonly Person[],
  viewer: Viewer,
  at: Position,
  ground: Ground,
): Seen {
  return seenAt(id, match, people, at, ground)(viewer);
}

/** The same for whoever looks: what all are told alike is put together once. */
export function seenAt(
  id: string,
  match: Match,
  people: readonly Person[],
  at: Position,
  ground: Ground,
  extended: number | null = null,
): (viewer: Viewer) => Seen {
  const { rules } = ground;
  const { head } = match;
  const number = clamp(at.game ?? match.games.length, 1, match.games.length);
  const game = match.games[number - 1] ?? currentGame(match);
  const ply = clamp(at.ply ?? game.moves.length, 0, game.moves.length);
  const state = game.states[ply] ?? game.states[0];
  const whole = ply === game.moves.length;
  const newest = whole && number === match.games.length;
  const end = whole ? game.end : null;
  const turn = end ? null : rules.turn(state);
  const moves = game.moves.slice(0, ply);
  const same = {
    id,
    n: match.n,
    kind: match.kind,
    options: game.options,
    sides: head.sides,
    series: head.series,
    standing: standingOf(match, rules, game.round),
    pace: head.pace,
    late: head.late,
    open: head.open,
    game: number,
    ply,
    games: match.games.flatMap((one, i) => {
      return one.round === game.round ? [gameOf(one, i, ground)] : [];
    }),
    turn,
    moves: moves.map((move) => packed(move.text)).join(" "),
    movers: moves.map((move) => move.seat),
    gains: moves.map((move) => move.gain),
    marks: Object.fromEntries(moves.flatMap(({ mark }, i) => (mark ? [[i, mark]] : []))),
    notes: match.notes
      .filter((note) => note.game === number - 1 && note.after <= ply)
      .map(({ after, what, seat: whose }) => ({ after, what, seat: whose })),
    scores: rules.scores(state),
    places: end ? placesOf(end.winner, rules.worth(state)) : null,
    end,
    next: newest && end ? knownStarter(match) : null,
    agreed: newest ? agreedOn(match) : null,
    ...(newest ? timesOf(match, people) : { deadline: null, standIn: match.standIn, claim: null }),
    offers: newest ? offersOf(match) : [],
    decided: rules.decided(state),
  };
  return (viewer) => {
    const seat = lookFrom(viewer, turn);
    return {
      ...same,
      seats: match.seats.map((one, i) => seatOf(one, people[i], viewer, head.hideNames)),
      held: viewer.held,
      seat,
      maker: viewer.maker,
      view: rules.view(state, seat),
      undo: newest ? undoOf(match, seat, viewer.held, people, ground) : { why: "not-now" },
      muted: seat !== null && (people[seat]?.muted ?? false),
      ...rackOf(seat === null ? undefined : people[seat]),
      ...(newest && ownTimes(match, seat, viewer, people, { rules, extended })),
      ...(viewer.keys && Object.keys(viewer.keys).length > 0 && { keys: viewer.keys }),
    };
  };
}

/** The seat to look from: the one asked for, else the one on turn, else the lowest. */
function lookFrom({ held, wish, follows }: Viewer, turn: Seat | null): Seat | null {
  const mine = turn !== null && held.includes(turn);
  if (follows && mine) return turn;
  if (wish !== undefined && held.includes(wish)) return wish;
  if (mine) return turn;
  return held.length > 0 ? Math.min(...held) : null;
}

/** Told to nobody else, and only if there is one. */
function rackOf({ rack = [] }: Partial<Person> = {}): Pick<Seen, "rack"> {
  return rack.length > 0 ? { rack } : {};
}

function seatOf(
  state: Match["seats"][number],
  person: Person | undefined,
  viewer: Viewer,
  hideNames: boolean,
): SeenSeat {
  const hidden = hideNames && viewer.held.length === 0;
  return {
    who: state.who !== "person" ? "cpu" : state.taken ? "person" : "free",
    name: hidden ? "" : (person?.name ?? ""),
    colour: person?.colour ?? "a",
    here: person?.here ?? false,
    standIn: state.standIn,
  };
}

function gameOf(game: Game, i: number, ground: Ground): SeenGame {
  const state = game.states.at(-1) ?? game.states[0];
  return {
    game: i + 1,
    options: game.options,
    scores: ground.rules.scores(state),
    end: game.end,
    round: game.round,
    commit: game.commit,
    ...(game.end && { seed: seedOf(ground.secret, "game", i) }),
  };
}

/** Whoever won for another reason than the rules is first all the same. */
function placesOf(
  winner: number | "draw",
  worth: readonly (readonly number[])[],
): readonly number[] {
  return places(worth.map((mine, side) => [Number(side === winner), ...mine]));
}

function offersOf(match: Match): readonly SeenOffer[] {
  return match.offers.map((offer) => ({
    row: offer.row,
    for: offer.want.for,
    seat: offer.seat,
    ...(offer.want.for === "undo" && { line: offer.want.line }),
    ...(offer.want.for === "rules" && { options: offer.want.options }),
    ...(offer.want.for === "reset" && { of: offer.want.of }),
    waits: match.seats.flatMap((_, seat) => (mayAnswer(match, offer, seat) ? [seat] : [])),
    until: lapsesAt(offer),
  }));
}

/** What has been agreed on and agreed off again is no change. */
function agreedOn(match: Match): Seen["agreed"] {
  const { options } = match;
  return JSON.stringify(options) === JSON.stringify(currentGame(match).options) ? null : options;
}

function undoOf(
  match: Match,
  seat: Seat | null,
  held: readonly Seat[],
  people: readonly Person[],
  ground: Ground,
): Seen["undo"] {
  const game = currentGame(match);
  const { sides, undo } = match.head;
  if (seat === null) return { why: "not-your-seat" };
  // Where a game takes nothing back there is nothing to be said about it.
  if (!ground.rules.undo) return { why: "not-now" };
  if (undo === "off") return { why: "undo-off" };
  if (game.end) return { why: "game-over" };
  const left = undoTo(game.moves, sides, sides[seat] ?? 0);
  const line = left === null ? undefined : game.moves[left]?.row;
  if (line === undefined) return { why: "nothing-to-undo" };
  const muted = people.flatMap((one, i) => (one.muted ? [i] : []));
  const why = noUndo(match, seat, held, muted);
  return why === null ? { line } : { why };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(Math.trunc(value), low), high);
}
