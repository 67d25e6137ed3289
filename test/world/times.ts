/** What anybody is shown of time: deadlines, who plays for whom, what only they may know of it. */
import type { AnyRules, Seat } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import { endOf } from "./absent.ts";
import { standOf } from "./ahead.ts";
import { chosen, choosersIn, nudgeable, type Beside } from "./beside.ts";
import { peopleOf, type Told } from "./history.ts";

/** How this is wrong, or null. */
export function wrongTimes(seen: Seen, told: Told, beside: Beside, rules: AnyRules): string | null {
  const board = told.boards[seen.game - 1];
  const newest = seen.game === told.boards.length && seen.ply === board?.lines.length;
  const shown = JSON.stringify([shownOpenly(seen), shownTo(seen)]);
  const due = JSON.stringify([
    { ...dueOpenly(seen, told, newest), ...(newest && dueNow(told, beside)) },
    newest && seen.seat !== null ? dueTo(seen, seen.seat, told, beside, rules) : {},
  ]);
  return shown === due ? null : `I6: times ${shown}, should be ${due}`;
}

function shownOpenly({ standIn, notes, deadline, claim, offers }: Seen) {
  const until = offers.map((one) => [one.row, one.of ?? null, one.until, one.waits]);
  return { standIn, notes, deadline, claim, offers: until };
}

function shownTo({ nudge, nudged, plan, fate }: Seen) {
  return { nudge, nudged, plan, fate };
}

function dueOpenly(seen: Seen, told: Told, newest: boolean) {
  const notes = told.remarks
    .filter(({ board, after }) => board === seen.game - 1 && after <= seen.ply)
    .map(({ after, what, seat }) => ({ after, what, seat }));
  const nothing = { deadline: null, claim: null, offers: [] };
  return { standIn: told.standIn, notes, ...(!newest && nothing) };
}

/** A request to give a seat out stands for a day, a wish to play again for two weeks. */
const lives: Readonly<Record<string, number>> = { reset: 86_400_000, rematch: 14 * 86_400_000 };

function dueNow(told: Told, beside: Beside) {
  const { due, missed, asked, head } = told;
  const given = chosen(told, beside);
  const waits = choosersIn(told).filter((seat) => given[seat] === undefined);
  const side = (seat: Seat): number | undefined => head.sides[seat];
  const may = (one: (typeof asked)[number]): readonly Seat[] => {
    return peopleOf(told).filter((seat) => {
      if (seat === one.seat || one.yes.includes(seat)) return false;
      if (one.what === "resign") return side(seat) === side(one.seat);
      return one.what !== "undo" || side(seat) !== side(one.seat);
    });
  };
  const until = asked.map((one) => {
    const life = lives[one.what];
    const of = one.what === "reset" ? one.line : null;
    return [one.row, of, life === undefined ? null : one.at + life, may(one)];
  });
  return { deadline: due, claim: missed && { of: missed.seat, waits, given }, offers: until };
}

function dueTo(seen: Seen, seat: Seat, told: Told, beside: Beside, rules: AnyRules) {
  const nudge = nudgeable(told, beside, seen.held, rules);
  const nudged = beside.nudges.get(seat);
  const ahead = beside.aheads.get(seat);
  const plan = ahead && standOf(seat, ahead)?.then;
  const end = endOf(told, beside.extended);
  return {
    ...(nudge && { nudge: nudge.from }),
    ...(nudged && nudged.at >= told.boardAt && { nudged: nudged.by }),
    ...(plan && plan.length > 0 && { plan }),
    ...(end.is === "deleted" && { fate: { at: end.at, told: end.told } }),
  };
}
