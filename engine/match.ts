/** What a match is, once its log is folded, and how to read it. */
import type { Head, How, Mark, Want } from "./facts.ts";
import type { AnyRules, Seat, Seed, Side } from "./rules.ts";
import { standing, type Result, type Standing } from "./series.ts";

/** What a log is folded with: the rules of its kind and the match secret (hex). */
export interface Ground {
  readonly rules: AnyRules;
  readonly secret: Seed;
}

/** A move that stands, and the row that brought it. */
export interface Made {
  readonly seat: Seat;
  readonly text: string;
  readonly mark?: Mark;
  readonly row: number;
  /** What it brought its own side at once. */
  readonly gain: number;
}

export interface Ending {
  readonly how: How;
  readonly winner: Side | "draw";
}

/** One board. `states[k]` is the position after k moves. */
export interface Game {
  readonly round: number;
  readonly start: Seat;
  readonly commit: string;
  readonly options: Head["options"];
  readonly row: number;
  readonly moves: readonly Made[];
  readonly states: readonly [object, ...object[]];
  readonly left: readonly Seat[];
  /** Who has asked to take back, each time. */
  readonly asked: readonly Seat[];
  readonly end: Ending | null;
}

/** A request that is still open. */
export interface Offer {
  readonly row: number;
  readonly at: number;
  readonly seat: Seat;
  readonly want: Want;
  readonly yes: readonly Seat[];
}

/** What lies between moves; `after` counts the moves of the game before it. */
export interface Note {
  readonly game: number;
  readonly after: number;
  readonly what: "undone" | "missed" | "moved" | "back" | "left" | "reset" | "cpu" | "standin";
  readonly seat: Seat | null;
}

export interface SeatState {
  /** "person" or "cpu:N". */
  readonly who: string;
  readonly taken: boolean;
  /** The CPU plays here until its holder is back. */
  readonly standIn: boolean;
}

/** A match as its log tells it. All of it may be known to the rules; nothing names a person. */
export interface Match {
  readonly n: number;
  readonly at: number;
  readonly kind: string;
  readonly head: Head;
  readonly seats: readonly SeatState[];
  /** What the next game is played with. */
  readonly options: Head["options"];
  readonly games: readonly Game[];
  /** Series at this link so far, from 0; the last is the current one. */
  readonly round: number;
  readonly series: Standing;
  readonly offers: readonly Offer[];
  /** Seats that have left the series: they are out of its later games too. */
  readonly gone: readonly Seat[];
  /** By seat: when somebody last asked to give it out anew (ms since 1970). */
  readonly resets: Readonly<Record<Seat, number>>;
  readonly notes: readonly Note[];
  /** When whoever is on turn must have played, or the others chosen what comes of it. */
  readonly due: number | null;
  /** Whoever has missed that, while the others choose. */
  readonly missed: Seat | null;
  /** The row that said so: what is chosen is about that one; 0: nobody was late yet. */
  readonly missedRow: number;
  /** May the CPU stand in for somebody who is away? */
  readonly standIn: boolean;
  /** Has everybody sat down once? */
  readonly complete: boolean;
  /** The last row that changed the board, and when that was. */
  readonly boardRow: number;
  readonly boardAt: number;
  /** When somebody last did something (ms since 1970); what time does is nobody's doing. */
  readonly actedAt: number;
}

/** The position a game has now. */
export function position(game: Game): object {
  return game.states.at(-1) ?? game.states[0];
}

/** The current game. */
export function currentGame(match: Match): Game {
  const game = match.games.at(-1);
  if (!game) throw new Error("a match without a game");
  return game;
}

/** How the series of a round stands, from its finished games. */
export function standingOf(
  match: Pick<Match, "games" | "head">,
  rules: AnyRules,
  round = match.games.at(-1)?.round ?? 0,
): Standing {
  const results = match.games
    .filter((game) => game.round === round)
    .flatMap((game) => (game.end ? [resultOf(game, game.end, rules, match.head.sides)] : []));
  return standing(match.head.series, new Set(match.head.sides).size, results);
}

function resultOf(game: Game, end: Ending, rules: AnyRules, sides: readonly Side[]): Result {
  const state = position(game);
  // However somebody loses before the end: what stands on the board does not decide it.
  const out = end.how !== "rules";
  const loser = sides.find((side) => end.winner !== "draw" && side !== end.winner);
  return {
    scores: rules.scores(state),
    worth: rules.worth(state),
    winner: end.winner,
    ...(out && loser !== undefined && { resigned: loser }),
  };
}

/** The seats of people who are in the current game and have not left it. */
export function peopleIn(match: Match): readonly Seat[] {
  const left = match.games.at(-1)?.left ?? [];
  return match.seats.flatMap(({ who, taken }, seat) =>
    who === "person" && taken && !left.includes(seat) ? [seat] : [],
  );
}

/** Has everybody else who is still in said yes? */
export function isAgreed(match: Match, offer: Offer): boolean {
  return peopleIn(match).every((seat) => seat === offer.seat || offer.yes.includes(seat));
}
