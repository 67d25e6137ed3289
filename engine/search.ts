/** The CPU over any rules: it plays from a view, so there is nothing for it to peek at. */
import type { Random } from "./random.ts";
import type { Rules, Shape } from "./rules.ts";

/** 1 plays like a child, 5 as well as it can. */
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

/** A game's own player. */
export interface Cpu<G extends Shape> {
  /** The levels that are built. */
  readonly levels: readonly Level[];
  /** A legal move of the seat on turn, from what it may see. Same view, dice, level: same move. */
  choose(rules: Rules<G>, view: G["state"], level: Level, random: Random): G["move"];
}
