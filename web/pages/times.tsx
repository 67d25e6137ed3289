/** Deadlines and absence on a match page: they come with the first of either. */
import { lengthOf } from "../../engine/pace.ts";
import type { Seat } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import type { PaceWords } from "../pace/words.ts";
import type { TimesWords } from "../times/words.ts";
import { Asked } from "./absence.tsx";
import { Due } from "./due.tsx";
import type { Drawn, Times } from "./late.ts";
import { isMe, nameAt, type Loaded, type MatchProps, type NameWords } from "./model.ts";
import { signsOf } from "./unhanded.tsx";

/** What it takes besides a match page. */
export type Own = TimesWords & PaceWords & { readonly drawn: Drawn };
export type Timed = MatchProps & { readonly own: Own };

/** Who of these seats decides, in „du“ (null), by name, or several of them (undefined). */
export function oneOf(
  seen: Seen,
  [seat, second]: readonly Seat[],
  words: NameWords,
): string | null | undefined {
  if (seat === undefined || second !== undefined) return undefined;
  return isMe(seen, seat) ? null : nameAt(seen, seat, words);
}

export function timesOf(own: Own): Times {
  return {
    due: (props) => <Due {...props} own={own} />,
    asked: (props) => <Asked {...props} own={own} />,
    note: ({ seats, sides }, side) =>
      seats.some(({ standIn }, i) => standIn && sides[i] === side) && own.times.standIn.note,
    beside: signsOf,
    pace: (seen, game) => paceOf(seen, game, own),
    terms: (seen) => termsOf(seen, own),
    why: own.times.why,
  };
}

function paceOf({ pace }: Seen, { words }: Loaded, { pace: own }: Own): readonly string[] {
  return pace === "none" ? [] : [own.names[pace](words.decision ?? own.one)];
}

/** What whoever is invited must know of time before they sit down. */
export function termsOf({ pace, late, standIn, sides }: Seen, { pace: own }: Own): string {
  const what = late === "choose" && new Set(sides).size > 2 ? "several" : late;
  const terms = [lengthOf(pace) !== null && own.terms[what], standIn && own.terms.standIn];
  return terms.filter(Boolean).join(" ");
}
