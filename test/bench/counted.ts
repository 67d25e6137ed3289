/** What `counting.ts` has counted since it began, as it tells it. */
export interface Counted {
  /** Calls of objects, and events that reached one. */
  readonly wakes: number;
  readonly written: number;
  readonly read: number;
  /** Bytes of each match's database, in the order in which they were first called. */
  readonly sizes: readonly number[];
}

/** One object's part of it. */
export interface Tally {
  readonly written: number;
  readonly read: number;
  readonly size: number;
}
