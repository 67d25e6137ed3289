/** What can be chosen for a game, and what does not go together (rules.md §3.9, formats §1). */
import type { Chosen } from "../../engine/options.ts";
import type { Frame } from "../../engine/rules.ts";

const modes = ["racks", "rounds"] as const;
const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;

export const choices = {
  mode: { of: modes },
  /** Null: as many as `usualRounds` says. */
  rounds: { of: [null, ...counts] },
} as const;
export type LoopsOptions = Chosen<typeof choices>;

export const refusals = ["rounds", "series", "sides", "ranked"] as const;

/** Without racks, by number of seats: tiles drawn for a turn, and rounds if nothing is agreed. */
const tables = [
  { seats: 2, draw: 4, rounds: 13 },
  { seats: 3, draw: 3, rounds: 9 },
  { seats: 4, draw: 2, rounds: 7 },
] as const;

/** The row of that table. */
export function tableFor(seats: number): { readonly draw: number; readonly rounds: number } {
  return tables.find((row) => row.seats === seats) ?? tables[0];
}

export function check(options: LoopsOptions, frame: Frame): (typeof refusals)[number] | null {
  if (options.rounds !== null && options.mode !== "rounds") return "rounds";
  if (frame.series !== "single" && frame.series !== "sum-of-2") return "series";
  if (frame.sides.some((side, seat) => side !== seat)) return "sides";
  return frame.ranked && frame.seats !== 2 ? "ranked" : null;
}
