/** What the form for a new match says of any game, and how a text of it is drawn instead. */
import type { VNode } from "preact";

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
  /** Its rules with these choices, in two sentences or three. */
  house(options: Readonly<Record<string, unknown>>): string;
  readonly presets: Readonly<Record<string, readonly [name: string, text: string]>>;
  /** What the CPU can do, by its levels. */
  readonly levels: Readonly<Record<string, readonly [name: string, text: string]>>;
  /** House rules by name and value: what differs in them is what would change. */
  rows(options: Readonly<Record<string, unknown>>): readonly (readonly [string, string])[];
  /** Choices that do not go together. */
  readonly why: Readonly<Record<string, string>>;
  /** What chance decides; empty if it is nothing. */
  chance?(options: Readonly<Record<string, unknown>>): string;
}

/** Where a choice is a text, it may be drawn: `words` are those of the form. */
export interface EditorProps {
  readonly value: string;
  readonly words: FormWords;
  onValue(text: string): void;
}
export type Editor = (props: EditorProps) => VNode;
