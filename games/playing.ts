/** What it takes to act on a board, not only to look on: it comes for whoever holds a seat. */
import type { VNode } from "preact";
import type { AnyPlay } from "../engine/rules.ts";
import type { PlayingWords } from "./spoken.ts";

/** A game's board may know of more than these. */
export interface Playing {
  /** The part of the rules that foresees a move. */
  readonly play: AnyPlay;
  readonly words: PlayingWords;
  /** Settings that mean nothing in it: a touch that draws at once, questions to take back. */
  readonly without?: readonly ("direct" | "mute")[];
  /** What a move still asks for that was typed by itself, as a draft's text; null if nothing. */
  asks?(view: object, text: string): string | null;
  /** Under the board: the move half made, and what can be done with it. */
  Bar(props: object): VNode | null;
}
