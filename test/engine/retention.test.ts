/** How long a match is kept, and what remains of it. */
import { describe, expect, test } from "vitest";
import { fateOf } from "../../engine/retention.ts";
import { after, begun, besides, day, duel, moveOf, waited } from "./log.ts";

describe("a match", () => {
  test("nobody has joined is deleted after 14 days or twice its pace, told a day before", () => {
    for (const [pace, days] of [
      ["none", 14],
      ["3d", 14],
      ["7d", 14],
    ] as const) {
      const { what, at, told } = fateOf(begun({ pace }, [0]).match, null);
      expect([what, at, told]).toEqual(["deleted", 1000 + days * day, 1000 + (days - 1) * day]);
    }
  });

  test("in which nothing happens is deleted after 180 days, told 30 days before", () => {
    const log = after(begun(), moveOf(begun()), 0, { now: 5000 });
    expect(fateOf(log.match, null)).toEqual({
      what: "deleted",
      at: 5000 + 180 * day,
      told: 5000 + 150 * day,
    });
  });

  test("is kept as long again from when somebody asked for it", () => {
    expect(fateOf(begun().match, 100 * day).at).toBe(280 * day);
    expect(fateOf(begun({}, [0]).match, 10 * day).at).toBe(24 * day);
  });

  test("that is over loses its names a year later, and is never deleted", () => {
    const over = after(duel(), { act: "resign" }, 1, { now: 7000 });
    const bare = { what: "bare", at: 7000 + 365 * day, told: Infinity };
    expect(fateOf(over.match, null)).toEqual(bare);
    expect(fateOf(over.match, 300 * day)).toEqual(bare);
    // Somebody alone cannot put it off by asking for more.
    const asked = after(over, { act: "rematch" }, 0, { now: 360 * day });
    expect(fateOf(asked.match, null)).toEqual(bare);
  });

  test("whose seat was given out anew has been joined all the same", () => {
    const asked = after(begun(), { act: "reset-seat", of: 1 }, 0);
    const anew = waited(asked, asked.match.at + day, { ...besides(), generations: [1, 1, 1] });
    expect([anew.match.seats[1]?.taken, anew.match.complete]).toEqual([false, true]);
    expect(fateOf(anew.match, null).at).toBe(asked.match.at + 180 * day);
  });
});
