/** What follows at once from an act, in the same row. */
import { describe, expect, test } from "vitest";
import { readFacts, type Fact } from "../../engine/facts.ts";
import { currentGame } from "../../engine/match.ts";
import { cpuLevel, drawnStarter } from "../../engine/settle.ts";
import { commitment, seedOf } from "../../engine/seeds.ts";
import { after, begun, duel, headOf, last, moveOf, played, secret, table, turnOf } from "./log.ts";
import type { Log } from "./log.ts";

function secretOf(nth: number): string {
  return nth.toString(16).padStart(64, "0");
}

function facts(log: Log): readonly Fact[] {
  return log.rows.flatMap(({ text }) => readFacts(text) ?? []);
}

describe("the rules' own moves", () => {
  const logs = Array.from({ length: 20 }, (_, nth) => {
    return played(begun({}, undefined, { ...table, secret: secretOf(nth) }));
  });
  const moves = logs.flatMap((log) => currentGame(log.match).moves);

  test("are marked and logged, and no person ever sends one", () => {
    const skips = moves.filter(({ text }) => text === "skip");
    expect(skips.length).toBeGreaterThan(10);
    expect(skips.filter(({ mark }) => mark !== "rules")).toEqual([]);
    expect(moves.filter(({ text, mark }) => mark === "rules" && text !== "skip")).toEqual([]);
  });
  test("follow in the row of the move before them", () => {
    const rows = logs.flatMap((log) => log.rows.map(({ what, text }) => ({ what, text })));
    const following = rows.filter(({ text }) => /\nmove \d skip rules/.test(text));
    expect(following.length).toBeGreaterThan(10);
    expect(new Set(following.map(({ what }) => what))).toEqual(new Set(["move", "make"]));
  });
});

describe("the CPU", () => {
  const seats = ["person", "cpu:1", "cpu:2"];

  test("replies in the same row, until a person is on turn", () => {
    const log = begun({ seats });
    const seat = turnOf(log);
    expect(seat).toBe(0);
    const next = after(log, moveOf(log), 0);
    expect(last(next)).toMatch(/^move 0 \w+\nmove 1 \w+ (cpu|rules)\nmove 2 \w+ (cpu|rules)/);
    expect(currentGame(next.match).end === null ? turnOf(next) : 0).toBe(0);
  });
  test("plays a whole match against itself in the first row", () => {
    const log = begun({ seats: ["cpu:1", "cpu:1", "cpu:2"], series: "best-of-3" });
    expect(log.rows.length).toBe(1);
    expect(log.match.series.over).toBe(true);
    expect(last(log)).toMatch(/series (\d|draw)$/);
  });
  test("ends a request to take back with its move, as anybody does", () => {
    const log = played(begun({}, [0, 1]), 2);
    const [line] = currentGame(log.match).moves;
    const free = turnOf(log);
    expect(free).toBe(2);
    const want = { for: "undo", line: line?.row ?? 0 } as const;
    const asked = after(log, { act: "ask", want }, line?.seat ?? 0);
    const filled = after(asked, { act: "fill", of: free, cpu: "cpu:1" }, 0);
    expect(last(filled)).toMatch(new RegExp(`^sit 2 cpu:1\nlapse ${asked.match.n}\nmove 2`));
    expect(filled.match.offers).toEqual([]);
  });
  test("throws the same dice at the same row", () => {
    const rows = [1, 2].map(() => played(begun({ seats })).rows.map(({ text }) => text));
    expect(rows[1]).toEqual(rows[0]);
  });
  test("in the seat that begins has moved before anybody comes", () => {
    const log = begun({ seats: ["cpu:1", "person", "person"] }, [1]);
    expect(last(log)).toMatch(/\nmove 0 \w+ (cpu|rules)/);
  });
});

describe("a series", () => {
  test("goes on by itself, begun by the next side each time, and says how it ended", () => {
    let log = duel({ series: "sum-of-3" });
    while (!log.match.series.over) log = after(log, moveOf(log), turnOf(log));
    expect(log.match.games.map(({ start, round }) => [start, round])).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    const points = log.match.series.points;
    const ended = facts(log).filter(({ is }) => is === "series");
    const [a = 0, b = 0] = points;
    expect(ended).toEqual([{ is: "series", winner: a === b ? "draw" : Number(b > a) }]);
    expect(facts(log).filter(({ is }) => is === "end").length).toBe(3);
  });
  test("of sums is lost by giving up", () => {
    const log = after(duel({ series: "sum-of-3" }), { act: "resign" }, 0);
    expect(last(log)).toBe("end resign 1\nseries 1");
  });
  test("of three goes on after giving up one", () => {
    const log = after(duel({ series: "best-of-3" }), { act: "resign" }, 0);
    expect(last(log)).toMatch(/^end resign 1\ngame 1 start=1 commit=/);
  });
  test("is left for good, and whoever left plays again when all do", () => {
    const left = after(begun({ series: "sum-of-2" }), { act: "leave" }, 1);
    let log = left;
    while (log.match.games.length < 2) log = after(log, moveOf(log), turnOf(log));
    expect(last(log)).toMatch(/\ngame 1 start=\d commit=\w+\nleft 1(\n|$)/);
    expect(currentGame(log.match).left).toEqual([1]);
    while (!log.match.series.over) log = after(log, moveOf(log), turnOf(log));
    const wish = after(log, { act: "rematch" }, 0);
    const again = after(wish, { act: "answer", to: wish.match.n, yes: true }, 2);
    expect([again.match.games.length, currentGame(again.match).left]).toEqual([3, []]);
  });
  test("of two is over when one of them leaves", () => {
    const log = after(duel({ series: "best-of-3" }), { act: "leave" }, 0);
    expect(last(log)).toMatch(/^left 0\nend left 1\ngame 1 \S+ \S+\nleft 0\nend left 1\nseries 1$/);
  });
  test("of one says nothing but its end", () => {
    expect(last(after(duel(), { act: "resign" }, 0))).toBe("end resign 1");
  });
});

test("every game's seed was fixed before its first move", () => {
  let log = duel({ series: "sum-of-2" });
  while (!log.match.series.over) log = after(log, moveOf(log), turnOf(log));
  const commits = log.match.games.map(({ commit }) => commit);
  expect(commits).toEqual([0, 1].map((nth) => commitment(seedOf(secret, "game", nth))));
  expect(JSON.stringify(log.rows)).not.toContain(seedOf(secret, "game", 0));
});

test("who begins: the first seat of the chosen side, or of one drawn", () => {
  const sides = [0, 1, 0, 1];
  expect(drawnStarter(headOf({ sides, starter: 3 }), 0, secret)).toBe(1);
  const lots = Array.from({ length: 100 }, (_, nth) => {
    return drawnStarter(headOf({ sides, starter: "lot" }), nth, secret);
  });
  expect(new Set(lots)).toEqual(new Set([0, 1]));
  expect(lots.filter((seat) => seat === 0).length).toBeGreaterThan(30);
});

test("after a series the next begins with the other side, or by lot", () => {
  const again = (alternate: boolean) => {
    const log = after(duel({ alternate, starter: 1 }), { act: "resign" }, 0);
    return after(log, { act: "rematch" }, 0, { held: [0, 1] }).match.games.map(
      ({ start }) => start,
    );
  };
  expect(again(true)).toEqual([1, 0]);
  expect(again(false)).toEqual([1, 1]);
});

test.each([
  ["cpu:1", 1],
  ["cpu:5", 5],
  ["person", null],
])("%s plays at level %s", (who, level) => {
  expect(cpuLevel(who)).toBe(level);
});
