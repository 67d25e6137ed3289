/** House rules as rows of a name and a value, so that people can be told what differs. */
import type { LoopsOptions } from "../choices.ts";

export type Row = readonly [name: string, value: string];

export interface RowWords {
  readonly racks: string;
  readonly rounds: string;
  readonly yes: string;
  readonly no: string;
  /** As many as usual for so many seats. */
  readonly usual: string;
}

export function rowsOf(given: Readonly<Record<string, unknown>>, words: RowWords): readonly Row[] {
  const { mode, rounds } = given as LoopsOptions;
  const racks: Row = [words.racks, mode === "racks" ? words.yes : words.no];
  return mode === "racks"
    ? [racks]
    : [racks, [words.rounds, rounds === null ? words.usual : String(rounds)]];
}
