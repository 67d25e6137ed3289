/** Seats, keys and cookies: who may act for whom, and how it is proven. */
import { describe, expect, test } from "vitest";
import { clientOf, keyOf, newKey, read, tally, timesOf, twoAt, type Client } from "./client.ts";
import { address, send } from "./server.ts";

async function invite(wish: object = {}) {
  const anna = clientOf(send);
  const made = await anna.make({ ...wish });
  return { anna, id: made.seen.id, made, key: keyOf(made, 1) };
}

const stateOf = async (who: Client, id: string, key: string): Promise<unknown> => {
  const got = await who.look(id, "", { "seat-key": key });
  return got.status === 200 ? JSON.parse(got.text).key : got.status;
};

describe("taking a seat", () => {
  test("the answer to the first sit is lost: the same key of one's own has the seat", async () => {
    const { id, key, anna } = await invite();
    const ben = clientOf(send);
    expect(await stateOf(ben, id, key)).toEqual({ seat: 1, state: "free" });
    const first = await ben.sit(id, key, { name: "Ben", colour: "d" });
    expect([first.status, first.seen.held]).toEqual([201, [1]]);
    expect(first.seen.seats[1]).toMatchObject({ who: "person", name: "Ben", colour: "d" });
    const again = await clientOf(send, ben.key).sit(id, key, { name: "Other" });
    expect([again.status, again.seen]).toEqual([200, first.seen]);
    expect(await stateOf(ben, id, key)).toEqual({ seat: 1, state: "mine" });
    expect(await stateOf(anna, id, key)).toEqual({ seat: 1, state: "taken" });
    expect((await anna.look(id)).seen.keys?.[1]).toBeUndefined();
    const own = await anna.sit(id, key);
    expect([own.status, own.type]).toEqual([409, "/problems/seat-taken"]);
  });

  test("of 30 at once one sits; the others are told who does", async () => {
    const { id, key } = await invite();
    const all = await timesOf(30, (i) => clientOf(send).sit(id, key, { name: `P${i}` }));
    expect(tally(all)).toEqual({ 201: 1, 409: 29 });
    const names = new Set(all.map(({ seen }) => seen.seats[1]?.name));
    expect(names.size).toBe(1);
    for (const { status, seen, type } of all.filter((got) => got.status === 409)) {
      expect([status, seen.held, type]).toEqual([409, [], "/problems/seat-taken"]);
    }
  });

  test("one's own invitation is refused; an open match needs no key", async () => {
    const { id, key, anna } = await invite();
    const own = await anna.sit(id, key);
    expect([own.status, own.why]).toEqual([422, "own-invitation"]);
    expect((await clientOf(send).sit(id)).status).toBe(404);
    const open = await invite({ open: true });
    const [ben, carla] = [clientOf(send), clientOf(send)];
    expect((await ben.sit(open.id)).status).toBe(201);
    expect((await ben.sit(open.id)).status).toBe(200);
    expect((await carla.sit(open.id)).type).toBe("/problems/seat-taken");
  });

  test("the maker gives a seat nobody takes to the CPU", async () => {
    const { id, key, anna } = await invite({ starter: 1 });
    const fill = { n: 1, act: "fill", of: 1, cpu: "cpu:2" };
    const level = await anna.act(id, { ...fill, cpu: "cpu:5" });
    expect([level.status, level.why]).toEqual([422, "level"]);
    const filled = await anna.act(id, fill);
    expect([filled.status, filled.seen.seats[1]?.who]).toEqual([201, "cpu"]);
    expect([filled.seen.turn, filled.seen.marks[0]]).toEqual([0, "cpu"]);
    expect((await anna.act(id, fill)).status).toBe(200);
    expect((await clientOf(send).sit(id, key)).status).toBe(404);
  });

  test("names and colours: cleaned, free colours only, no row", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const name = `  ${"a\u0301\u0301\u0301\u0301"}\u202e${"x".repeat(30)} `;
    const got = await ben.act(id, { n, seat: 1, act: "name", name, colour: "a" });
    expect([got.status, got.seen.n]).toEqual([200, n]);
    const [hers, his] = got.seen.seats;
    expect([...new Intl.Segmenter().segment(his?.name ?? "")].length).toBeLessThanOrEqual(20);
    expect(his?.name).not.toMatch(/[\u202e\n]/);
    expect(his?.colour).not.toBe(hers?.colour);
    expect((await anna.look(id)).seen.seats[1]).toEqual(his);
  });
});

describe("keys", () => {
  test("one's own link brings the seat to another device", async () => {
    const { id, own, ben, n } = await twoAt(send);
    const phone = clientOf(send);
    expect(await stateOf(phone, id, own)).toEqual({ seat: 1, state: "mine" });
    expect((await phone.look(id)).seen.held).toEqual([]);
    const sat = await phone.sit(id, own);
    expect([sat.status, sat.seen.held, sat.seen.n]).toEqual([200, [1], n]);
    expect(keyOf(sat, 1)).toBe(own);
    expect((await ben.look(id)).seen.held).toEqual([1]);
  });

  test("a renewed key: the old one is nothing, other devices lose the seat", async () => {
    const { id, own, ben, anna, invitation, n } = await twoAt(send);
    const [phone, late] = [clientOf(send), clientOf(send)];
    await phone.sit(id, own);
    const renewed = await ben.act(id, { n, seat: 1, act: "renew-key" });
    expect([renewed.status, renewed.seen.held]).toEqual([201, [1]]);
    expect((await ben.act(id, { n, seat: 1, act: "renew-key" })).status).toBe(200);
    const fresh = keyOf(await ben.look(id), 1);
    expect(fresh).toBe(keyOf(renewed, 1));
    expect(fresh).not.toBe(own);
    expect((await phone.look(id)).seen.held).toEqual([]);
    expect((await phone.act(id, { n: n + 1, seat: 1, act: "resign" })).status).toBe(403);
    for (const key of [own, invitation]) expect((await late.sit(id, key)).status).toBe(404);
    expect((await late.sit(id, fresh)).status).toBe(200);
    expect((await anna.look(id)).seen.seats[1]?.who).toBe("person");
  });

  test("a seat is not given out anew at once: all are told, its holder objects", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const reset = { n, act: "reset-seat", of: 1 };
    const got = await anna.act(id, reset);
    expect([got.status, got.seen.seats[1]?.who, got.seen.n]).toEqual([201, "person", n + 1]);
    expect((await anna.act(id, reset)).status).toBe(200);
    const [offer] = (await clientOf(send).look(id)).seen.offers;
    expect(offer).toMatchObject({ row: n + 1, for: "reset", seat: 0, of: 1, waits: [1] });
    expect((offer?.until ?? 0) - Date.now()).toBeGreaterThan(86_300_000);
    const yes = await ben.act(id, { n: n + 1, seat: 1, act: "answer", to: n + 1, yes: true });
    expect([yes.status, yes.why]).toEqual([422, "nothing-to-answer"]);
    const no = await ben.act(id, { n: n + 1, seat: 1, act: "answer", to: n + 1, yes: false });
    expect([no.status, no.seen.offers, no.seen.held]).toEqual([201, [], [1]]);
  });
});

describe("the cookie", () => {
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const all = { "idempotency-key": newKey(), "content-type": "application/json", ...headers };
    const init = { method: "POST", headers: all, body: JSON.stringify(body) };
    return read(await send(`/api/matches${path}`, init));
  };
  const kept = ({ headers }: { headers: Headers }): string =>
    headers.getSetCookie()[0]?.split(";")[0] ?? "";

  test("acts of our own pages set it, with all its flags; then it acts alone", async () => {
    const key = `${newKey()}.${newKey()}`;
    const own = { origin: address };
    const wish = { kind: "dots", starter: 0 };
    const made = await post("", wish, { ...own, authorization: `Bearer ${key}` });
    const [cookie = "", ...more] = made.headers.getSetCookie();
    expect(more).toEqual([]);
    const flags = ["Max-Age=34560000", "Path=/", "Secure", "HttpOnly", "SameSite=Lax"];
    expect(cookie.split("; ")).toEqual([`__Host-kp=${key}`, ...flags]);
    const { id } = made.seen;
    const path = `/${id}/acts`;
    const name = { n: 1, seat: 0, act: "name", name: "Anna" };
    const mine = { cookie: kept(made) };
    for (const from of ["https://evil.example", "null", `${address}1`]) {
      const got = await post(path, name, { ...mine, origin: from });
      expect([from, got.status, got.text.includes("seen")]).toEqual([from, 403, false]);
      expect(got.headers.getSetCookie()).toEqual([]);
    }
    expect((await post(path, name, mine)).status).toBe(403);
    expect((await post(path, name, { ...mine, "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await post(path, name, { ...mine, "sec-fetch-site": "same-origin" })).status).toBe(200);
    const done = await post(path, name, { ...mine, ...own });
    expect([done.status, kept(done)]).toEqual([200, mine.cookie]);
    const look = async (headers: Record<string, string>) =>
      (await read(await send(`/api/matches/${id}`, { headers }))).seen.held;
    expect(await look(mine)).toEqual([0]);
    expect(await look({ ...mine, origin: "https://evil.example" })).toEqual([]);
    expect(await look({ ...mine, "sec-fetch-site": "cross-site" })).toEqual([]);
    // A page that does not know of its cookie yet is still the same person, and stays so.
    const page = { ...mine, ...own, authorization: `Bearer ${newKey()}.${newKey()}` };
    const same = await post(path, name, page);
    expect([same.status, kept(same)]).toEqual([200, mine.cookie]);
    // Elsewhere a bearer key counts before the cookie.
    const { authorization } = page;
    expect((await post(path, name, { ...mine, authorization })).status).toBe(403);
  });

  test("programs, refusals and other sites never get one", async () => {
    const { id, n } = await twoAt(send);
    const key = { authorization: `Bearer ${newKey()}.${newKey()}` };
    const tries = [
      await post("", { kind: "dots" }, key),
      await post("", { kind: "dots" }, { ...key, origin: "https://evil.example" }),
      await post(`/${id}/acts`, { n, seat: 0, act: "resign" }, { ...key, origin: address }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 403]);
    for (const { headers } of tries) expect(headers.getSetCookie()).toEqual([]);
  });
});
