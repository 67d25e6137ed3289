/** What every game has to say, on its match pages and in the form for a new one. */

/** The words of a game that pages of no game in particular use. */
export interface GameWords {
  readonly name: string;
  /** With what is special about a board: „Käsekästchen 5×4“. */
  title(options: Readonly<Record<string, unknown>>): string;
  /** What else is special about how it is played, in a few words; empty if nothing is. */
  house?(options: Readonly<Record<string, unknown>>): string;
  /** A refusal's code → a sentence to act on. */
  readonly why: Readonly<Record<string, string>>;
  /** A move's text as people say it. */
  move(text: string): string;
  /** What somebody types → a move's text, as far as it can be told; null if it is none. */
  read(typed: string): string | null;
  /** What somebody did since one last looked: how many moves, and what they brought. */
  story(name: string, moves: number, gain: number, view: object): string;
  /** Where no line is drawn: moves that may be typed, what to do first, „Ben zog c3–c4“. */
  readonly hint?: string;
  readonly tap?: string;
  moved?(name: string, text: string): string;
  /** What the move half made would bring, in a sentence. */
  foresee?(view: object, draft: string): string;
  /** What counts, in a sentence or two: whoever is invited is told. */
  rule?(options: Readonly<Record<string, unknown>>): string;
  /** Does chance have a part in it? */
  chance?(options: Readonly<Record<string, unknown>>): boolean;
}

/** What is said of one choice; `values` by their text, numbers need none. */
export interface ChoiceWords {
  readonly label: string;
  /** One sentence on what it does. */
  readonly text?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** What the form for a new match says of a game. */
export interface FormWords {
  /** What it is, in a line, and for how many. */
  readonly about: string;
  readonly people: string;
  readonly choices: Readonly<Record<string, ChoiceWords>>;
  /** Its rules, in two sentences. */
  readonly house: string;
  readonly presets: Readonly<Record<string, readonly [name: string, text: string]>>;
  /** House rules by name and value: what differs in them is what would change. */
  rows(options: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[];
  /** Choices that do not go together. */
  readonly why: Readonly<Record<string, string>>;
  /** What chance decides; empty if it is nothing. */
  chance?(options: Readonly<Record<string, unknown>>): string;
}
