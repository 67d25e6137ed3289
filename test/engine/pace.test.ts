/** Deadlines: when a turn is due, and what a row says of it. */
import { describe, expect, test } from "vitest";
import { overdue } from "../../engine/late.ts";
import type { Pace } from "../../engine/rules.ts";
import { after, begun, besides, day, last, moveOf, waited } from "./log.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const lengths: readonly (readonly [Pace, number])[] = [
  ["30s", 30 * second],
  ["60s", minute],
  ["1d", day],
  ["3d", 3 * day],
  ["7d", 7 * day],
];

describe("a deadline", () => {
  test("is none without a pace", () => {
    const log = after(begun(), moveOf(begun()), 0);
    expect([log.match.due, log.rows.some(({ text }) => text.includes("due"))]).toEqual([
      null,
      false,
    ]);
  });

  test.each(lengths)("of %s stands in the row that sets it", (pace, length) => {
    const log = begun({ pace });
    expect(last(log)).toMatch(new RegExp(`due ${1000 + length}$`));
    const next = after(log, moveOf(log), 0, { now: 5000 });
    expect(next.match.due).toBe(5000 + length);
  });

  test("only runs against a seat that is taken, with seconds once all are", () => {
    expect(begun({ pace: "1d", starter: 1 }, [0, 2]).match.due).toBeNull();
    expect(begun({ pace: "1d" }, [0]).match.due).toBe(1000 + day);
    const few = begun({ pace: "30s" }, [0, 1]);
    expect(few.match.due).toBeNull();
    const full = after(few, { act: "sit" }, 2, { now: 9000 });
    expect(full.match.due).toBe(9000 + 30 * second);
  });

  test("a move a millisecond before it counts, whenever its alarm comes", () => {
    const log = begun({ pace: "1d" });
    const due = log.match.due ?? 0;
    expect(overdue(log.match, due - 1, log.table, besides())).toBeNull();
    expect(after(log, moveOf(log), 0, { now: due - 1 }).match.due).toBe(due - 1 + day);
    expect(last(waited(log, due))).toContain("missed 0");
  });

  test("below two minutes gives a second of grace", () => {
    const log = begun({ pace: "30s" });
    const due = log.match.due ?? 0;
    expect(overdue(log.match, due + 999, log.table, besides())).toBeNull();
    expect(last(waited(log, due + second))).toContain("missed 0");
  });

  test("goes with the end of the game", () => {
    const log = after(begun({ pace: "1d", sides: [0, 1] }), { act: "resign" }, 1);
    expect([last(log), log.match.due]).toEqual(["end resign 0\ndue none", null]);
  });

  test("moves by its lateness and twelve hours after an outage, and nobody is late", () => {
    const log = begun({ pace: "1d", late: "cpu" });
    const due = log.match.due ?? 0;
    const late = waited(log, due + 2 * hour);
    expect(last(late)).toBe(`due ${due + 14 * hour}`);
    expect(late.match.notes).toMatchObject([{ what: "moved", seat: null }]);
    const punctual = waited(log, due + minute);
    expect(last(punctual)).toMatch(/^missed 0\nmove 0 \w+ time/);
    expect(punctual.match.notes).toMatchObject([{ what: "missed", seat: 0 }]);
  });
});

describe("the next game of a series", () => {
  test("begins in the row of the last move, with a minute more to look", () => {
    const log = begun({ pace: "60s", series: "best-of-3", sides: [0, 1] });
    const next = after(log, { act: "resign" }, 1, { now: 5000 });
    expect(last(next)).toMatch(/^end resign 0\ngame 1 .*\ndue \d+$/s);
    expect(next.match.due).toBe(5000 + 2 * minute);
  });
});
