/** Cards of the toy game: 24 of them, values 1 to 6 in four suits. */
import type { Seat } from "../../engine/rules.ts";

/** From 0 to 23. */
export type Card = number;
export const cards: readonly Card[] = Array.from({ length: 24 }, (_, card) => card);

const suits = "abcd";

export function valueOf(card: Card): number {
  return 1 + Math.floor(card / suits.length);
}

/** "3b": value and suit. */
export function nameOf(card: Card): string {
  return `${valueOf(card)}${suits.charAt(card % suits.length)}`;
}

export function cardOf(name: string): Card | null {
  const card = cards.findIndex((one) => nameOf(one) === name);
  return card < 0 ? null : card;
}

/** May this card be played on the open one? An open card nobody has seen yet takes any. */
export function fits(card: Card, open: Card | null): boolean {
  const same = open !== null && card % suits.length === open % suits.length;
  return open === null || same || valueOf(card) === valueOf(open);
}

/** JSON; null stands for a card that lies face down. */
export interface ToyState {
  readonly racks: readonly (readonly (Card | null)[])[];
  /** Drawn from the front; whoever leaves puts their rack at its end. */
  readonly deck: readonly (Card | null)[];
  readonly open: Card | null;
  /** What has been played or covered, in order. */
  readonly played: readonly (Card | null)[];
  readonly points: readonly number[];
  readonly seat: Seat;
  readonly gone: readonly Seat[];
  readonly misere: boolean;
  /** The seed, for the order in which a rack goes under the deck; null in views. */
  readonly chance: string | null;
}
