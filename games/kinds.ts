/** What is loaded of each game, and the games that there are. */
import type { VNode } from "preact";
import type { AnyCpu } from "../engine/entry.ts";
import type { AnyRules } from "../engine/rules.ts";
import type { Language } from "../engine/words.ts";
import type { GameBoard, GameWords, More } from "./board.tsx";
import type { Editor, FormWords } from "./form.ts";
import type { Guide, Judge } from "./guide.ts";
import * as listed from "./index.ts";
import type { Playing } from "./playing.ts";

/** Ready-made choices: they only fill the form. */
export interface Preset {
  readonly id: string;
  /** What it stands with in the form; without one it is among the first. */
  readonly group?: "size" | "theme";
  readonly options: Readonly<Record<string, unknown>>;
  /** What else counts as the same: one's own drawing, whatever it is. */
  same?(options: Readonly<Record<string, unknown>>): boolean;
}

/** What the form for a new match needs of a game. */
export interface Form {
  readonly presets: readonly Preset[];
  /** The names of the choices that mean something besides these; without it all of them do. */
  layout?(options: Readonly<Record<string, unknown>>, teams: boolean): readonly string[];
  readonly words: FormWords;
  /** Draws the choice that is a text. */
  readonly Editor?: Editor;
}

/** What deciding ahead takes besides the rules. */
export interface Ahead {
  /** The position after a move of whoever is on turn that only passes the turn on. */
  passed(state: object): object;
}

/** A little picture of a game, 200 by 200 units. */
export type Motif = () => VNode;

/** What is loaded of a game, each part when it is needed. */
export interface Kind {
  /** Where it stands in lists: the lowest comes first. */
  readonly order: number;
  rules(): Promise<AnyRules>;
  cpu(): Promise<AnyCpu>;
  board(): Promise<GameBoard>;
  words(language: Language): Promise<GameWords>;
  playing(language: Language): Promise<Playing>;
  form(language: Language): Promise<Form>;
  /** What its board shows only in some positions. */
  more?(language: Language): Promise<More>;
  /** Whoever sees all may decide ahead: where things lie face down there is none. */
  plan?(): Promise<Ahead>;
  motif(): Promise<Motif>;
  /** Its pages of rules and strategy, and what judges the lessons in them. */
  guide?(): Promise<Guide>;
  judge?(): Promise<Judge>;
}

/** By name, in no order. */
export const games: Readonly<Record<string, Kind>> = listed;

/** As lists show them. */
export const inOrder = Object.entries(games).toSorted(([, a], [, b]) => a.order - b.order);

/** The game of that name, if there is one. */
export function kindOf(name: string): Kind | null {
  return Object.hasOwn(games, name) ? (games[name] ?? null) : null;
}
