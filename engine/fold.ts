/** Facts → match. Asks no policy, zone or clock: whatever was decided stands in the rows. */
import { readFacts, type Fact, type Head, type Row } from "./facts.ts";
import { dropped, moved, undone } from "./game.ts";
import { agreedByLeaving, answered, asked, lasting } from "./asked.ts";
import { standingOf, type Ending, type Game, type Ground } from "./match.ts";
import type { Match, Note, SeatState } from "./match.ts";
import { seedOf } from "./seeds.ts";
import type { AnyRules, Seat } from "./rules.ts";

/** A log that this program is too old to read. Nothing may be written to it. */
export class UnknownFact extends Error {}

/** The match that these rows tell of; null before the first. */
export function fold(rows: readonly Row[], ground: Ground): Match | null {
  return rows.reduce<Match | null>((match, row) => enterRow(match, row, ground), null);
}

export function enterRow(match: Match | null, row: Row, ground: Ground): Match {
  const facts = readFacts(row.text, ground.rules);
  if (!facts) throw new UnknownFact(`row ${row.n}: ${row.what}`);
  return enter(match, row, facts, ground);
}

/** The match after some facts of one row. */
export function enter(
  match: Match | null,
  row: Omit<Row, "text">,
  facts: readonly Fact[],
  ground: Ground,
): Match {
  let after = match;
  for (const fact of facts) {
    if (fact.is === "kind") after = made(fact.kind, fact.head, row);
    else if (!after) throw new Error(`a log begins with its kind, not with ${fact.is}`);
    else after = { ...take(after, fact, row, ground), n: row.n, at: row.at };
  }
  if (!after) throw new Error("an empty first row");
  const actedAt = row.what === "time" ? after.actedAt : row.at;
  return { ...after, n: row.n, at: row.at, actedAt };
}

function made(kind: string, head: Head, row: { n: number; at: number }): Match {
  return {
    n: row.n,
    at: row.at,
    kind,
    head,
    seats: head.seats.map((who) => ({ who, taken: who !== "person", standIn: false })),
    options: head.options,
    games: [],
    round: -1,
    series: { wins: [], points: [], x2: [], over: true, winner: null },
    offers: [],
    gone: [],
    resets: {},
    notes: [],
    due: null,
    missed: null,
    missedRow: 0,
    standIn: head.standIn,
    complete: head.seats.every((who) => who !== "person"),
    boardRow: row.n,
    boardAt: row.at,
    actedAt: row.at,
  };
}

function take(match: Match, fact: Fact, row: Omit<Row, "text">, ground: Ground): Match {
  switch (fact.is) {
    case "game":
      return begin(match, fact, row, ground);
    case "move":
      return change(match, row, (game) => moved(game, fact, row, ground.rules, match.head.sides));
    case "undo":
      return takenBack(match, fact, row, ground.rules);
    case "left":
      return note(gone(match, fact.seat, row, ground.rules), "left", fact.seat);
    case "end":
      return ended(match, fact, row, ground.rules);
    case "sit":
      return seated(
        match,
        fact.seat,
        { taken: true, ...(fact.cpu && { who: fact.cpu }) },
        fact.cpu,
      );
    case "key":
      if (row.what === "renew-key") return match;
      return note(free(match, fact.seat), "reset", fact.seat);
    case "standin":
      return standIn(match, fact);
    case "missed":
      return note({ ...match, missed: fact.seat, missedRow: row.n }, fact.is, fact.seat);
    case "back":
      return note(match, fact.is, fact.seat);
    case "ask":
      return asked(match, fact, row);
    case "answer":
      return answered(match, fact, row);
    case "lapse":
      return { ...match, offers: match.offers.filter((offer) => offer.row !== fact.to) };
    case "due":
      return due(match, fact.at, row);
    default:
      return match;
  }
}

function begin(
  match: Match,
  fact: Extract<Fact, { is: "game" }>,
  row: { n: number; at: number },
  ground: Ground,
): Match {
  const state = ground.rules.start({
    options: match.options as never,
    sides: match.head.sides,
    starter: fact.start,
    nth: fact.game,
    seed: seedOf(ground.secret, "game", fact.game),
  });
  const round = match.series.over ? match.round + 1 : match.round;
  const { options } = match;
  const game: Game = {
    round,
    start: fact.start,
    commit: fact.commit,
    options,
    row: row.n,
    moves: [],
    states: [state],
    left: [],
    asked: [],
    end: null,
  };
  const games = [...match.games, game];
  const gone = round === match.round ? match.gone : [];
  const after = { ...match, games, round, gone, missed: null, boardRow: row.n, boardAt: row.at };
  // A new game answers every request for one; what was asked about the old one is past.
  return { ...after, offers: lasting(match), series: standingOf(after, ground.rules) };
}

/** The current game with something changed on its board. */
function change(match: Match, row: { n: number; at: number }, how: (game: Game) => Game): Match {
  const game = match.games.at(-1);
  if (!game) throw new Error("no game to change");
  const games = match.games.with(-1, how(game));
  return { ...match, games, missed: null, boardRow: row.n, boardAt: row.at };
}

/** There is nobody any more who is late, or whom the CPU could stand in for. */
function free(match: Match, seat: Seat): Match {
  const out = match.gone.filter((one) => one !== seat);
  const after = { ...seated(match, seat, { taken: false, standIn: false }), gone: out };
  return match.missed === seat ? { ...after, missed: null } : after;
}

/** Whoever has missed a deadline has missed it, though another seat drops out. */
function gone(match: Match, seat: Seat, row: { n: number; at: number }, rules: AnyRules): Match {
  const after = change(match, row, (game) => dropped(game, seat, rules));
  const missed = match.missed === seat ? null : match.missed;
  const still = { ...after, missed, gone: [...new Set([...match.gone, seat])] };
  return agreedByLeaving(still);
}

/** Of all that happens to a deadline only this is told: that an outage has moved it. */
function due(match: Match, at: number | null, row: { n: number; what: string }): Match {
  const after = { ...match, due: at };
  const still = match.boardRow !== row.n && match.missed === null;
  if (row.what === "time" && at !== null && still) return note(after, "moved", null);
  return row.what === "claim" ? { ...after, missed: null } : after;
}

function standIn(match: Match, { seat, on }: Extract<Fact, { is: "standin" }>): Match {
  if (seat === "all") return { ...match, standIn: on };
  const after = seated(match, seat, { standIn: on });
  return on ? note(after, "standin", seat) : after;
}

/** Whoever granted it, the request is met: nobody else can grant it once more. */
function takenBack(
  match: Match,
  fact: { moves: number },
  row: { n: number; at: number; seat: Seat | null },
  rules: AnyRules,
): Match {
  // Asked and done in one row, it has bothered nobody and does not count.
  const alone = match.offers.some((offer) => offer.row === row.n);
  const after = change(match, row, (game) => {
    const back = undone(game, fact.moves, rules);
    return alone ? { ...back, asked: back.asked.slice(0, -1) } : back;
  });
  const offers = after.offers.filter((offer) => offer.want.for !== "undo");
  return note({ ...after, offers }, "undone", row.seat);
}

function ended(
  match: Match,
  fact: Extract<Fact, { is: "end" }>,
  row: { n: number; at: number },
  rules: AnyRules,
): Match {
  const end: Ending = { how: fact.how, winner: fact.winner };
  const after = change(match, row, (game) => ({ ...game, end }));
  return { ...after, offers: lasting(match), series: standingOf(after, rules) };
}

function seated(match: Match, seat: Seat, change: Partial<SeatState>, cpu?: string): Match {
  const seats = match.seats.map((old, i) => (i === seat ? { ...old, ...change } : old));
  const complete = match.complete || seats.every(({ taken }) => taken);
  const after = { ...match, seats, complete };
  return cpu ? note(after, "cpu", seat) : after;
}

function note(match: Match, what: Note["what"], seat: Seat | null): Match {
  const after = match.games.at(-1)?.moves.length ?? 0;
  return { ...match, notes: [...match.notes, { game: match.games.length - 1, after, what, seat }] };
}
