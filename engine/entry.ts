/** A row in the making: what it will hold, and the match as it would be with it. */
import type { Fact, Row } from "./facts.ts";
import { enter } from "./fold.ts";
import type { Ground, Match } from "./match.ts";
import type { Plans } from "./plans.ts";
import type { AnyShape } from "./rules.ts";
import type { Cpu } from "./search.ts";

export type AnyCpu = Cpu<AnyShape>;

/** What decides: rules and secret, and the CPU for the seats it plays. */
export interface Table extends Ground {
  readonly cpu: AnyCpu;
}

/** Everything of a row but its text, and the facts it is to hold. */
export interface Entry {
  readonly row: Omit<Row, "text">;
  readonly facts: readonly Fact[];
  readonly match: Match;
  /** What is left of what was decided ahead; missing where nobody had. */
  readonly plans?: Plans;
}

/** An entry with more facts. */
export function add(entry: Entry, facts: readonly Fact[], ground: Ground): Entry {
  return {
    ...entry,
    facts: [...entry.facts, ...facts],
    match: enter(entry.match, entry.row, facts, ground),
  };
}
