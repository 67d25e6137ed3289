/** Acts that write no row of their own, and what they tell all the same: somebody is here. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOf, keyOf, twoAt } from "../http/client.ts";
import { alarmOf, clockAt, day, follow, later, send, tablesOf } from "./worker.ts";

const minute = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("somebody who does something", () => {
  test("has the seat back by whatever they do, though it writes no row of its own", async () => {
    clockAt(Date.now());
    const { id, anna, ben } = await twoAt(send, { standIn: true });
    const his = await follow(id, "?seat=1", ben.key);
    await later(minute, id);
    await expect.poll(() => his.told.at(-1)?.seats[0]?.standIn).toBe(true);
    const n = his.told.at(-1)?.n ?? 0;
    // What is refused is no sign of anybody.
    const refused = await anna.act(id, { n, seat: 0, act: "nudge", of: 0 });
    expect([refused.status, refused.seen.seats[0]?.standIn]).toEqual([422, true]);
    const muted = await anna.act(id, { n, seat: 0, act: "mute", on: true });
    expect([muted.status, muted.seen.n]).toEqual([201, n + 1]);
    expect(muted.seen.seats[0]?.standIn).toBe(false);
    const { log = [] } = await tablesOf(id);
    expect((log.at(-1) as { text?: string }).text).toBe("back 0\nstandin 0 off");
    await expect.poll(() => his.told.at(-1)?.n).toBe(n + 1);
    // Nothing of it is said twice.
    const again = await anna.act(id, { n, seat: 0, act: "mute", on: false });
    expect([again.status, again.seen.n]).toEqual([200, n + 1]);
  });

  test("has the seat back by sitting down there again, on another device", async () => {
    clockAt(Date.now());
    const { id, anna, ben } = await twoAt(send, { standIn: true });
    await follow(id, "?seat=1", ben.key);
    await later(minute, id);
    const asked = await ben.act(id, { n: 3, seat: 1, act: "reset-seat", of: 0 });
    expect([asked.seen.seats[0]?.standIn, asked.seen.offers.length]).toEqual([true, 1]);
    const phone = await clientOf(send).sit(id, keyOf(await anna.look(id), 0));
    expect([phone.status, phone.seen.held]).toEqual([201, [0]]);
    expect([phone.seen.seats[0]?.standIn, phone.seen.offers]).toEqual([false, []]);
  });

  test("is there, though their browser gets no socket: nobody stands in for them", async () => {
    clockAt(Date.now());
    const { id, anna, ben } = await twoAt(send, { pace: "60s", standIn: true });
    const hers = await follow(id, "?seat=0", anna.key);
    let { n } = hers.told.at(-1) ?? (await anna.look(id)).seen;
    const marks: string[] = [];
    for (let i = 0; i < 3; i++) {
      for (const [seat, who] of [anna, ben].entries()) {
        await later(25_000, id);
        const moved = await who.act(id, { n, seat, act: "move", move: `h${i},${seat}` });
        expect(moved.status).toBe(201);
        ({ n } = moved.seen);
        marks.push(...Object.values(moved.seen.marks));
      }
    }
    expect(marks).toEqual([]);
    // Where a page was open and goes, it is known again since when.
    const his = await follow(id, "?seat=1", ben.key);
    his.socket?.close(1000);
    const gone = Date.now();
    await expect.poll(() => alarmOf(id)).toBeLessThanOrEqual(gone + minute);
  });

  test("keeps a seat that somebody wants given out anew by whatever they do", async () => {
    const { id, anna, ben } = await twoAt(send);
    const asked = await ben.act(id, { n: 2, seat: 1, act: "reset-seat", of: 0 });
    expect(asked.seen.offers).toHaveLength(1);
    const tree = [{ if: null, play: ["h0,0"], then: [] }];
    const named = await anna.act(id, { n: 3, seat: 0, act: "name", name: "Anna" });
    expect([named.seen.n, named.seen.offers]).toEqual([4, []]);
    const again = await anna.act(id, { n: 4, seat: 0, act: "reset-seat", of: 1 });
    expect(again.seen.offers).toHaveLength(1);
    const planned = await ben.act(id, { n: 5, seat: 1, act: "plan", tree });
    expect([planned.seen.n, planned.seen.offers, planned.seen.plan]).toEqual([6, [], tree]);
    // Whose page shows it hears of it too, though a plan is nobody else's.
    expect((await anna.look(id)).seen.offers).toEqual([]);
  });
});

test("somebody may be nudged once a day, and hears by whom", async () => {
  clockAt(Date.now());
  const { id, anna, ben } = await twoAt(send);
  const nudge = { n: 2, seat: 1, act: "nudge", of: 0 };
  const done = await ben.act(id, nudge);
  expect([done.status, done.seen.n, done.seen.nudge]).toEqual([200, 2, Date.now() + day]);
  expect((await anna.look(id)).seen.nudged).toBe(1);
  expect((await ben.look(id)).seen.nudged).toBeUndefined();
  const again = await ben.act(id, nudge);
  expect([again.status, again.why]).toEqual([422, "nudged"]);
  const own = await anna.act(id, { n: 2, seat: 0, act: "nudge", of: 1 });
  expect([own.status, own.why]).toEqual([422, "not-to-nudge"]);
});
