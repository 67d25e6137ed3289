/** What a match must answer to an act, and what may not come of it (reliability §4; design §6). */
import type { Row } from "../../engine/facts.ts";
import { choose } from "../../engine/options.ts";
import type { AnyRules, Seat } from "../../engine/rules.ts";
import type { Answer } from "./object.ts";
import { isSettled, type Beside } from "./beside.ts";
import { heldBy, isMaker, mutedIn, type Ledger } from "./ledger.ts";
import { boardOf, type Told } from "./history.ts";
import { isGranted, isMissed, movesOf, objectRow, openRequest } from "./meant.ts";
import type { ActStep, Device, Fields } from "./steps.ts";

/** An act as it came in, and the match as it was when it was decided. */
export interface Case {
  readonly step: ActStep;
  readonly fields: Fields;
  /** How many rows its sender had seen. */
  readonly n: number;
  readonly by: Device;
  readonly before: Told;
  /** All rows before it. */
  readonly rows: readonly Row[];
  readonly ledger: Ledger;
  /** Has a copy of it been done already? */
  readonly done: boolean;
  readonly beside: Beside;
  readonly now: number;
  readonly rules: AnyRules;
}

/** What came of it, in one word. */
export type Outcome = "done" | "same" | "stale" | "refused" | "not-your-seat";
/** How it is wrong, or what it shows: a crossing that was granted, a refusal that was due … */
export type Verdict = { readonly broken: string } | { readonly shows: readonly string[] };

export function outcomeOf(answer: Answer): Outcome | null {
  if ("done" in answer) return answer.done === 201 ? "done" : "same";
  const { problem } = answer;
  if (problem === "seat-taken") return "refused";
  return problem === "stale" || problem === "refused" || problem === "not-your-seat"
    ? problem
    : null;
}

export function seatOf({ fields, ledger, by }: Case): Seat | null {
  const { seat } = fields;
  return typeof seat === "number" ? seat : (heldBy(ledger, by)[0] ?? null);
}

/** Judges the answer to any act but `sit` and `name`, which write what is not in the log. */
export function judge(one: Case, answer: Answer, wrote: Row | undefined): Verdict {
  const { fields, n, before, now, rules, ledger, by } = one;
  const outcome = outcomeOf(answer);
  const seat = seatOf(one);
  const held = heldBy(ledger, by);
  const broken = (text: string): Verdict => ({ broken: text });
  if (outcome === null) return broken(`answered ${JSON.stringify(answer)}`);
  if ((outcome === "done") !== (wrote !== undefined)) return broken("I1: done, but not on disk");
  const may = mayAsk(fields, seat, held, isMaker(ledger, by));
  if (!may) {
    return outcome === "not-your-seat"
      ? { shows: ["not their seat"] }
      : broken(`seat not theirs, but ${outcome}`);
  }
  if (outcome === "not-your-seat") return broken("their own seat is refused to them");
  const isIn = one.rows.some((row) => row.n > n && isSame(row, fields, seat, rules));
  const object = objectRow(before, fields, now);
  const who = { seat: seat ?? -1, held, muted: mutedIn(ledger) };
  const granted = isGranted(before, fields, who, now, rules);
  // Others have still to choose: it is taken down, and no row is written but of who is back.
  const counts = n >= object && n <= before.n && granted && isCounted(one, who.seat);
  if (counts && !isIn) {
    const due = isMissed(before, who.seat) ? "done" : "same";
    if (outcome !== due) return broken(`a choice that others have still to make: ${outcome}`);
    return { shows: ["a choice is counted"] };
  }
  if (outcome === "same") {
    return isIn ? { shows: ["already in"] } : broken("I1: said to be in, but not in the log");
  }
  if (isIn || one.done) {
    return broken(outcome === "done" ? "I3: done twice" : `already in, but ${outcome}`);
  }
  if (n < object || n > before.n) {
    if (outcome !== "stale") return broken(`its object has changed, but ${outcome}`);
    return { shows: [`stale ${fields.act}`, ...crossings(one, seat)] };
  }
  if (granted && outcome !== "done") return broken(`still meant, but ${outcome}`);
  if (!granted && outcome === "done") return broken("may not be done, but was");
  if (!granted) return { shows: [`refused ${fields.act}`] };
  if (wrote && !isSame(wrote, fields, seat, rules)) return broken("something else was done");
  return { shows: [n < before.n ? `crossed, still meant: ${fields.act}` : `done ${fields.act}`] };
}

function isCounted({ fields, before, beside }: Case, seat: Seat): boolean {
  const { act, take } = fields;
  return act === "claim" && !isSettled(before, beside, seat, String(take));
}

/** The maker acts for the match, whatever seat they say. */
const makers: readonly string[] = ["fill", "stand-in"];

function mayAsk(
  { act }: Fields,
  seat: Seat | null,
  held: readonly Seat[],
  maker: boolean,
): boolean {
  return makers.includes(act) ? maker : seat !== null && held.includes(seat);
}

/** Crossings the issue asks for by name. */
function crossings({ fields, n, before, rows, now }: Case, seat: Seat | null): readonly string[] {
  const first = boardOf(before).row;
  const shows: string[] = [];
  if (fields.act === "resign" && first > n && rows[first - 1]?.text.includes("move ") === true) {
    shows.push("a resign crossed the last line of a series game");
  }
  if (fields.act === "answer" && rows.some((row) => row.n === fields["to"] && row.seat !== seat)) {
    const { to } = fields;
    const late = before.asked.some(({ row }) => row === to) && !openRequest(before, to, now);
    shows.push(`an answer to a ${late ? "request that time has ended" : "request that is past"}`);
  }
  return shows;
}

/** Is this row that act by that seat? Read from its text. */
export function isSame(row: Row, fields: Fields, seat: Seat | null, rules: AnyRules): boolean {
  if (row.what !== fields.act) return false;
  if (row.seat !== seat && !makers.includes(fields.act)) return false;
  const lines = row.text.split("\n");
  const has = (start: string): boolean =>
    lines.some((line) => line === start || line.startsWith(`${start} `));
  switch (fields.act) {
    case "move": {
      const own = lines.flatMap((line) => /^move \d+ (\S+)$/.exec(line)?.[1] ?? []);
      const texts = movesOf(fields).map((text) => {
        const move = rules.read(text);
        return (move === null ? text : rules.write(move)).replaceAll(" ", "_");
      });
      return own.join() === texts.join();
    }
    case "ask":
      if (fields["for"] === "rules") return has(`ask ${seat} rules ${inOneForm(fields, rules)}`);
      if (fields["for"] === "undo") return has(`ask ${seat} undo ${fields["line"] as number}`);
      // Alone in a side it is done at once.
      return has(`ask ${seat} resign`) || has("end resign") || has(`left ${seat}`);
    case "answer":
      return has(`answer ${fields["to"] as number} ${fields["yes"] === true ? "yes" : "no"}`);
    case "withdraw":
      return has(`lapse ${fields["to"] as number}`);
    case "reset-seat":
      return has(`ask ${seat} reset ${fields["of"] as number}`);
    case "claim":
      return fields["take"] === takenIn(row.text);
    case "stand-in":
      return has(`standin all ${fields["on"] === true ? "on" : "off"}`);
    case "fill":
      return has(`sit ${fields["of"] as number}`);
    default:
      return true;
  }
}

/** Play for them, wait once more, or win: what a row shows of a choice. */
function takenIn(text: string): string {
  if (/^move \d+ \S+ time$/m.test(text)) return "cpu";
  return /^(?:end time|left )/m.test(text) ? "win" : "wait";
}

/** Options filled in and in their order, as a log has them. */
function inOneForm(fields: Fields, { choices }: AnyRules): string {
  return JSON.stringify(choose(choices, fields["options"]) ?? fields["options"]);
}
