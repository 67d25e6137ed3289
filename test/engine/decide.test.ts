/** Whole matches of the toy, decided act by act; `log.ts` folds every row again. */
import { describe, expect, test } from "vitest";
import { currentGame } from "../../engine/match.ts";
import {
  after,
  begun,
  day,
  decided,
  duel,
  last,
  legal,
  moveOf,
  played,
  refused,
  same,
  stale,
  turnOf,
} from "./log.ts";

describe("a whole match", () => {
  test.each([2, 3, 4])("of %i, from the first move to the end", (count) => {
    const log = played(begun({ sides: Array.from({ length: count }, (_, seat) => seat) }));
    const { end, moves } = currentGame(log.match);
    expect(end?.how).toBe("rules");
    expect(moves.length).toBeGreaterThan(count);
    expect(last(log)).toContain("end rules");
    expect(log.rows.map(({ n }) => n)).toEqual(log.rows.map((_, i) => i + 1));
  });

  test("time in the log never runs backwards", () => {
    const log = after(begun(), { act: "renew-key", generation: 1 }, 0, { now: 5 });
    expect(log.match.at).toBe(1000);
  });
});

describe("who may", () => {
  test("nobody acts for a seat that they do not hold", () => {
    const log = begun();
    expect(decided(log, moveOf(log), 0, { held: [1] })).toEqual({ no: "not-your-seat" });
    expect(decided(log, { act: "resign" }, null)).toEqual({ no: "not-your-seat" });
  });
  test("only the maker gives out seats", () => {
    const log = begun({}, [0]);
    const fill = { act: "fill", of: 2, cpu: "cpu:1" } as const;
    expect(decided(log, fill, 1, { maker: false })).toEqual({ no: "not-your-seat" });
    expect(last(after(log, fill, null, { maker: true }))).toContain("sit 2 cpu:1");
  });
  test("a taken seat is taken", () => {
    expect(decided(begun(), { act: "sit" }, 1)).toEqual({ no: "seat-taken" });
    expect(last(after(begun({}, [0]), { act: "sit" }, 1))).toBe("sit 1");
  });
});

describe("a move", () => {
  test("is refused with a reason", () => {
    const log = begun();
    const move = (text: string) => ({ act: "move", moves: [text] }) as const;
    expect(decided(log, moveOf(log), 1)).toEqual(refused("not-your-turn"));
    expect(decided(log, move("nonsense"), 0)).toEqual(refused("bad-move"));
    expect(decided(log, move("skip"), 0)).toEqual(refused("can-play"));
    expect(decided(played(log), moveOf(log), 0)).toEqual(refused("game-over"));
  });
  test("is stale once the board has changed, whoever changed it", () => {
    const log = begun();
    const one = after(log, moveOf(log), 0);
    expect(decided(one, moveOf(one), turnOf(one), { n: log.match.n })).toEqual(stale);
    expect(decided(one, moveOf(one), turnOf(one), { n: one.match.n + 1 })).toEqual(stale);
  });
  test("is not stale for rows that leave the board alone", () => {
    const log = begun();
    const renewed = after(log, { act: "renew-key", generation: 1 }, 2);
    const asked = after(renewed, { act: "reset-seat", of: 1 }, 0);
    expect(after(asked, moveOf(log), 0, { n: log.match.n }).match.n).toBe(4);
  });
  test("that is already in is the same, however often it comes", () => {
    const log = begun();
    const once = after(log, moveOf(log), 0);
    const later = after(once, moveOf(once), turnOf(once));
    for (const now of [once, later]) {
      expect(decided(now, moveOf(log), 0, { n: log.match.n })).toEqual(same);
    }
    const [, other = "none"] = legal(log);
    const changed = { act: "move", moves: [other] } as const;
    expect(decided(once, changed, 0, { n: log.match.n })).toEqual(stale);
    expect(decided(once, moveOf(log), 1, { n: log.match.n })).toEqual(stale);
  });
  test("of several is all or none", () => {
    const log = begun();
    const moves = [legal(log)[0] ?? "", "nonsense"];
    expect(decided(log, { act: "move", moves }, 0)).toMatchObject({ no: "refused" });
  });
});

describe("giving up", () => {
  test("ends the game for the other side, also when not on turn", () => {
    const log = after(duel(), { act: "resign" }, 1);
    expect(last(log)).toBe("end resign 0");
    expect(decided(log, { act: "resign" }, 0)).toEqual(refused("game-over"));
  });
  test("twice is once", () => {
    const log = duel();
    const out = after(log, { act: "resign" }, 1);
    expect(decided(out, { act: "resign" }, 1, { n: log.match.n })).toEqual(same);
  });
  test("that crosses the end of game 1 does not lose game 2", () => {
    let log = duel({ series: "best-of-3" });
    let seen = log;
    while (log.match.games.length === 1) {
      seen = log;
      log = after(log, moveOf(log), turnOf(log));
    }
    expect(currentGame(log.match).end).toBeNull();
    const { n } = seen.match;
    expect(decided(log, { act: "resign" }, 0, { n })).toEqual(stale);
    expect(decided(log, { act: "leave" }, 0, { n })).toEqual(stale);
    expect(after(log, { act: "resign" }, 0).match.series.wins[1]).toBeGreaterThan(0);
  });
  test("of one of three leaves two to play on, and of one of these ends it", () => {
    const two = after(begun(), { act: "resign" }, 0);
    expect(last(two)).toMatch(/^left 0/);
    expect(currentGame(two.match).end).toBeNull();
    expect(decided(two, { act: "resign" }, 0)).toEqual(refused("game-over"));
    const one = after(two, { act: "leave" }, 2);
    expect(last(one)).toBe("left 2\nend left 1");
  });
});

describe("playing again", () => {
  const over = () => after(duel(), { act: "resign" }, 1);

  test("needs a game that is over", () => {
    expect(decided(duel(), { act: "rematch" }, 0)).toEqual(refused("game-running"));
  });
  test("is asked by one and begun by the other, with the other to begin", () => {
    const asked = after(over(), { act: "rematch" }, 0);
    expect(last(asked)).toBe("ask 0 rematch");
    expect(decided(asked, { act: "rematch" }, 0)).toEqual(refused("request-open"));
    const again = after(asked, { act: "rematch" }, 1);
    expect(again.match.games.map(({ start, round }) => [start, round])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(again.match.offers).toEqual([]);
  });
  test("wished by both at once begins one game, not two", () => {
    const log = over();
    const { n } = log.match;
    const asked = after(log, { act: "rematch" }, 0, { n });
    const begins = after(asked, { act: "rematch" }, 1, { n });
    expect(begins.match.games.length).toBe(2);
    expect(decided(begins, { act: "rematch" }, 0, { n })).toEqual(same);
    expect(decided(begins, { act: "rematch" }, 1, { n })).toEqual(same);
    expect(decided(begins, { act: "rematch" }, 0, { n: asked.match.n })).toEqual(stale);
  });
  test("of three needs all three", () => {
    const asked = after(played(begun()), { act: "rematch" }, 2);
    const half = after(asked, { act: "rematch" }, 0);
    expect(half.match.games.length).toBe(1);
    expect(after(half, { act: "rematch" }, 1).match.games.length).toBe(2);
  });
  test("declined or withdrawn may be asked again", () => {
    const asked = after(over(), { act: "rematch" }, 0);
    const { n } = asked.match;
    const no = after(asked, { act: "answer", to: n, yes: false }, 1);
    expect(no.match.offers).toEqual([]);
    expect(decided(no, { act: "answer", to: n, yes: true }, 1)).toEqual(stale);
    const back = after(asked, { act: "withdraw", to: n }, 0);
    expect(decided(back, { act: "withdraw", to: n }, 0, { n })).toEqual(same);
    expect(last(after(back, { act: "rematch" }, 1))).toBe("ask 1 rematch");
  });
  test("lapses after 14 days; a late yes begins nothing", () => {
    const asked = after(over(), { act: "rematch" }, 0);
    const { n, at } = asked.match;
    const yes = { act: "answer", to: n, yes: true } as const;
    expect(after(asked, yes, 1, { now: at + 14 * day - 1 }).match.games.length).toBe(2);
    expect(decided(asked, yes, 1, { now: at + 14 * day })).toEqual(stale);
    const anew = after(asked, { act: "rematch" }, 1, { now: at + 14 * day });
    expect(last(anew)).toBe(`lapse ${n}\nask 1 rematch`);
    expect(decided(anew, yes, 1)).toEqual(stale);
  });
});
