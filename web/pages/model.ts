/** What a match page shows at one moment, and what can be done on it. The worker fills it too. */
import type { Seat, Side } from "../../engine/rules.ts";
import { gamesOf } from "../../engine/series.ts";
import type { Seen } from "../../engine/wire.ts";
import { kindOf } from "../../games/kinds.ts";
import type { Draft, GameBoard, GameWords, Player } from "../../games/board.tsx";
import type { MatchWords } from "../words.ts";
import type { Doings } from "./doings.ts";
import { nothingLate, type Late } from "./late.ts";

/** A game as a match page needs it. */
export interface Loaded {
  readonly board: GameBoard;
  readonly words: GameWords;
}

/** Something the person should know now: trouble, a plain note, or something done. */
export interface Notice {
  readonly kind: "plain" | "trouble" | "done";
  readonly head: string;
  readonly text: string;
}

/** A name and a colour; empty where nobody knows. */
export type Card = Readonly<Record<"name" | "colour", string>>;

export interface Model extends Late {
  readonly seen: Seen;
  /** The newest position, when `seen` is an earlier one. */
  readonly newest: Seen;
  /** Protocol and host, for addresses to be shared. */
  readonly origin: string;
  readonly draft: Draft | null;
  /** My moves that are on their way, as one act. */
  readonly sent: readonly string[] | null;
  /** It has been on its way for long, or there is no net: it waits here. */
  readonly unsent: boolean;
  /** A move was just made: what could be hit by a press too many waits. */
  readonly rests: boolean;
  /** Somebody pressed to send it again: that goes on, or has failed. */
  readonly retry: "no" | "trying" | "failed";
  readonly fresh: readonly string[];
  /** They came as one act. */
  readonly brisk: boolean;
  readonly story: string | null;
  readonly notice: Notice | null;
  /** A seat key that came in the address, and what it opens. */
  readonly key: string | null;
  readonly opens: "free" | "taken" | "mine" | null;
  /** My own link is what matters now: I have just sat down. */
  readonly securing: boolean;
  readonly direct: boolean;
  /** As whom I last played on this device, for whoever sits down. */
  readonly card: Card;
  readonly busy: boolean;
  /** Scripts run: without them nothing can be pressed. */
  readonly alive: boolean;
}

/** What every piece of a match page is drawn from. */
export interface MatchProps {
  readonly words: MatchWords;
  readonly game: Loaded;
  readonly model: Model;
  readonly doings: Doings;
}

export function firstModel(
  seen: Seen,
  newest: Seen,
  origin: string,
  late: Late = nothingLate,
): Model {
  return {
    seen,
    newest,
    origin,
    draft: null,
    sent: null,
    unsent: false,
    rests: false,
    retry: "no",
    fresh: [],
    brisk: false,
    story: null,
    notice: null,
    key: null,
    opens: null,
    securing: false,
    direct: false,
    card: { name: "", colour: "" },
    busy: false,
    ...late,
    alive: false,
  };
}

/** How seats are called whose people have no name, and several at once. */
export type NameWords = Pick<MatchWords, "free" | "frees" | "cpu" | "nobody" | "and">;

/** The sides as the board shows them: one name or several, and initials that differ. */
export function playersOf(
  { seats, sides }: Pick<Seen, "seats" | "sides">,
  words: NameWords,
): readonly Player[] {
  const teams = [...new Set(sides)].sort().map((side) => seats.filter((_, i) => sides[i] === side));
  const taken = teams.map((team) => team.find(({ who }) => who !== "free"));
  const names = taken.flatMap((seat) => (seat ? [nameOf(seat, words)] : []));
  const initials = initialsOf(names).values();
  return teams.map((team, side) => ({
    name: namesOf(team, words),
    initial: taken[side] ? (initials.next().value ?? "") : "?",
    ...(team[0] && { colour: team[0].colour }),
    ...(!taken[side] && { free: true }),
  }));
}

/** „Anna, Ben und 2 freie Plätze“ */
export function namesOf(seats: Seen["seats"], words: NameWords): string {
  const frees = seats.filter(({ who }) => who === "free").length;
  const names = seats.flatMap((seat) =>
    seat.who === "free" && frees > 1 ? [] : [nameOf(seat, words)],
  );
  const all = frees > 1 ? [...names, words.frees(frees)] : names;
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(words.and);
}

/** How a seat is called. */
export function nameOf(seat: Seen["seats"][number], words: NameWords): string {
  if (seat.who === "free") return words.free;
  return seat.who === "cpu" ? words.cpu : seat.name || words.nobody;
}

/** The same by its number. */
export function nameAt({ seats }: Seen, seat: Seat | null | undefined, words: NameWords): string {
  const one = seats[seat ?? -1];
  return one ? nameOf(one, words) : "";
}

/** Seats that have left the game. */
export function leftOf({ notes }: Seen): readonly (Seat | null)[] {
  return notes.flatMap(({ what, seat }) => (what === "left" ? [seat] : []));
}

/** Is this seat mine alone, so that I am told „du“? */
export function isMe({ held }: Seen, seat: Seat | null): boolean {
  return held.length === 1 && held[0] === seat;
}

/** First letters; two equal ones become two letters, and what is still equal gets numbers. */
export function initialsOf(names: readonly string[]): readonly string[] {
  const letters = names.map((name) => [...name.toLocaleUpperCase("de")].filter(isLetter));
  const one = letters.map((name) => name[0] ?? "?");
  if (new Set(one).size === one.length) return one;
  const two = names.map((name, i) => one[i] + ([...name].filter(isLetter)[1] ?? ""));
  if (new Set(two).size === two.length) return two;
  return one.map((letter, i) => `${letter}${i + 1}`);
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}

/** The side whose pen I hold, looking from my seat. */
export function sideOf(seen: Seen, seat: Seat | null): Side | null {
  return seat === null ? null : (seen.sides[seat] ?? null);
}

/** Am I on turn here and now? */
export function isMyTurn(seen: Seen): boolean {
  return seen.end === null && seen.turn !== null && seen.held.includes(seen.turn);
}

/** May anybody sit down? */
export function isOpen({ open, seats }: Seen): boolean {
  return open && seats.some(({ who }) => who === "free");
}

/** The seats that I may give away. */
export function invitable({ seats, keys }: Seen): readonly Seat[] {
  return seats.flatMap(({ who }, seat) =>
    who === "free" && keys?.[seat] !== undefined ? [seat] : [],
  );
}

/** May whoever plays decide ahead now what they answer to somebody else's move? */
export function mayPlan({ kind, turn, held, seats }: Seen): boolean {
  if (turn === null || held.includes(turn)) return false;
  return seats[turn]?.who === "person" && kindOf(kind)?.plan !== undefined;
}

/** The game, what is special about how it is played, and how much time there is. */
export function rulesOf(seen: Seen, game: Loaded, { times }: Late): readonly string[] {
  const { words } = game;
  const house = words.house?.(seen.options) ?? "";
  const pace = times?.pace(seen, game) ?? [];
  return [words.title(seen.options), ...(house === "" ? [] : [house]), ...pace];
}

/** Which game of a series this is. */
export function seriesOf(seen: Seen, words: MatchWords): readonly string[] {
  const of = gamesOf(seen.series);
  return of > 1 ? [words.series.game(seen.games.length, of)] : [];
}
