/** What a reading of the log is written with. */
import type { Seat } from "../../engine/rules.ts";
import type { Told } from "./history.ts";

export function sure(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

/** Something is said between two moves. */
export function remarked(told: Told, what: string, seat: Seat | null): Told {
  const board = told.boards.length - 1;
  const after = told.boards.at(-1)?.lines.length ?? 0;
  return { ...told, remarks: [...told.remarks, { board, after, what, seat }] };
}
