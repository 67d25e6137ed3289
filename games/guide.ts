/** What a game's pages of rules and strategy consist of: texts, and positions to be played in. */
import type { Side } from "../engine/rules.ts";

/** A sentence or more: `*so*` stands out, `[Kette](#chain)` leads to a place. */
export type Prose = string;

export type Block =
  | Prose
  | { readonly list: readonly Prose[] }
  | { readonly rows: readonly (readonly [head: Prose, text: Prose])[] }
  /** A position, by its name. */
  | { readonly trial: string };

export interface Section {
  /** Its anchor, the same in all languages. */
  readonly id: string;
  readonly head: string;
  readonly body: readonly Block[];
}

export interface Term {
  readonly id: string;
  readonly term: string;
  readonly text: Prose;
}

/** What is said beside a position. */
export interface TrialWords {
  readonly head: string;
  readonly task: Prose;
  /** What can be tried, and what comes of it; in the order of the trial's answers. */
  readonly answers?: readonly (readonly [label: string, text: Prose])[];
  /** Of a lesson: how it is done and why, and why not when it was missed. */
  readonly met?: Prose;
  readonly missed?: Prose;
}

/** A page of words. */
export interface ChapterWords {
  /** The heading, in the hand, and what search engines show. */
  readonly head: string;
  readonly title: string;
  readonly description: string;
  readonly lead: Prose;
  /** How it leads to the form for a new match, and there from another page. */
  readonly link: string;
  readonly sections: readonly Section[];
  readonly trials: Readonly<Record<string, TrialWords>>;
  readonly questions: readonly (readonly [question: string, answer: Prose])[];
  readonly terms: readonly Term[];
}

/** A way to go on from a position; `with`: another house rule. */
export interface Answer {
  readonly moves: readonly string[];
  readonly with?: object;
}

/** A position to be played in: JSON, for a page carries it to its script. */
export interface Trial {
  readonly state: object;
  /** The letters and numbers around it, at its lines; none: it has its own. */
  readonly names?: { readonly columns: number; readonly rows: number };
  /** The moves that led to it, for boards that show their past. */
  readonly moves?: readonly string[];
  readonly answers: readonly Answer[];
  /** Played through before one's eyes, not tried. */
  readonly shows?: true;
  /** Whose pen the reader holds; without it, that of whoever is on turn. */
  readonly side?: Side;
  /** A lesson, against the CPU until `Judge` says that it is met or missed. */
  readonly goal?: object;
  /** The preset that is played like that. */
  readonly preset?: string;
}

export interface Chapter {
  /** The path by language. */
  readonly paths: Readonly<Record<"de" | "en", string>>;
  readonly words: Readonly<Record<"de" | "en", ChapterWords>>;
  readonly trials: Readonly<Record<string, Trial>>;
  readonly preset: string;
  /** The day of the text, `2026-11-30`. */
  readonly date: string;
}

/** A game's pages: its rules first. */
export interface Guide {
  readonly chapters: readonly [Chapter, ...Chapter[]];
  /** How long a game takes. */
  readonly time: Readonly<Record<"de" | "en", string>>;
}

export type Verdict = "open" | "met" | "missed";

/** Has a lesson been met by these moves from its position? */
export type Judge = (start: object, moves: readonly string[], side: Side, goal: object) => Verdict;

/** The same words in another language: as many, in the same places. */
export type Same<T> = T extends string
  ? string
  : T extends object
    ? { readonly [K in keyof T]: Same<T[K]> }
    : T;
