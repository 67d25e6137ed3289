/** Taking back, seats, and what else is asked of a match. */
import { describe, expect, test } from "vitest";
import { currentGame, position } from "../../engine/match.ts";
import {
  after,
  begun,
  day,
  decided,
  duel,
  last,
  moveOf,
  played,
  refused,
  same,
  stale,
  table,
  turnOf,
  type Log,
} from "./log.ts";

/** The row of a seat's latest own move. */
function lineOf({ match }: Log, seat: number): number {
  const move = currentGame(match).moves.findLast(
    (one) => one.seat === seat && one.mark !== "rules",
  );
  return move?.row ?? 0;
}

const undo = (line: number) => ({ act: "ask", want: { for: "undo", line } }) as const;

describe("taking back", () => {
  test("alone is done at once, with all that came after it", () => {
    const log = played(duel(), 4);
    const back = after(log, undo(lineOf(log, 0)), 0, { held: [0, 1] });
    const { moves, states } = currentGame(back.match);
    const kept = currentGame(log.match).moves.findIndex(({ row }) => row === lineOf(log, 0));
    expect(last(back)).toBe(`ask 0 undo ${lineOf(log, 0)}\nundo ${kept}`);
    expect(states.length).toBe(moves.length + 1);
    expect(turnOf(back)).toBe(0);
    expect(decided(back, undo(lineOf(log, 0)), 0)).toEqual(stale);
  });
  test("against the CPU needs nobody", () => {
    const log = played(begun({ sides: [0, 1], seats: ["person", "cpu:1"] }), 2);
    expect(last(after(log, undo(lineOf(log, 0)), 0))).toMatch(/\nundo /);
    const seats = ["person", "cpu:1", "person", "cpu:1"];
    const team = played(begun({ sides: [0, 1, 0, 1], seats }), 2);
    expect(last(after(team, undo(lineOf(team, 2)), 2))).toMatch(/\nundo /);
  });
  test("alone is the same when it comes again, and may be done any number of times", () => {
    let log = played(duel(), 1);
    for (let i = 0; i < 5; i++) {
      const line = lineOf(log, 0);
      const back = after(log, undo(line), 0, { held: [0, 1] });
      expect(decided(back, undo(line), 0, { held: [0, 1], n: log.match.n })).toEqual(same);
      log = played(back, 1);
    }
    expect(last(after(log, undo(lineOf(log, 0)), 0))).toMatch(/^ask 0 undo \d+$/);
  });
  test("from people is asked, and one yes of the other side does it", () => {
    const log = played(begun(), 4);
    const asked = after(log, undo(lineOf(log, 0)), 0);
    const { n } = asked.match;
    expect(asked.match.offers).toMatchObject([{ row: n, seat: 0, want: { for: "undo" } }]);
    expect(decided(asked, { act: "answer", to: n, yes: true }, 0)).toEqual(
      refused("nothing-to-answer"),
    );
    const back = after(asked, { act: "answer", to: n, yes: true }, 2);
    expect(position(currentGame(back.match))).not.toEqual(position(currentGame(log.match)));
    expect(back.match.offers).toEqual([]);
    expect(decided(back, { act: "answer", to: n, yes: true }, 2, { n })).toEqual(same);
    expect(decided(back, { act: "answer", to: n, yes: true }, 1, { n })).toEqual(stale);
  });
  test("lapses with the next move; a late yes takes nothing back", () => {
    const log = played(duel(), 3);
    const asked = after(log, undo(lineOf(log, 0)), 0);
    const { n } = asked.match;
    const on = after(asked, moveOf(asked), turnOf(asked));
    expect(last(on)).toMatch(new RegExp(`^lapse ${n}\nmove `));
    expect(decided(on, { act: "answer", to: n, yes: true }, 1, { n })).toEqual(stale);
  });
  test("names the line, which must still be the asker's latest", () => {
    const log = played(duel(), 2);
    const line = lineOf(log, 0);
    const on = after(played(log, 1), { act: "renew-key", generation: 1 }, 0);
    expect(decided(on, undo(line), 0)).toEqual(lineOf(on, 0) === line ? expect.anything() : stale);
    expect(decided(log, undo(line + 1), 0)).toEqual(stale);
  });
  test("is refused with a reason", () => {
    const log = played(duel(), 2);
    expect(decided(duel(), undo(1), 0)).toEqual(refused("nothing-to-undo"));
    expect(decided(played(log), undo(2), 0)).toEqual(refused("game-over"));
    const never = played(duel({ undo: "off" }), 2);
    expect(decided(never, undo(lineOf(never, 0)), 0)).toEqual(refused("undo-off"));
    const asked = after(log, undo(lineOf(log, 0)), 0);
    expect(decided(asked, undo(lineOf(asked, 1)), 1)).toEqual(refused("request-open"));
    expect(decided(asked, undo(lineOf(asked, 0)), 0)).toEqual(refused("request-open"));
  });
  test("may be asked three times in a game by each, whatever the answers", () => {
    let log = played(duel(), 2);
    for (let i = 0; i < 3; i++) {
      log = after(log, undo(lineOf(log, 0)), 0);
      log = after(log, { act: "answer", to: log.match.n, yes: false }, 1);
    }
    expect(decided(log, undo(lineOf(log, 0)), 0)).toEqual(refused("too-many-requests"));
    expect(last(after(log, undo(lineOf(log, 1)), 1))).toMatch(/^ask 1 undo/);
  });
  test("what the rules did by themselves is no line of one's own", () => {
    let log = duel();
    const skipped = () => currentGame(log.match).moves.at(-1);
    for (let nth = 0; skipped()?.mark !== "rules"; nth++) {
      const table = { ...log.table, secret: nth.toString(16).padStart(64, "0") };
      log = duel({}, table);
      while (!currentGame(log.match).end && skipped()?.mark !== "rules") {
        log = after(log, moveOf(log), turnOf(log));
      }
      if (currentGame(log.match).end) log = duel({}, table);
    }
    const seat = skipped()?.seat ?? 0;
    const line = lineOf(log, seat);
    const back = after(log, undo(line), seat, { held: [0, 1] });
    expect(turnOf(back)).toBe(seat);
    expect(lineOf(back, seat)).toBeLessThan(line);
  });
});

describe("leaving", () => {
  test("passes the turn, and may be done once", () => {
    const log = after(begun(), { act: "leave" }, 0);
    expect(turnOf(log)).toBe(1);
    expect(decided(log, { act: "leave" }, 0)).toEqual(refused("game-over"));
    expect(log.match.notes).toMatchObject([{ what: "left", seat: 0, after: 0 }]);
  });
  test("stays so when moves are taken back", () => {
    const log = after(played(begun(), 3), { act: "leave" }, 2);
    const back = after(log, undo(lineOf(log, 0)), 0, { held: [0, 1] });
    expect(position(currentGame(back.match))).toMatchObject({ gone: [2] });
    expect(currentGame(played(back).match).end?.how).toBe("rules");
  });
  test("leaves no say in how the others go on", () => {
    const log = after(played(begun(), 3), { act: "leave" }, 0);
    expect(decided(log, undo(lineOf(log, 0)), 0)).toEqual(refused("game-over"));
    const sides = [0, 1, 0, 1, 0];
    const team = after(begun({ sides, seats: sides.map(() => "person") }), { act: "leave" }, 0);
    const resign = { act: "ask", want: { for: "resign" } } as const;
    expect(decided(team, resign, 0)).toEqual(refused("game-over"));
    expect(last(after(team, resign, 2))).toBe("ask 2 resign");
  });
  test("is final: whoever left is not asked again", () => {
    const log = played(after(begun(), { act: "leave" }, 2));
    const asked = after(log, { act: "rematch" }, 0);
    expect(after(asked, { act: "rematch" }, 1).match.games.length).toBe(2);
  });
});

describe("teams", () => {
  const team = () =>
    begun({ sides: [0, 1, 0, 1], seats: ["person", "person", "person", "person"] });

  test("need two to give up", () => {
    expect(decided(team(), { act: "resign" }, 0)).toEqual(refused("needs-team-mate"));
    const asked = after(team(), { act: "ask", want: { for: "resign" } }, 0);
    const to = asked.match.n;
    expect(decided(asked, { act: "answer", to, yes: true }, 1)).toEqual(
      refused("nothing-to-answer"),
    );
    expect(last(after(asked, { act: "answer", to, yes: true }, 2))).toContain("end resign 1");
    expect(after(asked, { act: "answer", to, yes: false }, 2).match.offers).toEqual([]);
  });
  test("of one give up alone, and once, by whatever act", () => {
    const log = duel();
    const ask = { act: "ask", want: { for: "resign" } } as const;
    const out = after(log, ask, 1);
    expect(last(out)).toBe("end resign 0");
    expect(decided(out, ask, 1, { n: log.match.n })).toEqual(same);
  });
  test("lose with their last member, and nobody gives up for a team they left", () => {
    const one = after(team(), { act: "leave" }, 0);
    expect(decided(one, { act: "resign" }, 0)).toEqual(refused("game-over"));
    expect(last(after(one, { act: "resign" }, 2))).toBe("end resign 1");
    expect(last(after(one, { act: "leave" }, 2))).toBe("left 2\nend left 1");
  });
});

describe("seats", () => {
  test("nobody takes go to the CPU, which plays at once if it is on turn", () => {
    const log = begun({ starter: 2 }, [0, 1], { ...table, secret: "01".repeat(32) });
    const fill = (of: number, cpu: string) => ({ act: "fill", of, cpu }) as const;
    expect(last(after(log, fill(2, "cpu:2"), 0))).toMatch(/^sit 2 cpu:2\nmove 2 \w+ (cpu|rules)/);
    expect(decided(log, fill(1, "cpu:1"), 0)).toEqual({ no: "seat-taken" });
    expect(decided(log, fill(2, "cpu:5"), 0)).toEqual(refused("level"));
    expect(decided(log, fill(9, "cpu:1"), 0)).toEqual(refused("not-to-give"));
  });
  test("go to the CPU once, whichever seat the maker holds meanwhile", () => {
    const log = begun({}, [0]);
    const fill = { act: "fill", of: 2, cpu: "cpu:1" } as const;
    const filled = after(log, fill, null, { maker: true });
    const again = { n: log.match.n, maker: true };
    expect(decided(filled, fill, 1, again)).toEqual(same);
  });
  test("have keys that their holders renew", () => {
    const log = begun();
    const renewed = after(log, { act: "renew-key", generation: 3 }, 1);
    expect(last(renewed)).toBe("key 1 3");
    expect(renewed.match.seats[1]?.taken).toBe(true);
  });
});

describe("other house rules", () => {
  const options = { hand: 2, misere: true };
  const rules = { act: "ask", want: { for: "rules", options } } as const;

  test("hold at once for whoever is alone, with one seat or with all", () => {
    const cpu = begun({ sides: [0, 1], seats: ["person", "cpu:1"] });
    for (const [log, held] of [
      [duel(), [0, 1]],
      [cpu, [0]],
    ] as const) {
      const { match } = after(log, rules, 0, { held });
      expect([match.options, match.offers]).toEqual([options, []]);
    }
  });
  test("hold at once also in a row in which something else lapses", () => {
    const over = after(begun({}, [0]), { act: "leave" }, 0);
    const asked = after(after(over, { act: "sit" }, 1), { act: "rematch" }, 0);
    const { n, at } = asked.match;
    const late = after(asked, rules, 1, { now: at + 14 * day });
    expect(last(late)).toMatch(new RegExp(`^lapse ${n}\nask 1 rules .*\nanswer ${n + 1} yes$`));
    expect([late.match.options, late.match.offers]).toEqual([options, []]);
  });
  test("among people need the others' yes", () => {
    const asked = after(begun(), rules, 0);
    const half = after(asked, { act: "answer", to: asked.match.n, yes: true }, 1);
    expect(half.match.options).not.toEqual(options);
    const all = after(half, { act: "answer", to: asked.match.n, yes: true }, 2);
    expect([all.match.options, all.match.offers]).toEqual([options, []]);
  });
});
