import { describe, expect, test } from "vitest";
import type { Want } from "../../engine/facts.ts";
import type { Match, Offer } from "../../engine/match.ts";
import { isAlone, lapsed, lapsesAt, mayAnswer, settles, undoTo } from "../../engine/offers.ts";
import { after, begun, day, decided, duel, last, moveOf, refused, turnOf } from "./log.ts";

const offer = (want: Want, seat = 0, yes: readonly number[] = []): Offer => {
  return { row: 5, at: 1000, seat, want, yes };
};
const undo: Want = { for: "undo", line: 3 };
const again: Want = { for: "rematch" };
const giveUp: Want = { for: "resign" };

describe("in teams of two", () => {
  const { match } = begun({ sides: [0, 1, 0, 1] });
  const answering = (one: Offer) => [0, 1, 2, 3].filter((seat) => mayAnswer(match, one, seat));

  test("who may answer", () => {
    expect(answering(offer(undo))).toEqual([1, 3]);
    expect(answering(offer(giveUp))).toEqual([2]);
    expect(answering(offer(again))).toEqual([1, 2, 3]);
    expect(answering(offer(again, 1, [0, 3]))).toEqual([2]);
  });
  test("whose yes settles it", () => {
    expect(settles(match, offer(undo), 1)).toBe(true);
    expect(settles(match, offer(giveUp), 2)).toBe(true);
    expect(settles(match, offer(again), 1)).toBe(false);
    expect(settles(match, offer(again, 0, [2, 3]), 1)).toBe(true);
  });
  test("who has left is not asked", () => {
    const gone = after(begun({ sides: [0, 1, 0, 1] }), { act: "leave" }, 3).match;
    expect(mayAnswer(gone, offer(again), 3)).toBe(false);
    expect(settles(gone, offer(again, 0, [2]), 1)).toBe(true);
  });
});

test.each<[string, Match, readonly number[], boolean]>([
  ["one of three people", begun().match, [0], false],
  ["all three on one device", begun().match, [0, 1, 2], true],
  ["one whose others have not come", begun({}, [0]).match, [0], true],
  ["one against CPUs", begun({ seats: ["person", "cpu:1", "cpu:1"] }).match, [0], true],
  ["one whose others have left", after(begun({}, [0, 1]), { act: "leave" }, 1).match, [0], true],
])("%s: is it alone?", (_name, match, held, expected) => {
  expect(isAlone(match, held)).toBe(expected);
});

test("only a wish to play again lapses by time alone, after 14 days", () => {
  expect([undo, again, giveUp].map((want) => lapsesAt(offer(want)))).toEqual([
    null,
    1000 + 14 * day,
    null,
  ]);
  const match = { ...begun().match, offers: [offer(undo), offer(again, 1)] };
  expect(lapsed(match, 999 + 14 * day)).toEqual([]);
  expect(lapsed(match, 1000 + 14 * day)).toEqual([match.offers[1]]);
});

test.each<[readonly number[], number, number | null]>([
  [[], 0, null],
  [[0], 1, null],
  [[0], 0, 0],
  [[0, 1, 1], 1, 2],
  [[0, 1, 1], 0, 0],
  [[0, 1, 2, 3], 0, 2],
  [[0, 0, 1], 0, 1],
])("of moves by %j, side %i takes back to %s", (seats, side, expected) => {
  const moves = seats.map((seat) => ({ seat }));
  expect(undoTo(moves, [0, 1, 0, 1], side)).toBe(expected);
});

test("the rules' own moves are nobody's to take back", () => {
  const moves = [
    { seat: 0 },
    { seat: 1 },
    { seat: 0, mark: "rules" },
    { seat: 1, mark: "cpu" },
  ] as const;
  expect(undoTo(moves, [0, 1], 0)).toBe(0);
  expect(undoTo(moves, [0, 1], 1)).toBe(3);
});

test("a request stops no clock, whatever becomes of it", () => {
  const log = duel({ pace: "60s" });
  const moved = after(log, moveOf(log), 0);
  const line = moved.match.n;
  const { due } = moved.match;
  const asked = after(moved, { act: "ask", want: { for: "undo", line } }, 0);
  const no = after(asked, { act: "answer", to: asked.match.n, yes: false }, 1);
  expect([turnOf(moved), asked.match.due, no.match.due]).toEqual([1, due, due]);
});

describe("a seat that is said to be lost", () => {
  test("is asked to be given out anew, never one's own or the CPU's, and only once", () => {
    const log = begun({ seats: ["person", "person", "cpu:1"] });
    const reset = (of: number) => ({ act: "reset-seat", of }) as const;
    const asked = after(log, reset(1), 0);
    expect(last(asked)).toBe("ask 0 reset 1");
    expect(asked.match.seats[1]?.taken).toBe(true);
    for (const of of [0, 2, 7]) expect(decided(log, reset(of), 0)).toEqual(refused("not-to-give"));
    expect(decided(asked, reset(1), 0)).toEqual(refused("request-open"));
  });
  test("is not given out if somebody objects, or whoever sits there does anything", () => {
    const asked = after(begun(), { act: "reset-seat", of: 1 }, 0);
    const to = asked.match.n;
    for (const seat of [1, 2]) {
      const no = after(asked, { act: "answer", to, yes: false }, seat);
      expect([no.match.offers, last(no)]).toEqual([[], `answer ${to} no`]);
      expect(decided(asked, { act: "answer", to, yes: true }, seat)).toEqual(
        refused("nothing-to-answer"),
      );
    }
    const no = after(asked, { act: "answer", to, yes: false }, 1);
    const again = { act: "reset-seat", of: 1 } as const;
    expect(decided(no, again, 2)).toEqual(refused("asked-lately"));
    const now = asked.match.at + 86_400_000;
    expect(last(after(no, again, 2, { now }))).toBe("ask 2 reset 1");
    const there = after(asked, { act: "renew-key", generation: 2 }, 1);
    expect([there.match.offers, last(there)]).toEqual([[], `lapse ${to}\nkey 1 2`]);
    const over = after(asked, { act: "leave" }, 2);
    expect(over.match.offers).toHaveLength(1);
  });
});
