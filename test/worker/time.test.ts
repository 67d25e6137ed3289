/** Time in the object: alarms late, twice and lost; what they cost; who is away. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOf, keyOf, timesOf, twoAt } from "../http/client.ts";
import { alarmOf, clockAt, day, follow, later, send, tablesOf } from "./worker.ts";

const minute = 60_000;
const hour = 60 * minute;

afterEach(() => {
  vi.restoreAllMocks();
});

const objectOf = (id: string) => env.MATCHES.getByName(id);
const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });

/** Two people, a day for every turn; it is Anna's. */
async function daily(wish: object = {}) {
  clockAt(Date.now());
  const two = await twoAt(send, { pace: "1d", ...wish });
  const { seen } = await two.anna.look(two.id);
  return { ...two, due: seen.deadline ?? 0 };
}

/** What the log says happened, a row each. */
async function rowsOf(id: string): Promise<readonly string[]> {
  const { log = [] } = await tablesOf(id);
  return log.map((row) => String(row["text" as never]));
}

describe("a deadline", () => {
  test("M10: a millisecond before it a move is in; after it, by our clock, it is not", async () => {
    const before = await daily();
    clockAt(before.due - 1);
    const moved = await before.anna.act(before.id, line(2, 0, "h0,0"));
    expect([moved.status, moved.seen.deadline]).toEqual([201, before.due - 1 + day]);
    const after = await daily();
    clockAt(after.due);
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${after.anna.key}`,
      date: new Date(after.due - hour).toUTCString(),
    };
    const body = JSON.stringify(line(2, 0, "h0,0"));
    const late = await send(`/api/matches/${after.id}/acts`, { method: "POST", headers, body });
    expect(late.status).toBe(409);
    expect((await rowsOf(after.id)).at(-1)).toMatch(/^missed 0\nmove 0 \S+ time\ndue \d+$/);
  });

  test("T109: with its alarm stuck whoever comes enters it; a new instance arms it", async () => {
    const { id, ben, due } = await daily();
    await runInDurableObject(objectOf(id), (_match, { storage }) => storage.deleteAlarm());
    clockAt(due + minute);
    const { seen } = await clientOf(send).look(id);
    expect([seen.notes.map(({ what }) => what), seen.turn, seen.marks]).toEqual([
      ["missed"],
      1,
      { 0: "time" },
    ]);
    // The one that came did more than that: from here on it sleeps until it has to wake.
    expect(await alarmOf(id)).toBe(due + minute + day);
    await runInDurableObject(objectOf(id), (_match, { storage }) => storage.deleteAlarm());
    await evictDurableObject(objectOf(id));
    expect((await ben.look(id)).seen.deadline).toBe(due + minute + day);
    expect(await alarmOf(id)).toBe(due + minute + day);
  });

  test("T111: an alarm a minute late or run twice makes one time-out", async () => {
    const { id, due } = await daily();
    clockAt(due + minute);
    await runDurableObjectAlarm(objectOf(id));
    const once = await rowsOf(id);
    expect(once.filter((text) => text.startsWith("missed"))).toHaveLength(1);
    for (let again = 0; again < 3; again++) {
      await runInDurableObject(objectOf(id), (match) =>
        (match as { alarm(): Promise<void> }).alarm(),
      );
    }
    expect(await rowsOf(id)).toEqual(once);
  });

  test("H55: two hours late nobody is late: it moves by that and twelve hours", async () => {
    const { id, ben, due } = await daily();
    await evictDurableObject(objectOf(id));
    clockAt(due + 2 * hour);
    await runDurableObjectAlarm(objectOf(id));
    const { seen } = await ben.look(id);
    expect([seen.turn, seen.deadline, seen.notes.map(({ what }) => what)]).toEqual([
      0,
      due + 14 * hour,
      ["moved"],
    ]);
  });

  test("T112: a hundred restarts leave one alarm, and not a row more", async () => {
    const { id, anna, due } = await daily();
    const before = await rowsOf(id);
    for (let i = 0; i < 100; i++) {
      await evictDurableObject(objectOf(id));
      await anna.look(id);
    }
    expect(await rowsOf(id)).toEqual(before);
    expect(await alarmOf(id)).toBe(due);
  });

  test("is asked for no more often than its rows say, however long somebody is away", async () => {
    const { id, due } = await daily({ options: { w: 2, h: 2 } });
    let woken = 0;
    for (let at: number | null = due; at !== null && at < due + 60 * day;) {
      clockAt(at);
      await runDurableObjectAlarm(objectOf(id));
      woken++;
      at = await alarmOf(id);
    }
    const rows = await rowsOf(id);
    const dues = rows.join("\n").match(/^due \d+$/gm) ?? [];
    expect(rows.at(-1)).toContain("end rules");
    expect(woken).toBeLessThanOrEqual(dues.length + 1);
  });

  test("costs an act one row, and the alarm is only set to fire earlier", async () => {
    const { id, anna, ben } = await daily({ pace: "3d", options: { w: 5, h: 5 } });
    const pages = [await follow(id, "?seat=0", anna.key), await follow(id, "?seat=1", ben.key)];
    const set = await runInDurableObject(objectOf(id), (_match, { storage }) =>
      Promise.resolve(vi.spyOn(storage, "setAlarm")),
    );
    const written = () =>
      runInDurableObject(objectOf(id), (_match, { storage: { sql } }) =>
        Number(sql.exec("SELECT total_changes() AS n").toArray()[0]?.["n"]),
      );
    const before = await written();
    let { n, turn } = (await anna.look(id)).seen;
    for (let i = 0; i < 5; i++) {
      clockAt(Date.now() + hour);
      const who = turn === 0 ? anna : ben;
      ({ n, turn } = (await who.act(id, line(n, turn ?? 0, `h${i},0`))).seen);
    }
    expect([(await written()) - before, set.mock.calls.length]).toEqual([5, 0]);
    for (const { socket } of pages) socket?.close();
  });

  test("T110: whatever fails while the alarm runs, the match wakes again", async () => {
    const { id, anna, due } = await daily();
    clockAt(due);
    await runInDurableObject(objectOf(id), async (match, { storage }) => {
      await storage.deleteAlarm();
      const failing = vi.spyOn(storage, "setAlarm").mockRejectedValue(new Error("no storage"));
      await expect((match as { alarm(): Promise<void> }).alarm()).rejects.toThrow("no storage");
      failing.mockRestore();
    });
    // The platform runs a failed alarm again; should it not, whoever comes sets it.
    expect((await rowsOf(id)).filter((text) => text.startsWith("missed"))).toHaveLength(1);
    await anna.look(id);
    expect(await alarmOf(id)).toBe(due + day);
  });
});

describe("where the others choose", () => {
  test("L78: votes write no row, and more than half of them decide", async () => {
    clockAt(Date.now());
    const anna = clientOf(send);
    const wish = { kind: "loops", seats: ["me", "free", "free", "free"], pace: "1d" };
    const made = await anna.make({ ...wish, late: "choose" });
    const { id } = made.seen;
    expect(made.seen.late).toBe("choose");
    const others = await timesOf(3, async () => clientOf(send));
    for (const [i, who] of others.entries()) await who.sit(id, keyOf(made, i + 1), { n: i + 1 });
    await later(day, id);
    const [one, two] = others;
    const { n, claim, deadline } = (await anna.look(id)).seen;
    expect([claim, deadline]).toEqual([
      { of: 0, waits: [1, 2, 3], given: {} },
      Date.now() + 2 * day,
    ]);
    const first = await one?.act(id, { n, seat: 1, act: "claim", take: "win" });
    expect([first?.status, first?.seen.n, first?.seen.claim?.given]).toEqual([
      200,
      n,
      { 1: "win" },
    ]);
    const own = await anna.act(id, { n, seat: 0, act: "claim", take: "wait" });
    expect([own.status, own.why]).toEqual([422, "not-to-claim"]);
    const second = await two?.act(id, { n, seat: 2, act: "claim", take: "win" });
    expect([second?.status, second?.seen.n, second?.seen.claim]).toEqual([201, n + 1, null]);
    expect((await rowsOf(id)).at(-1)).toMatch(/^left 0\n/);
  });
});

describe("somebody who is away", () => {
  test("is stood in for after a minute, and has the seat back at the first click", async () => {
    clockAt(Date.now());
    const { id, anna, ben } = await twoAt(send, { standIn: true });
    const hers = await follow(id, "?seat=0", anna.key);
    const his = await follow(id, "?seat=1", ben.key);
    hers.socket?.close();
    await expect.poll(() => his.told.at(-1)?.seats[0]?.here).toBe(false);
    const gone = Date.now();
    expect(await alarmOf(id)).toBe(gone + minute);
    // An object that has slept knows it all the same.
    await evictDurableObject(objectOf(id));
    await later(minute, id);
    await expect.poll(() => his.told.at(-1)?.marks).toEqual({ 0: "standin" });
    expect(his.told.at(-1)?.seats[0]).toMatchObject({ standIn: true, who: "person" });
    const moved = await ben.act(id, line(his.told.at(-1)?.n ?? 0, 1, "v1,1"));
    expect(Object.values(moved.seen.marks).at(-1)).toBe("standin");
    // Only to look changes nothing.
    expect((await anna.look(id)).seen.seats[0]?.standIn).toBe(true);
    const back = await anna.act(id, { n: moved.seen.n, seat: 0, act: "back" });
    expect([back.status, back.seen.seats[0]?.standIn]).toEqual([201, false]);
    expect(back.seen.notes.map(({ what }) => what)).toEqual(["standin", "back"]);
  });

  test("loses the seat after a day without a word; the maker's goes with the match", async () => {
    const { id, anna, ben } = await daily();
    await ben.act(id, { n: 2, seat: 1, act: "reset-seat", of: 0 });
    await later(day - 1, id);
    expect((await anna.look(id)).seen).toMatchObject({ held: [0], maker: true });
    await later(1, id);
    expect((await anna.look(id)).seen).toMatchObject({ held: [], maker: false });
    const told = await ben.look(id);
    expect(told.seen).toMatchObject({ held: [1], maker: true, seats: [{ who: "free" }, {}] });
    const carla = clientOf(send);
    expect((await carla.sit(id, keyOf(told, 0))).seen.held).toEqual([0]);
  });
});
