/** Act → facts, or why not. Pure: the caller brings the clock and keeps the row. */
import { boundTo, isMakers, isRepeat, maySend, type Act, type Sender } from "./acts.ts";
import type { Fact, Head, Row } from "./facts.ts";
import { add, type Entry, type Table } from "./entry.ts";
import { enter } from "./fold.ts";
import type { Match } from "./match.ts";
import type { Plans } from "./plans.ts";
import { lapsed } from "./offers.ts";
import { choose } from "./options.ts";
import { commitment, seedOf } from "./seeds.ts";
import type { AnyRules, Seat } from "./rules.ts";
import { drawnStarter, settled } from "./settle.ts";
import { returned } from "./absence.ts";
import type { Counted, Refusal } from "./outcome.ts";
import { verbs } from "./verbs.ts";

export type Decision = Entry | { readonly same: true } | Counted | Refusal;

/**
 * Decides an act. `since`: the rows that the sender had not seen; `now`: ms since 1970.
 * The order of the checks is fixed: who, repeated, still about the same, allowed.
 */
export function decide(
  match: Match,
  sent: Act,
  sender: Sender,
  since: readonly Row[],
  now: number,
  table: Table,
  plans?: Plans,
): Decision {
  const { seat } = sender;
  const act = inOneForm(sent, table);
  if (!maySend(act, sender)) return { no: "not-your-seat" };
  if (since.some((row) => isRepeat(row, act, seat))) return { same: true };
  if (sender.n > match.n || sender.n < boundTo(match, act)) return { no: "stale" };
  // The maker acts for the match: a seat that is not theirs is no sign of who did it.
  const by = isMakers(act) && seat !== null && !sender.held.includes(seat) ? null : seat;
  const row = { n: match.n + 1, at: Math.max(now, match.at), seat: by, what: act.act };
  const late = lapsed(match, now).map((offer): Fact => ({ is: "lapse", to: offer.row }));
  // From here on the match is the one of this row, whether or not something has lapsed before.
  let entry: Entry = { row, facts: [], match: { ...match, n: row.n, at: row.at } };
  if (late.length > 0) entry = add(entry, late, table);
  if (sender.n < boundTo(entry.match, act)) return { no: "stale" };
  const here = comesBack(entry.match, act, sender);
  const facts = verbs[act.act](entry.match, act as never, sender as never, table);
  if ("no" in facts || "counted" in facts) return facts;
  if (here.length > 0) entry = add(entry, here, table);
  return settled(add(entry, facts, table), match, table, plans);
}

/** What it tells of a seat that whoever holds it does something. */
function comesBack(match: Match, act: Act, { seat, held }: Sender): readonly Fact[] {
  // Acts of the maker's may name any seat; whoever sits down was not away.
  if (act.act === "sit" || seat === null || !held.includes(seat)) return [];
  return returned(match, seat, act.act === "answer" ? act.to : null);
}

/** The first row: the match itself, who sits already, its first game. */
export function make(
  kind: string,
  head: Head,
  sits: readonly Seat[],
  now: number,
  table: Table,
): Entry {
  const row = { n: 1, at: now, seat: null, what: "make" };
  const facts: Fact[] = [
    { is: "kind", kind, head },
    ...sits.map((seat): Fact => ({ is: "sit", seat })),
    {
      is: "game",
      game: 0,
      start: drawnStarter(head, 0, table.secret),
      commit: commitment(seedOf(table.secret, "game", 0)),
    },
  ];
  return settled({ row, facts, match: enter(null, row, facts, table) }, null, table);
}

/** Moves and options may be written in several ways; the log, and what is compared, knows one. */
function inOneForm(act: Act, { rules }: Table): Act {
  if (act.act === "ask" && act.want.for === "rules") {
    const options = choose(rules.choices, act.want.options) ?? act.want.options;
    return { ...act, want: { for: "rules", options } };
  }
  if (act.act !== "move") return act;
  return { ...act, moves: act.moves.map(plainOf(rules)) };
}

/** A move's text in its one form; what is no move stays as it is. */
export function plainOf(rules: AnyRules): (text: string) => string {
  return (text) => {
    const move = rules.read(text);
    return move === null ? text : rules.write(move);
  };
}
