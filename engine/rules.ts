/** What a game is: the one interface between rules and everything else (design: rules). */
import type { Choices, Chosen } from "./options.ts";

/** A place at the board, counted from 0 in turn order. */
export type Seat = number;
/** Seats that win together, counted from 0. */
export type Side = number;
/** 32 bytes as 64 hex digits. */
export type Seed = string;

/** The five types a game is made of. */
export interface Shape {
  choices: Choices;
  state: object;
  move: unknown;
  event: { readonly type: string };
  why: string;
}

/** What one board is set up from. */
export interface Setup<G extends Shape> {
  readonly options: Chosen<G["choices"]>;
  /** `[0, 1]` alone, `[0, 1, 0, 1]` in teams; its length is the number of seats. */
  readonly sides: readonly Side[];
  readonly starter: Seat;
  /** Which game at this link, from 0: a theme's fields come one after another. */
  readonly nth: number;
  /** State is JSON, and the chance in it is null in views. */
  readonly seed: Seed;
}

/** The outcome of a move: the next state and what happened on the way, or why not. */
export type Step<G extends Shape> =
  | { readonly state: G["state"]; readonly events: readonly G["event"][] }
  | { readonly why: G["why"] };

export const seriesKinds = ["single", "best-of-3", "sum-of-2", "sum-of-3", "sum-of-5"] as const;
export type Series = (typeof seriesKinds)[number];

export const paces = ["none", "30s", "60s", "1d", "3d", "7d"] as const;
export type Pace = (typeof paces)[number];

/** The match around a game, as far as options may depend on it. */
export interface Frame {
  readonly seats: number;
  readonly sides: readonly Side[];
  readonly starter: Seat | "lot";
  readonly series: Series;
  readonly pace: Pace;
  readonly ranked: boolean;
  readonly undo: "ask" | "off";
}

/**
 * The rules of one game. Pure: no clock, no dice, no network; arguments are never changed.
 * Every law these must obey stands in `test/laws.ts`.
 */
export interface Rules<G extends Shape> {
  /** How many may play; the first is the default. */
  readonly seats: readonly [number, ...number[]];
  readonly choices: G["choices"];
  /** Has things that not everybody may see. */
  readonly hidden: boolean;
  /** May moves be taken back at all. */
  readonly undo: boolean;
  /** Choices that do not go together: the reason, or null. */
  check(options: Chosen<G["choices"]>, frame: Frame): G["why"] | null;
  start(setup: Setup<G>): G["state"];
  /** Null: the game is over. */
  turn(state: G["state"]): Seat | null;
  /** Every legal move of the seat to move, lazily. Never empty on a turn. */
  moves(state: G["state"]): Iterable<G["move"]>;
  /** What the rules now do by themselves. */
  forced(state: G["state"]): G["move"] | null;
  /** A refusal is a value, never thrown. */
  apply(state: G["state"], move: G["move"]): Step<G>;
  /** A seat drops out; the others play on. */
  leave(state: G["state"], seat: Seat): Step<G>;
  /** By side, to be shown. */
  scores(state: G["state"]): readonly number[];
  /** By side, compared left to right, more is better: points, then tie-breaks. */
  worth(state: G["state"]): readonly (readonly number[])[];
  /** The side that can no longer be caught. */
  decided(state: G["state"]): Side | null;
  /** What this seat (null: an onlooker) may see. */
  view(state: G["state"], seat: Seat | null): G["state"];
  /** Some full state that this view could be. */
  imagine(view: G["state"], seed: Seed): G["state"];
  /** The one text form of a move: sent, stored, printed, typed. */
  write(move: G["move"]): string;
  read(text: string): G["move"] | null;
  /** Plain text: tests, mail, screen readers. */
  sketch(state: G["state"]): string;
}

/** What a page needs of the rules to foresee a move. */
export type Play<G extends Shape> = Pick<Rules<G>, "turn" | "apply" | "write" | "read">;

/** Rules whose types nobody needs to know: how engine, worker and page hold any game. */
export type AnyRules = Rules<AnyShape>;
export type AnyPlay = Play<AnyShape>;
export interface AnyShape extends Shape {
  state: object;
  move: unknown;
}

/**
 * Any game's rules as rules of no game in particular.
 * Sound because states and moves only ever come back to the rules that made them.
 */
export function anyRules<G extends Shape>(rules: Rules<G>): AnyRules {
  return rules as unknown as AnyRules;
}

/** The same for that part of them. */
export function anyPlay<G extends Shape>(play: Play<G>): AnyPlay {
  return play as unknown as AnyPlay;
}

/** Has this step been refused? */
export function refused<G extends Shape>(step: Step<G>): step is { readonly why: G["why"] } {
  return "why" in step;
}

/** The winner by `worth`, or "draw" when the best are equal in everything. */
export function best(worth: readonly (readonly number[])[]): Side | "draw" {
  const order = places(worth);
  const first = order.flatMap((place, side) => (place === 1 ? [side] : []));
  return first.length === 1 && first[0] !== undefined ? first[0] : "draw";
}

/** Places by side, 1 first; equals share a place. */
export function places(worth: readonly (readonly number[])[]): readonly number[] {
  return worth.map((mine) => 1 + worth.filter((other) => compare(other, mine) > 0).length);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, x] of a.entries()) {
    const difference = x - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
