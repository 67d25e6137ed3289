/** What others may do while somebody is late, away or gone for good, and what it leaves alone. */
import { describe, expect, test } from "vitest";
import type { Votes } from "../../engine/claims.ts";
import { decide } from "../../engine/decide.ts";
import { writeFacts } from "../../engine/facts.ts";
import { fold } from "../../engine/fold.ts";
import { nextTime, overdue } from "../../engine/late.ts";
import { noPlans } from "../../engine/plans.ts";
import { votesOf } from "../../engine/times.ts";
import { cards, nameOf } from "../toy/cards.ts";
import { after, begun, besides, day, duel, last, moveOf, waited, type Log } from "./log.ts";

/** The log with the row that time writes then; seat 1 has been here for ever, the others never. */
function passed(log: Log, now: number, votes: Votes = new Map()): Log {
  const presence = { here: [false, true, false], away: [0, null, null] };
  const beside = { presence, plans: noPlans, votes, generations: [1, 1, 1] };
  const entry = overdue(log.match, now, log.table, beside);
  if (!entry) throw new Error("there is nothing that time would enter");
  const { row, facts, match } = entry;
  const rows = [...log.rows, { ...row, text: writeFacts(facts) }];
  expect(fold(rows, log.table)).toEqual(match);
  return { ...log, rows, match };
}

const chosen = { pace: "1d", late: "choose" } as const;

describe("a deadline of days", () => {
  test("is the same after another seat has left", () => {
    const log = after(begun({ pace: "1d" }), moveOf(begun({ pace: "1d" })), 0);
    const left = after(log, { act: "leave" }, 2, { now: log.match.at + 20 * 3_600_000 });
    expect([last(left), left.match.due]).toEqual(["left 2", log.match.due]);
  });
  test("begins anew with the turn of whoever is next", () => {
    const log = after(begun({ pace: "1d" }), moveOf(begun({ pace: "1d" })), 0);
    const left = after(log, { act: "leave" }, 1, { now: log.match.at + 5000 });
    expect(left.match.due).toBe(log.match.at + 5000 + day);
  });
});

/** A seat is filled with the CPU, which moves, is answered as planned, and moves again. */
function answeredAtOnce(): Log {
  const log = begun({ sides: [0, 1], starter: 1, pace: "1d" }, [0]);
  const act = { act: "fill", of: 1, cpu: "cpu:1" } as const;
  const sender = { n: log.match.n, seat: 0, held: [0], maker: true };
  for (const card of cards) {
    const tree = [{ if: null, play: [nameOf(card)], then: [] }];
    const plans = new Map([[0, { next: [], tree }]]);
    const decision = decide(log.match, act, sender, [], 5000, log.table, plans);
    if (!("facts" in decision)) continue;
    const { row, facts, match } = decision;
    const text = writeFacts(facts);
    if (/^move 0 \w+ plan\nmove 1 /m.test(text)) {
      return { ...log, rows: [...log.rows, { ...row, text }], match };
    }
  }
  throw new Error("no card is played as planned");
}

test("a turn that is taken back begins anew, though all of it was in one row", () => {
  const log = answeredAtOnce();
  const line = log.match.games[0]?.moves.find(({ seat }) => seat === 0)?.row ?? 0;
  const want = { for: "undo", line } as const;
  const back = after(log, { act: "ask", want }, 0, { now: 9000 });
  expect(last(back)).toContain("\nundo 1\n");
  expect(back.match.due).toBe(9000 + day);
});

test("seconds do not begin anew by somebody else leaving", () => {
  const log = begun({ pace: "30s" });
  const left = after(log, { act: "leave" }, 2, { now: log.match.at + 20_000 });
  expect([last(left), left.match.due]).toEqual(["left 2", log.match.due]);
});

test("who loses a game on time loses the sum, whatever the boards say", () => {
  const log = duel({ series: "sum-of-3", pace: "1d", late: "lose" });
  const late = waited(log, log.match.due ?? 0);
  expect(last(late)).toBe("missed 0\nend time 1\nseries 1\ndue none");
});

test("a seat is given out anew though somebody acts in the same millisecond", () => {
  const asked = after(begun(), { act: "reset-seat", of: 2 }, 1);
  const now = asked.match.at + day;
  const moved = after(asked, moveOf(asked), 0, { now });
  expect(last(moved)).not.toContain("lapse");
  expect(last(passed(moved, now))).toMatch(/^lapse \d+\nkey 2 2/);
});

describe("a missed deadline", () => {
  const begins = begun(chosen);
  const late = passed(begins, begins.match.due ?? 0);

  test("stays missed though a third seat leaves: the others still choose", () => {
    const left = after(late, { act: "leave" }, 2);
    expect([left.match.missed, left.match.due]).toEqual([0, late.match.due]);
  });
  test("is nobody's once the seat is given out anew, and theirs who choose if another is", () => {
    const asked = after(late, { act: "reset-seat", of: 0 }, 1);
    const free = passed(asked, asked.match.at + day);
    expect(last(free)).toMatch(/key 0 2\ndue none$/);
    expect(free.match.missed).toBeNull();
    const other = after(late, { act: "reset-seat", of: 2 }, 1);
    expect(passed(other, other.match.at + day).match).toMatchObject({
      missed: 0,
      due: late.match.due,
    });
  });
  test("is chosen about once: what somebody said about an earlier one is past", () => {
    const people = [1, 2].reduce<readonly object[]>(
      (all) => [...all, { vote: { row: late.match.missedRow, take: "wait" } }],
      [{}],
    ) as never;
    expect([...votesOf(late.match, people)]).toEqual([
      [1, "wait"],
      [2, "wait"],
    ]);
    const votes = votesOf(late.match, people);
    const waits = after(late, { act: "claim", take: "wait" }, 1, { votes });
    const again = passed(waits, waits.match.due ?? 0);
    expect(again.match.missed).toBe(0);
    expect(again.match.boardRow).toBe(late.match.boardRow);
    expect([...votesOf(again.match, people)]).toEqual([]);
  });
  test("is settled by those who stay once somebody leaves who had not yet chosen", () => {
    const votes: Votes = new Map([[1, "win"]]);
    expect(nextTime(late.match, { ...besides(), votes }, late.table)).toBe(late.match.due);
    const left = after(late, { act: "leave" }, 2, { now: late.match.at + 5000 });
    expect(nextTime(left.match, { ...besides(), votes }, left.table)).toBe(left.match.at);
    const won = passed(left, left.match.at, votes);
    expect(last(won)).toMatch(/^left 0\nend time 1\n/);
  });
  test("where nobody is there to choose is the CPU's at once", () => {
    const alone = duel({ ...chosen, seats: ["person", "cpu:1"] });
    const played = waited(alone, alone.match.due ?? 0);
    expect(last(played)).toMatch(/^missed 0\nmove 0 \S+ time\n/);
  });
  test("moves by an outage that nobody could choose in, as any deadline does", () => {
    const now = (late.match.due ?? 0) + 10 * 3_600_000;
    const moved = passed(late, now);
    expect([last(moved), moved.match.missed]).toEqual([`due ${now + day / 2}`, 0]);
  });
  test("gives whoever plays after all the time of a turn, not what was left to choose", () => {
    const [now, text] = [late.match.at + 1000, moveOf(late)];
    expect(after(late, text, 0, { now }).match.due).toBe(now + day);
  });
});

test("a seat that is given out anew is nobody's: the CPU stands in for nobody", () => {
  const log = begun({ standIn: true });
  const away = passed(log, 70_000);
  expect(away.match.seats[0]?.standIn).toBe(true);
  const asked = after(away, { act: "reset-seat", of: 0 }, 1);
  expect(passed(asked, asked.match.at + day).match.seats[0]).toMatchObject({
    taken: false,
    standIn: false,
  });
});

test("the maker's acts name a seat, but do not bring anybody back to it", () => {
  const log = passed(begun({ standIn: true }, [0, 1]), 70_000);
  const fill = { act: "fill", of: 2, cpu: "cpu:1" } as const;
  const filled = after(log, fill, 0, { held: [1], maker: true });
  expect([
    filled.rows.at(-1)?.seat,
    after(log, fill, 1, { maker: true }).rows.at(-1)?.seat,
  ]).toEqual([null, 1]);
  expect(filled.match.seats[0]?.standIn).toBe(true);
  expect(last(filled)).not.toContain("back");
});

test("who ends the standing in is back once; of nobody else does it say that they are", () => {
  const log = passed(begun({ standIn: true }), 70_000);
  const off = { act: "stand-in", on: false } as const;
  expect(last(after(log, off, 0))).toBe("back 0\nstandin 0 off\nstandin all off");
  const others = after(log, off, 0, { held: [1], maker: true });
  expect(last(others)).toBe("standin all off\nstandin 0 off");
  expect(others.match.notes.map(({ what }) => what)).toEqual(["standin"]);
});
