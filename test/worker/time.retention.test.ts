/** What is deleted, when, and what stays. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { clientOf, keyOf, twoAt } from "../http/client.ts";
import { alarmOf, clockAt, day, follow, later, send, tablesOf } from "./worker.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("A3, G53: a match nobody joined says so a day before, may be kept, then is gone", async () => {
  clockAt(Date.now());
  const anna = clientOf(send);
  const made = await anna.make({ pace: "7d" });
  const { id, fate } = made.seen;
  const begun = Date.now();
  expect(fate).toEqual({ at: begun + 14 * day, told: begun + 13 * day });
  expect((await clientOf(send).look(id)).seen.fate).toBeUndefined();
  await later(13 * day, id);
  const kept = await anna.act(id, { n: made.seen.n, seat: 0, act: "extend" });
  expect([kept.status, kept.seen.n, kept.seen.fate?.at]).toEqual([200, 2, begun + 27 * day]);
  await later(day, id);
  expect((await anna.look(id)).status).toBe(200);
  await later(13 * day, id);
  expect((await anna.look(id)).status).toBe(404);
  expect(await tablesOf(id)).toEqual({});
  expect(await alarmOf(id)).toBeNull();
});

test("a match nobody plays on goes after 180 days, told 30 days before", async () => {
  clockAt(Date.now());
  const { id, anna } = await twoAt(send);
  const moved = await anna.act(id, { n: 2, seat: 0, act: "move", move: "h0,0" });
  expect(moved.seen.fate).toEqual({ at: Date.now() + 180 * day, told: Date.now() + 150 * day });
  await later(179 * day, id);
  expect((await anna.look(id)).status).toBe(200);
  await later(day, id);
  expect((await anna.look(id)).status).toBe(404);
});

test("a year after its end a match has no names, keys or rights left, but its board", async () => {
  clockAt(Date.now());
  const { id, anna, ben, own } = await twoAt(send, { name: "Annegret" });
  await anna.act(id, { n: 2, seat: 0, act: "move", move: "h0,0" });
  await ben.act(id, { n: 3, seat: 1, act: "resign" });
  const before = (await clientOf(send).look(id)).seen;
  await later(364 * day, id);
  expect((await anna.look(id)).seen.held).toEqual([0]);
  await later(day, id);
  const { seen } = await anna.look(id);
  expect([seen.held, seen.seats.map(({ name }) => name)]).toEqual([[], ["", ""]]);
  expect([seen.view, seen.moves, seen.end]).toEqual([before.view, before.moves, before.end]);
  const stored = JSON.stringify(await tablesOf(id));
  for (const text of ["Annegret", ...anna.key.split("."), own]) expect(stored).not.toContain(text);
  expect((await ben.sit(id, own)).status).toBe(404);
  expect((await anna.act(id, { n: seen.n, seat: 0, act: "rematch" })).status).toBe(403);
  const size = await runInDurableObject(env.MATCHES.getByName(id), (_match, { storage }) =>
    Promise.resolve((storage.sql as unknown as { readonly databaseSize: number }).databaseSize),
  );
  expect(size).toBeLessThanOrEqual(20 * 1024);
  await evictDurableObject(env.MATCHES.getByName(id));
  expect((await clientOf(send).look(id)).status).toBe(200);
  expect(await alarmOf(id)).toBeNull();
});

test("a board in an old post can be followed, though the CPU once might stand in", async () => {
  clockAt(Date.now());
  const { id, ben } = await twoAt(send, { pace: "30s" });
  expect((await ben.look(id)).seen.standIn).toBe(true);
  await ben.act(id, { n: 2, seat: 1, act: "resign" });
  await later(365 * day, id);
  const page = await follow(id);
  expect(page.status).toBe(101);
  await expect.poll(() => page.told.at(-1)?.end?.how).toBe("resign");
  page.socket?.close(1000);
  expect((await clientOf(send).look(id)).status).toBe(200);
});

/** The alarm runs, and this call on the storage fails once. */
async function failing(id: string, call: "deleteAll" | "deleteAlarm"): Promise<void> {
  await runInDurableObject(env.MATCHES.getByName(id), async (match, { storage }) => {
    const once = vi.spyOn(storage, call).mockRejectedValueOnce(new Error("no storage"));
    await expect((match as { alarm(): Promise<void> }).alarm()).rejects.toThrow("no storage");
    expect(once).toHaveBeenCalledOnce();
    once.mockRestore();
  });
}

test("T110: a deletion that fails is tried again", async () => {
  clockAt(Date.now());
  const anna = clientOf(send);
  const made = await anna.make();
  const { id } = made.seen;
  clockAt(Date.now() + 14 * day);
  await failing(id, "deleteAll");
  expect(keyOf(await anna.look(id), 1)).toBe(keyOf(made, 1));
  await later(0, id);
  expect((await anna.look(id)).status).toBe(404);
});

test("T110: where only the alarm remains, it finds nothing to do", async () => {
  clockAt(Date.now());
  const anna = clientOf(send);
  const { id } = (await anna.make()).seen;
  clockAt(Date.now() + 14 * day);
  await failing(id, "deleteAlarm");
  expect((await anna.look(id)).status).toBe(404);
  // The platform runs a failed alarm again.
  await later(0, id);
  expect([await tablesOf(id), await alarmOf(id)]).toEqual([{}, null]);
});

test("T110: a match laid bare stays as it is, though its alarm could not be put off", async () => {
  clockAt(Date.now());
  const { id, ben } = await twoAt(send);
  await ben.act(id, { n: 2, seat: 1, act: "resign" });
  clockAt(Date.now() + 365 * day);
  await failing(id, "deleteAlarm");
  const bare = await tablesOf(id);
  await later(0, id);
  expect([await tablesOf(id), await alarmOf(id)]).toEqual([bare, null]);
  expect((await clientOf(send).look(id)).seen.end).toMatchObject({ how: "resign" });
});
