/** Who has a page open and since when the others have none, as the pages themselves know it. */
import type { AnyRules, Seat } from "../../engine/rules.ts";
import type { Told } from "./history.ts";
import { day, isQuick, lateFrom, minute, timeFor, waitedFor } from "./timely.ts";

export interface Absence {
  /** Seats with a page open. */
  readonly here: readonly Seat[];
  /** By seat: when its last page went; 0: there was none since the seat was taken. */
  readonly gone: readonly number[];
  /**
   * By seat: since when the object can know that nobody is there; null: it cannot; infinite:
   * they act without a page, so it never will.
   */
  readonly known: readonly (number | null)[];
}

interface Looked {
  readonly clock: number;
  readonly notices: boolean;
  readonly acted: readonly Seat[];
}

export const nobody: Absence = { here: [], gone: [], known: [] };

/** `notices`: the object has just looked who is there; `acted`: for these seats an act came in. */
export function seenComing(
  { gone, known, here: before }: Absence,
  here: readonly Seat[],
  told: Told,
  { clock, notices, acted }: Looked,
): Absence {
  const now = Math.max(clock, told.at);
  const seats = told.seats.map((_, seat) => seat);
  return {
    here,
    gone: seats.map((seat) => (before.includes(seat) ? now : (gone[seat] ?? 0))),
    known: seats.map((seat) => {
      const sits = told.seats[seat];
      if (here.includes(seat) || !told.standIn || !sits?.taken || sits.who !== "person")
        return null;
      if (acted.includes(seat)) return Infinity;
      return known[seat] ?? (notices ? now : null);
    }),
  };
}

/** May the CPU begin to stand in for this seat now? */
export function mayStandIn(
  told: Told,
  seat: Seat,
  { here, gone, known }: Absence,
  now: number,
): boolean {
  if (told.missed !== null || !somebodyWaits(told, seat, here)) return false;
  if (known[seat] === Infinity) return false;
  // A clock that is put back while somebody goes has them away for longer.
  const since = Math.min(gone[seat] ?? 0, known[seat] ?? Infinity);
  return now >= Math.max(since, isQuick(told) ? 0 : told.boardAt) + minute;
}

/** Is there anybody who plays by hand, while this seat's person is not there? */
function somebodyWaits({ seats }: Told, seat: Seat, here: readonly Seat[]): boolean {
  return !here.includes(seat) && here.some((one) => !seats[one]?.standIn);
}

/** When it must, as far as the object knows. */
export function standInAt(told: Told, { here, known }: Absence, rules: AnyRules): number {
  const seat = told.standIn && told.missed === null ? waitedFor(told, rules) : null;
  const since = seat === null ? null : (known[seat] ?? null);
  if (seat === null || since === null || !somebodyWaits(told, seat, here)) return Infinity;
  return Math.max(since, isQuick(told) ? 0 : told.boardAt) + minute;
}

/** When time alone has something to enter. */
export function timeEnters(told: Told, absence: Absence, rules: AnyRules): number {
  const resets = told.asked.filter(({ what }) => what === "reset").map(({ at }) => at + day);
  return Math.min(lateFrom(told), standInAt(told, absence, rules), ...resets);
}

/** What becomes of it if nothing happens any more, and when. */
export function endOf(
  told: Told,
  extended: number,
): { readonly is: "deleted" | "bare"; readonly at: number; readonly told: number } {
  const board = told.boards.at(-1);
  // Between games of a series there is no rest: over is all over.
  if (board?.end) return { is: "bare", at: told.boardAt + 365 * day, told: Infinity };
  const since = Math.max(told.doneAt, extended);
  const twice = Number.isFinite(timeFor(told)) ? 2 * timeFor(told) : 0;
  const [life, warned] = told.complete ? [180 * day, 30 * day] : [Math.max(14 * day, twice), day];
  return { is: "deleted", at: since + life, told: since + life - warned };
}
