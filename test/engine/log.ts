/** A match of the toy, decided act by act as the object does it; every row is folded again. */
import { expect } from "vitest";
import type { Act, Sender } from "../../engine/acts.ts";
import { decide, make, type Decision } from "../../engine/decide.ts";
import type { AnyCpu, Entry, Table } from "../../engine/entry.ts";
import { writeFacts, type Head, type Row } from "../../engine/facts.ts";
import { fold } from "../../engine/fold.ts";
import { overdue, type Beside } from "../../engine/late.ts";
import { currentGame, position, type Match } from "../../engine/match.ts";
import { noPlans, type Plans } from "../../engine/plans.ts";
import { anyRules } from "../../engine/rules.ts";
import { usual } from "../setups.ts";
import { cpu } from "../toy/cpu.ts";
import { rules } from "../toy/rules.ts";

/** With this secret games are of all sorts; another one is drawn from a number. */
export const secret = "ab".repeat(32);
export const table: Table = { rules: anyRules(rules), secret, cpu: cpu as unknown as AnyCpu };
export const day = 86_400_000;

export interface Log {
  readonly rows: readonly Row[];
  readonly match: Match;
  readonly table: Table;
  /** What is decided ahead, if anything is. */
  readonly plans?: Plans;
}

/** How an act is sent, where it is not as usual: all seen, by that seat alone, a second later. */
export interface Sent extends Partial<Sender> {
  readonly now?: number;
}

export function headOf(change: Partial<Head> = {}): Head {
  const seats = change.sides?.length ?? 3;
  return {
    options: usual(rules.choices),
    seats: Array.from({ length: seats }, () => "person"),
    sides: [0, 1, 2],
    series: "single",
    starter: 0,
    alternate: true,
    pace: "none",
    late: "choose",
    standIn: false,
    undo: "ask",
    open: false,
    ranked: false,
    hideNames: false,
    ...change,
  };
}

/** A match that has just been made; everybody sits, unless told otherwise. */
export function begun(change: Partial<Head> = {}, sits?: readonly number[], own = table): Log {
  const head = headOf(change);
  const people = head.seats.flatMap((who, seat) => (who === "person" ? [seat] : []));
  return entered(
    { rows: [], match: null, table: own },
    make("toy", head, sits ?? people, 1000, own),
  );
}

/** Two sides, one person each. */
export function duel(change: Partial<Head> = {}, own = table): Log {
  return begun({ sides: [0, 1], ...change }, undefined, own);
}

export function decided(log: Log, act: Act, seat: number | null, sent: Sent = {}): Decision {
  const { now = log.match.at + 1000, ...change } = sent;
  const held = seat === null ? [] : [seat];
  const sender = { n: log.match.n, seat, held, maker: seat === 0, ...change };
  const since = log.rows.filter((row) => row.n > sender.n);
  return decide(log.match, act, sender, since, now, log.table, log.plans);
}

/** The log with the row that this act brings; a refusal fails the test. */
export function after(log: Log, act: Act, seat: number | null, sent: Sent = {}): Log {
  const decision = decided(log, act, seat, sent);
  if (!("match" in decision)) throw new Error(`${act.act}: ${JSON.stringify(decision)}`);
  return entered(log, decision);
}

/** What stands beside the log: usually nobody's page is open, and nobody has planned anything. */
export function besides(change: Partial<Beside["presence"]> = {}): Beside {
  const presence = { here: [], away: [], ...change };
  return { presence, plans: noPlans, votes: new Map(), generations: [] };
}

/** The match once time has had its say: with every row it writes by then. */
export function waited(log: Log, now: number, beside = besides()): Log {
  let late = log;
  for (;;) {
    const entry = overdue(late.match, now, late.table, beside);
    if (!entry) return late;
    late = entered(late, entry);
  }
}

/** What was written, read again from text alone, is the match that was decided. */
export function entered(
  log: { readonly rows: readonly Row[]; readonly match: Match | null; readonly table: Table },
  { row, facts, match, plans }: Entry,
): Log {
  expect(row.n).toBe((log.match?.n ?? 0) + 1);
  const rows = [...log.rows, { ...row, text: writeFacts(facts) }];
  expect(fold(rows, log.table)).toEqual(match);
  return { ...log, rows, match, ...(plans && { plans }) };
}

/** Whoever is on turn makes the first legal move, so many times or to the end of the game. */
export function played(log: Log, times = Infinity): Log {
  let now = log;
  const nth = log.match.games.length;
  for (let i = 0; i < times; i++) {
    if (now.match.games.length > nth || currentGame(now.match).end) break;
    now = after(now, moveOf(now), turnOf(now));
  }
  return now;
}

export function turnOf({ match, table: { rules: own } }: Log): number {
  const seat = own.turn(position(currentGame(match)));
  if (seat === null) throw new Error("nobody is on turn");
  return seat;
}

/** Everything that may be played now, as it is sent. */
export function legal({ match, table: { rules: own } }: Log): readonly string[] {
  return [...own.moves(position(currentGame(match)))].map(own.write);
}

export function moveOf(log: Log): Act & { readonly act: "move" } {
  return { act: "move", moves: [legal(log)[0] ?? "none"] };
}

/** The text of the last row. */
export function last({ rows }: Log): string {
  return rows.at(-1)?.text ?? "";
}

export const refused = (why: string): Decision => ({ no: "refused", why });
export const stale: Decision = { no: "stale" };
export const same: Decision = { same: true };
