/** What only shows inside: what is on disk, and what outlives the object. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOf, keyOf, newKey, read, tally, timesOf, twoAt } from "../http/client.ts";
import { day, follow, later, send, tablesOf } from "./worker.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

afterEach(() => {
  vi.restoreAllMocks();
});

describe("matches that were never made", () => {
  test("1,000 ids and every act on them: 404, and nothing is stored", async () => {
    const [anna, ids] = [clientOf(send), Array.from({ length: 1000 }, newKey)];
    const looks = await Promise.all(ids.map((id) => anna.look(id)));
    expect(tally(looks)).toEqual({ 404: 1000 });
    expect(new Set(looks.map(({ text }) => text)).size).toBe(1);
    const [id = ""] = ids;
    const acts = [
      await anna.sit(id, newKey()),
      await anna.act(id, { n: 1, seat: 0, act: "move", move: "h0,0" }),
      await read(await send(`/api/matches/${id}/live`, { headers: { upgrade: "websocket" } })),
    ];
    expect(tally(acts)).toEqual({ 404: 3 });
    for (const one of ids.slice(0, 20)) expect(await tablesOf(one)).toEqual({});
  });

  test("a sit that fails makes no player", async () => {
    const { id } = await twoAt(send);
    const eve = clientOf(send);
    expect((await eve.sit(id, newKey())).status).toBe(404);
    const tables = await runInDurableObject(
      env.PLAYERS.getByName(eve.key.split(".")[0] ?? ""),
      (_player, { storage }) =>
        storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'"),
    ).then((rows) => rows.toArray());
    expect(tables).toEqual([]);
  });
});

describe("on disk", () => {
  test("the log has no name, key or player in it; keys stand nowhere as they are", async () => {
    const { id, anna, ben, invitation, own } = await twoAt(send);
    await ben.act(id, { n: 2, seat: 1, act: "name", name: "Benedikta", colour: "d" });
    await anna.act(id, { n: 2, seat: 0, act: "move", move: "h0,0" });
    const renewed = await ben.act(id, { n: 3, seat: 1, act: "renew-key" });
    await anna.act(id, { n: 4, act: "reset-seat", of: 1 });
    await later(day, id);
    const { log = [], ...rest } = await tablesOf(id);
    expect(log).toHaveLength(6);
    const text = JSON.stringify(log);
    const keys = [invitation, own, keyOf(renewed, 1)];
    const people = [anna, ben].flatMap(({ key }) => key.split("."));
    const hashes = people.map(hash);
    for (const secret of [...keys, ...people, ...hashes, "Benedikta", id]) {
      expect(text).not.toContain(secret);
    }
    const all = text + JSON.stringify(rest);
    const devices = [anna, ben].map(({ key }) => key.split(".")[1] ?? "");
    for (const secret of [...keys, ...devices]) expect(all).not.toContain(secret);
    expect(all).toContain(hash(devices[0] ?? ""));
  });
});

describe("an object that goes and comes back", () => {
  test("state, rights and sockets outlive it", async () => {
    const { id, anna, ben } = await twoAt(send);
    const [watcher, mine] = [await follow(id), await follow(id, "?seat=1", ben.key)];
    expect([watcher.status, mine.status]).toEqual([101, 101]);
    await anna.act(id, { n: 2, seat: 0, act: "move", move: "h0,0" });
    const before = (await ben.look(id)).seen;
    await evictDurableObject(env.MATCHES.getByName(id));
    expect((await ben.look(id)).seen).toEqual(before);
    await evictDurableObject(env.MATCHES.getByName(id));
    const repeated = await anna.act(id, { n: 2, seat: 0, act: "move", move: "h0,0" });
    expect([repeated.status, repeated.seen.n]).toEqual([200, 3]);
    const moved = await ben.act(id, { n: 3, seat: 1, act: "move", move: "h0,1" });
    expect(moved.status).toBe(201);
    await expect.poll(() => watcher.told.at(-1)?.moves).toBe("h0,0 h0,1");
    await expect.poll(() => mine.told.at(-1)?.moves).toBe("h0,0 h0,1");
    expect([watcher.told.at(-1)?.held, mine.told.at(-1)?.held]).toEqual([[], [1]]);
    expect([watcher.closed, mine.closed]).toEqual([[], []]);
  });

  test("after it a lost seat's socket still closes with 4001, the others stay", async () => {
    const { id, anna, ben, own } = await twoAt(send);
    const phone = clientOf(send);
    await phone.sit(id, own);
    const [his, phones] = [
      await follow(id, "?seat=1", ben.key),
      await follow(id, "?seat=1", phone.key),
    ];
    const hers = await follow(id, "?seat=0", anna.key);
    await evictDurableObject(env.MATCHES.getByName(id));
    expect((await ben.act(id, { n: 2, seat: 1, act: "renew-key" })).status).toBe(201);
    await expect.poll(() => [his.closed, phones.closed]).toEqual([[], [4001]]);
    expect((await anna.act(id, { n: 3, act: "reset-seat", of: 1 })).status).toBe(201);
    await later(day, id);
    await expect.poll(() => [hers.closed, his.closed]).toEqual([[], [4001]]);
    expect((await follow(id, "?seat=1", ben.key)).status).toBe(403);
    expect((await follow(id, "?seat=1")).status).toBe(403);
    expect((await follow(id)).status).toBe(101);
  });
});

describe("a match that its maker takes no seat in", () => {
  test("made again, its answer is the same: it tells the keys", async () => {
    const anna = clientOf(send);
    const [wish, again] = [{ seats: ["free", "free"] }, newKey()];
    const first = await anna.make(wish, again);
    const second = await anna.make(wish, again);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(Object.keys(first.seen.keys ?? {})).toEqual(["0", "1"]);
    expect(second.seen).toEqual(first.seen);
  });
});

describe("a key renewed on a device that came by it", () => {
  test("takes the seat from the device its person sat down with", async () => {
    const { id, ben, anna, own } = await twoAt(send);
    const phone = clientOf(send);
    await phone.sit(id, own);
    const his = await follow(id, "?seat=1", ben.key);
    expect((await phone.act(id, { n: 2, seat: 1, act: "renew-key" })).status).toBe(201);
    await expect.poll(() => his.closed).toEqual([4001]);
    expect((await ben.look(id)).seen.held).toEqual([]);
    expect((await ben.act(id, { n: 3, seat: 1, act: "resign" })).status).toBe(403);
    expect((await phone.look(id)).seen.held).toEqual([1]);
    expect((await anna.look(id)).seen.seats[1]?.who).toBe("person");
  });
  test("takes the match along with the maker's last seat", async () => {
    const { id, anna } = await twoAt(send, { seats: ["me", "free", "free"], sides: [0, 1, 1] });
    const phone = clientOf(send);
    await phone.sit(id, keyOf(await anna.look(id), 0));
    const renewed = await phone.act(id, { n: 2, seat: 0, act: "renew-key" });
    expect(Object.keys(renewed.seen.keys ?? {})).toEqual(["0", "2"]);
    const { seen } = await anna.look(id);
    expect([seen.held, seen.maker, seen.keys]).toEqual([[], false, undefined]);
    await evictDurableObject(env.MATCHES.getByName(id));
    expect((await phone.look(id)).seen).toMatchObject({ held: [0], maker: true });
  });
});

describe("a player's second device", () => {
  const [player, second] = [newKey(), newKey()];
  const [old, late] = [`${player}.${newKey()}`, `${player}.${second}`];

  test("nobody becomes a player by naming them; a device they added acts at once", async () => {
    const [anna, other] = [clientOf(send, old), clientOf(send, late)];
    const made = await anna.make();
    const { id } = made.seen;
    const move = { n: 1, seat: 0, act: "move", move: "h0,0" };
    expect((await other.look(id)).seen).toMatchObject({ held: [], maker: false });
    expect((await other.act(id, move)).status).toBe(403);
    expect((await other.make()).status).toBe(403);
    expect((await other.sit(id, keyOf(made, 1))).status).toBe(403);
    expect((await other.sit(id, keyOf(made, 0))).status).toBe(403);

    await runInDurableObject(env.PLAYERS.getByName(player), (_player, { storage }) => {
      storage.sql.exec("INSERT INTO devices (device, at) VALUES (?, ?)", hash(second), Date.now());
    });
    expect((await other.look(id)).seen).toMatchObject({ held: [0], maker: true });
    expect((await other.act(id, move)).status).toBe(201);
    const again = await other.sit(id, keyOf(made, 0));
    expect([again.status, again.seen.held]).toEqual([200, [0]]);
  });

  test("counts as here, and loses its socket with the seat", async () => {
    const [anna, other] = [clientOf(send, old), clientOf(send, late)];
    const ben = clientOf(send);
    const made = await ben.make();
    const { id } = made.seen;
    await anna.sit(id, keyOf(made, 1));
    const hers = await follow(id, "?seat=1", other.key);
    expect((await ben.look(id)).seen.seats[1]?.here).toBe(true);
    const renewed = await other.act(id, { n: 2, seat: 1, act: "renew-key" });
    expect([renewed.status, renewed.seen.held]).toEqual([201, [1]]);
    expect(hers.closed).toEqual([]);
    expect((await ben.act(id, { n: 3, act: "reset-seat", of: 1 })).status).toBe(201);
    await later(day, id);
    await expect.poll(() => hers.closed).toEqual([4001]);
  });

  test("a ninth device of a seat drops the oldest", async () => {
    const { id, ben, own } = await twoAt(send);
    const more = await timesOf(8, async () => clientOf(send));
    for (const one of more) expect((await one.sit(id, own)).seen.held).toEqual([1]);
    const { holders = [] } = await tablesOf(id);
    expect(holders.filter((row) => "seat" in row && row.seat === 1)).toHaveLength(8);
    for (const one of more) expect((await one.look(id)).seen.held).toEqual([1]);
    // Ben's own device is known to his player, who holds the seat.
    expect((await ben.look(id)).seen.held).toEqual([1]);
  });
});
