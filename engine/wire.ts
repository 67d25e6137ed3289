/**
 * What page and worker say to each other. A page may be one version older than the object it
 * talks to: fields are only ever added, and `wire` goes up when an old page could not cope.
 */
import type { Take } from "./claims.ts";
import { unpacked } from "./facts.ts";
import type { How, Mark, Want } from "./facts.ts";
import type { Note } from "./match.ts";
import type { PlanTree } from "./plans.ts";
import type { Pace, Seat, Series, Side } from "./rules.ts";
import type { Standing } from "./series.ts";

/** This version. Pages send theirs; one that is older than the version before must reload. */
export const wire = 1;
export const wireHeader = "kp-wire";

/** Letters of ids and keys: no vowels, nothing a chat cuts off or an eye mixes up. */
export const letters = "23456789bcdfghjkmnpqrstvwxz";
export const idLength = 27;
export const idPattern = new RegExp(`^[${letters}]{${idLength}}$`);

/** A name has at most this many characters as people count them. */
export const nameLength = 20;

export const colours = ["a", "b", "c", "d"] as const;
export type Colour = (typeof colours)[number];

export interface SeenSeat {
  readonly who: "person" | "cpu" | "free";
  readonly name: string;
  readonly colour: Colour;
  /** Is a page of theirs open right now? */
  readonly here: boolean;
  readonly standIn: boolean;
}

export interface SeenGame {
  /** Counts from 1 over everything at this link: what `?game=` takes. */
  readonly game: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly scores: readonly number[];
  readonly end: SeenEnd | null;
  readonly round: number;
  readonly commit: string;
  readonly seed?: string;
}

export interface SeenEnd {
  readonly how: How;
  readonly winner: Side | "draw";
}

export interface SeenOffer {
  readonly row: number;
  readonly for: Want["for"];
  readonly seat: Seat;
  readonly line?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The seat that is to be given out anew. */
  readonly of?: Seat;
  /** The seats that may still answer. */
  readonly waits: readonly Seat[];
  readonly until: number | null;
}

/** A deadline was missed, and the others choose what comes of it, until the next one. */
export interface SeenClaim {
  readonly of: Seat;
  /** The seats that have not chosen yet, and what the others want. */
  readonly waits: readonly Seat[];
  readonly given: Readonly<Record<Seat, Take>>;
}

/** When the match will be deleted if nothing happens, and from when on that is to be said. */
export interface SeenFate {
  readonly at: number;
  readonly told: number;
}

/** All that a page is told (design: HTTP; formats §4). */
export interface Seen {
  readonly id: string;
  /** Rows of the log. */
  readonly n: number;
  readonly kind: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sides: readonly Side[];
  readonly series: Series;
  readonly standing: Standing;
  readonly pace: Pace;
  readonly late: "cpu" | "choose" | "lose";
  readonly open: boolean;
  readonly seats: readonly SeenSeat[];
  /** The seats I hold, and the one I look from. */
  readonly held: readonly Seat[];
  readonly seat: Seat | null;
  readonly maker: boolean;
  /** The game that is shown, from 1, and how many moves of it. */
  readonly game: number;
  readonly ply: number;
  readonly games: readonly SeenGame[];
  readonly turn: Seat | null;
  readonly view: object;
  /** The moves of the game in one spaced text, and the seats that made them. */
  readonly moves: string;
  readonly movers: readonly Seat[];
  /** What each move brought its own side. */
  readonly gains: readonly number[];
  readonly marks: Readonly<Record<number, Mark>>;
  readonly notes: readonly SeenNote[];
  readonly scores: readonly number[];
  readonly places: readonly number[] | null;
  readonly end: SeenEnd | null;
  /** After the end: who will begin the next game, if that is not drawn. */
  readonly next: Seat | null;
  /** The house rules of the next game, where others than this game's are agreed on. */
  readonly agreed: Readonly<Record<string, unknown>> | null;
  /** When whoever is on turn must have played (ms since 1970). */
  readonly deadline: number | null;
  /** May the CPU stand in for somebody who is away? */
  readonly standIn: boolean;
  readonly claim: SeenClaim | null;
  /** From when on I may nudge whoever is on turn (ms since 1970; 0: now). */
  readonly nudge?: number;
  /** Who last nudged me to make this move. */
  readonly nudged?: Seat;
  /** What I have decided ahead. */
  readonly plan?: PlanTree;
  readonly fate?: SeenFate;
  readonly offers: readonly SeenOffer[];
  readonly undo: { readonly line: number } | { readonly why: string };
  /** Do I want no requests to take back? */
  readonly muted: boolean;
  /** The order I gave to the tiles of my rack. */
  readonly rack?: readonly number[];
  readonly decided: Side | null;
  /** Seat → key: free seats only for whoever may hand them out, one's own for its holder. */
  readonly keys?: Readonly<Record<Seat, string>>;
  /** What the key that came along can do. */
  readonly key?: { readonly seat: Seat; readonly state: "free" | "taken" | "mine" };
}

/** The texts of its moves. */
export function movesOf({ moves }: Pick<Seen, "moves">): readonly string[] {
  return moves === "" ? [] : moves.split(" ").map(unpacked);
}

export interface SeenNote {
  readonly after: number;
  readonly what: Note["what"];
  readonly seat: Seat | null;
}

/** Why something was not done, as `application/problem+json`. */
export const problems = {
  stale: 409,
  "seat-taken": 409,
  refused: 422,
  "not-your-seat": 403,
  "bad-request": 400,
  "not-found": 404,
  "too-large": 413,
  "too-many": 429,
  "wrong-method": 405,
  "too-old": 426,
  newer: 503,
} as const;
export type Slug = keyof typeof problems;

export interface Problem {
  readonly type: `/problems/${Slug}`;
  readonly title: string;
  readonly status: number;
  readonly why?: string;
  readonly seen?: Seen;
}

/** What comes of what a page asks: done, refused, or nobody answered. */
export type Said =
  | { readonly seen: Seen }
  | { readonly problem: Problem }
  | { readonly silent: true };

/** An act as it is sent: `n` rows were seen, `seat` acts. */
export interface SentAct {
  readonly n: number;
  readonly seat?: Seat;
  readonly act: string;
  readonly [field: string]: unknown;
}
