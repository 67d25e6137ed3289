/** What time alone decides: a missed deadline, somebody who is away, a seat nobody came back to. */
import { absentee, standInFrom, type Presence } from "./absence.ts";
import { choosers, tally, type Take, type Votes } from "./claims.ts";
import { add, type Entry, type Table } from "./entry.ts";
import type { Fact } from "./facts.ts";
import { lostOnTime } from "./losing.ts";
import { currentGame, position, type Match } from "./match.ts";
import { lapsesAt } from "./offers.ts";
import { claimsUntil, clockOf, dueAfterOutage, dueFrom, isPerDecision, lapseOf } from "./pace.ts";
import type { Plans } from "./plans.ts";
import { randomFrom, type Random } from "./random.ts";
import type { Seat } from "./rules.ts";
import { seedOf } from "./seeds.ts";
import { cpuMove, settled } from "./settle.ts";

/** What stands outside the log and still counts when time is up. */
export interface Beside {
  readonly presence: Presence;
  readonly plans: Plans;
  /** What the others have chosen so far to come of a missed deadline. */
  readonly votes: Votes;
  /** By seat: how often its key has been made anew. */
  readonly generations: readonly number[];
}

/** The row that time writes by itself now, or null; asked again after it, until there is none. */
export function overdue(match: Match, now: number, table: Table, beside: Beside): Entry | null {
  const at = Math.max(now, match.at);
  const row = { n: match.n + 1, at, seat: null, what: "time" };
  const entry: Entry = { row, facts: [], match: { ...match, n: row.n, at } };
  const facts = byTime(entry.match, now, table, beside);
  if (facts.length === 0) return null;
  return settled(add(entry, facts, table), match, table, beside.plans);
}

/** When there will be something to enter, as far as can be known now (ms since 1970). */
export function nextTime(match: Match, { presence, votes }: Beside, { rules }: Table): number {
  const resets = match.offers.filter(({ want }) => want.for === "reset");
  // Where somebody leaves, those who stay may have agreed by that.
  if (match.missed !== null && tally(match, votes) !== null) return match.at;
  return Math.min(
    lapseOf(match),
    standInFrom(match, presence, rules) ?? Infinity,
    ...resets.map((offer) => lapsesAt(offer) ?? Infinity),
  );
}

function byTime(match: Match, now: number, table: Table, beside: Beside): readonly Fact[] {
  const seats = givenOut(match, now, beside.generations);
  if (seats.length > 0) return seats;
  const agreed = match.missed === null ? null : tally(match, beside.votes);
  if (agreed !== null) return takenOnTime(match, agreed, table);
  if (now >= lapseOf(match)) return missed(match, now, table);
  const from = standInFrom(match, beside.presence, table.rules);
  const seat = absentee(match, beside.presence, table.rules);
  return seat !== null && now >= (from ?? Infinity) ? [{ is: "standin", seat, on: true }] : [];
}

/** Seats that nobody has objected to giving out anew. */
function givenOut(match: Match, now: number, generations: readonly number[]): readonly Fact[] {
  return match.offers.flatMap((offer): readonly Fact[] => {
    const { want } = offer;
    if (want.for !== "reset" || now < (lapsesAt(offer) ?? Infinity)) return [];
    const generation = (generations[want.of] ?? 0) + 1;
    return [
      { is: "lapse", to: offer.row },
      { is: "key", seat: want.of, generation },
    ];
  });
}

function missed(match: Match, now: number, table: Table): readonly Fact[] {
  const due = dueAfterOutage(match, now);
  if (due !== null) return [{ is: "due", at: due }];
  if (match.missed !== null) return takenOnTime(match, "cpu", table);
  const seat = clockOf(match, table.rules);
  if (seat === null) return [{ is: "due", at: null }];
  const fact: Fact = { is: "missed", seat };
  if (match.head.late === "lose") return [fact, ...lostOnTime(match, seat)];
  const others = choosers({ ...match, missed: seat });
  if (match.head.late === "choose" && others.length > 0) {
    return [fact, { is: "due", at: claimsUntil(match.at) }];
  }
  return [fact, ...playedFor(match, seat, table)];
}

/** What the others have chosen to come of a missed deadline. */
export function takenOnTime(match: Match, take: Take, table: Table): readonly Fact[] {
  const seat = match.missed;
  if (seat === null) return [];
  if (take === "win") return lostOnTime(match, seat);
  if (take === "cpu") return playedFor(match, seat, table);
  return [{ is: "due", at: dueFrom(match.at, match.head.pace) }];
}

/** One decision, or where days count the whole turn, as the CPU plays it (rules.md D-27). */
function playedFor(match: Match, seat: Seat, table: Table): readonly Fact[] {
  const { rules } = table;
  const dice: Random = randomFrom(seedOf(table.secret, "cpu", match.n));
  const undos = match.offers.filter(({ want }) => want.for === "undo");
  const facts: Fact[] = undos.map(({ row }) => ({ is: "lapse", to: row }));
  let state = position(currentGame(match));
  do {
    const text = cpuMove(state, seat, null, table, dice);
    facts.push({ is: "move", seat, text, mark: "time" });
    const step = rules.apply(state, rules.read(text));
    if (!("state" in step)) throw new Error(`the CPU plays ${text}: ${step.why}`);
    state = step.state;
  } while (!isPerDecision(match.head.pace) && rules.turn(state) === seat && !rules.forced(state));
  return facts;
}
