/** What a match page shows at one moment, and what can be done on it. The worker fills it too. */
import type { ComponentChildren } from "preact";
import type { Seat, Side } from "../../engine/rules.ts";
import { gamesOf } from "../../engine/series.ts";
import type { Said, Seen } from "../../engine/wire.ts";
import { kindOf } from "../../games/kinds.ts";
import type { Draft, GameBoard, GameWords, Player } from "../../games/board.tsx";
import type { MatchWords } from "../words.ts";
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

/** What is asked twice. */
export type Sure = "resign" | "renew-key" | `reset-${number}`;

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

export interface Doings {
  /** `why`: the code of what a press was refused for. */
  draft(draft: Draft | null, why?: string): void;
  /** Several are all made or none. */
  move(...texts: readonly string[]): void;
  typed(text: string): void;
  /** Sends the move that waits now, not when the net is back. */
  retry(): void;
  sit(name: string, colour: string): void;
  /** What has been asked twice and is meant. */
  confirm(what: Sure): void;
  rematch(): void;
  answer(row: number, yes: boolean): void;
  /** Takes back one's latest move, or asks to. */
  takeBack(): void;
  withdraw(row: number): void;
  /** Fetches what comes late when it is asked for; gives whether it came. */
  bring(part: "house" | "planning"): Promise<boolean>;
  /** Asks for other house rules. */
  askRules(options: object): Promise<Said>;
  /** Wants no requests to take back, or wants them again. */
  mute(on: boolean): void;
  /** Puts the tiles of one's rack in another order. */
  order(rack: readonly number[]): void;
  show(ply: number | null): void;
  /** Any act besides those; `quiet`: no word if it was not done. */
  act(what: string, fields: object, quiet?: boolean): Promise<void>;
  /** Asks how it stands. */
  ask(): void;
  secured(): void;
  watch(): void;
  claim(link: string): void;
  skip(): void;
  direct(on: boolean): void;
  /** Gives whether it worked. */
  copy(text: string): Promise<boolean>;
  share(text: string, title: string): void;
  /** A picture of an address for cameras. */
  qr(address: string): ComponentChildren;
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

/** For the first HTML: nothing can be done before the script is there. */
export const noDoings: Doings = {
  draft() {},
  move() {},
  typed() {},
  retry() {},
  sit() {},
  confirm() {},
  rematch() {},
  answer() {},
  takeBack() {},
  withdraw() {},
  bring: async () => false,
  askRules: async () => ({ silent: true }),
  mute() {},
  order() {},
  show() {},
  act: async () => {},
  ask() {},
  secured() {},
  watch() {},
  claim() {},
  skip() {},
  direct() {},
  copy: async () => false,
  share() {},
  qr: () => null,
};

/** The sides as the board shows them: one name or several, and initials that differ. */
export function playersOf(
  seen: Pick<Seen, "seats" | "sides">,
  words: { readonly free: string; readonly cpu: string; readonly nobody: string },
): readonly Player[] {
  const count = new Set(seen.sides).size;
  const names = Array.from({ length: count }, (_, side) =>
    seen.seats.flatMap((seat, i) => (seen.sides[i] === side ? [nameOf(seat, words)] : [])),
  );
  const initials = initialsOf(names.map((group) => group[0] ?? ""));
  return names.map((group, side) => {
    const first = seen.seats[seen.sides.indexOf(side)];
    const free = group.length === 1 && first?.who === "free";
    return {
      name: group.join(", "),
      initial: free ? "?" : (initials[side] ?? ""),
      ...(first && { colour: first.colour }),
      ...(free && { free }),
    };
  });
}

/** How a seat is called. */
export function nameOf(
  seat: Seen["seats"][number],
  words: { readonly free: string; readonly cpu: string; readonly nobody: string },
): string {
  if (seat.who === "free") return words.free;
  return seat.who === "cpu" ? words.cpu : seat.name || words.nobody;
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
