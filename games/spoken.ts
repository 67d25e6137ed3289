/** What every game has to say on its match pages. */

/** The words of a game that pages of no game in particular use. */
export interface GameWords {
  readonly name: string;
  /** With what is special about a board: „Käsekästchen 5×4“. */
  title(options: Readonly<Record<string, unknown>>): string;
  /** What else is special about how it is played, in a few words; empty if nothing is. */
  house?(options: Readonly<Record<string, unknown>>): string;
  /** A move's text as people say it. */
  move(text: string): string;
  /** What somebody did since one last looked: how many moves, and what they brought. */
  story(name: string, moves: number, gain: number, view: object): string;
  /** Where no line is drawn: „Ben spielte e6.“ */
  moved?(name: string, text: string): string;
  /** What a player decides at once, where that is no whole move: „Linie“. */
  readonly decision?: string;
  /** Does chance have a part in it? */
  chance?(options: Readonly<Record<string, unknown>>): boolean;
}

/** What is said to whoever plays or may sit down. */
export interface PlayingWords {
  /** What counts, in a sentence or two: whoever is invited is told. */
  rule?(options: Readonly<Record<string, unknown>>): string;
  /** A refusal's code → a sentence to act on. */
  readonly why: Readonly<Record<string, string>>;
  /** What somebody types → a move's text, as far as it can be told; null if it is none. */
  read(typed: string): string | null;
  /** Where no line is drawn: moves that may be typed, and what to do first. */
  readonly hint?: string;
  readonly tap?: string;
  /** What the move half made would bring, in a sentence. */
  foresee?(view: object, draft: string): string;
}
