/** Looking changes nothing, works from anywhere, and pages are told without asking. */
import { describe, expect, test } from "vitest";
import type { Seen } from "../../engine/wire.ts";
import { clientOf, newKey, read, timesOf, twoAt } from "./client.ts";
import { address, send } from "./server.ts";
import { follow } from "./sockets.ts";

describe("GET and HEAD", () => {
  test("change nothing, whoever asks, and set no cookie", async () => {
    const { id, anna, own } = await twoAt(send);
    const before = await anna.look(id);
    const etag = before.headers.get("etag") ?? "";
    const cookie = `__Host-kp=${anna.key}`;
    const paths = ["", "?game=1&ply=0", "?seat=1", "?game=99&ply=99", "?seat=-1&game=x&ply=1e9"];
    const asked = [{}, { cookie }, { cookie, origin: address }, { "seat-key": own }];
    for (const path of [...paths.map((query) => `/api/matches/${id}${query}`), `/g/${id}`]) {
      for (const method of ["GET", "HEAD"]) {
        for (const headers of asked) {
          const response = await send(path, { method, headers: headers as Record<string, string> });
          expect([path, method, response.status]).toEqual([path, method, 200]);
          expect(response.headers.getSetCookie()).toEqual([]);
          const text = await response.text();
          if (method === "HEAD") expect(text).toBe("");
        }
      }
    }
    const after = await anna.look(id);
    expect([after.text, after.headers.get("etag")]).toEqual([before.text, etag]);
    const same = await anna.look(id, "", { "if-none-match": etag });
    expect([same.status, same.text]).toEqual([304, ""]);
    expect(same.headers.get("cache-control")).toBe("no-cache");
    await anna.act(id, { n: after.seen.n, seat: 0, act: "move", move: "h0,0" });
    const changed = await anna.look(id, "", { "if-none-match": etag });
    expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
  });

  test("an earlier position as it was; never beyond what there is", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    await anna.act(id, { n, seat: 0, act: "move", move: "h0,0" });
    await ben.act(id, { n: n + 1, seat: 1, act: "move", move: "h0,1" });
    const moves = async (query: string) => (await anna.look(id, query)).seen.moves;
    expect(await moves("?game=1&ply=0")).toBe("");
    expect(await moves("?ply=1")).toBe("h0,0");
    expect(await moves("?game=7&ply=99")).toBe("h0,0 h0,1");
  });

  test("presence is no part of the ETag", async () => {
    const { id, anna, ben } = await twoAt(send);
    const etag = (await anna.look(id)).headers.get("etag");
    const { socket } = await follow(id, "?seat=1", { authorization: `Bearer ${ben.key}` });
    await expect.poll(async () => (await anna.look(id)).seen.seats[1]?.here).toBe(true);
    expect((await anna.look(id)).headers.get("etag")).toBe(etag);
    socket.close();
    await expect.poll(async () => (await anna.look(id)).seen.seats[1]?.here).toBe(false);
  });

  test("other sites may read and play with a key of theirs, never with a cookie", async () => {
    const { id, anna } = await twoAt(send);
    const origin = "https://blog.example";
    for (const path of ["matches", `matches/${id}`, `matches/${id}/acts`, "me/matches"]) {
      const asked = {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      };
      const { status, headers } = await send(`/api/${path}`, {
        method: "OPTIONS",
        headers: asked,
      });
      expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("access-control-allow-methods")).toContain("POST");
      const names = "authorization content-type idempotency-key if-none-match kp-wire seat-key";
      for (const name of names.split(" ")) {
        expect(headers.get("access-control-allow-headers")).toContain(name);
      }
    }
    const all = [
      await anna.look(id, "", { origin }),
      await anna.look(newKey(), "", { origin }),
      await read(await send("/api/me/matches", { headers: { origin } })),
      await read(await send(`/api/matches/${id}/acts`, { method: "POST", headers: { origin } })),
    ];
    for (const { headers } of all) {
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });
});

describe("sockets", () => {
  test("an onlooker is told of a move without asking, and sees no keys", async () => {
    const { id, anna, n } = await twoAt(send);
    const watchers = await timesOf(3, () => follow(id, "", { cookie: `__Host-kp=${anna.key}` }));
    for (const { told } of watchers) await expect.poll(() => told.length).toBeGreaterThan(0);
    await anna.act(id, { n, seat: 0, act: "move", move: "h0,0" });
    for (const { told, socket } of watchers) {
      await expect.poll(() => told.at(-1)?.moves).toBe("h0,0");
      const { n: rows, held, seat, keys, maker } = told.at(-1) as Seen;
      expect([rows, held, seat, keys, maker]).toEqual([n + 1, [], null, undefined, false]);
      socket.close();
    }
  });

  test("a seat's socket needs proof: the key, or the cookie from our own pages", async () => {
    const { id, ben } = await twoAt(send);
    const cookie = `__Host-kp=${ben.key}`;
    const tries: [boolean, string, Record<string, string>][] = [
      [true, "?seat=1", { authorization: `Bearer ${ben.key}` }],
      [true, "?seat=1", { cookie, origin: address }],
      [false, "?seat=1", {}],
      [false, "?seat=1", { cookie }],
      [false, "?seat=1", { cookie, origin: "https://evil.example" }],
      [false, "?seat=1", { cookie, origin: "null" }],
      [false, "?seat=0", { cookie, origin: address }],
      [false, "?seat=1", { authorization: `Bearer ${newKey()}.${newKey()}` }],
      [true, "", { cookie, origin: "https://evil.example" }],
    ];
    for (const [may, query, headers] of tries) {
      const { opened, socket } = await follow(id, query, headers);
      expect([query, headers, opened]).toEqual([query, headers, may]);
      socket.close();
    }
    expect((await follow(newKey())).opened).toBe(false);
    const plain = await read(await send(`/api/matches/${id}/live`));
    expect(plain.status).toBe(400);
  });

  test("each gets its own; a page that talks is closed", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const mine = await follow(id, "?seat=1", { authorization: `Bearer ${ben.key}` });
    await anna.act(id, { n, seat: 0, act: "name", name: "Änne" });
    await expect.poll(() => mine.told.at(-1)?.seats[0]?.name).toBe("Änne");
    expect([mine.told.at(-1)?.held, Object.keys(mine.told.at(-1)?.keys ?? {})]).toEqual([
      [1],
      ["1"],
    ]);
    mine.socket.send("hello");
    await expect.poll(() => mine.closed).toEqual([1008]);
  });

  // The code, 4001, is asked for in workerd: `wrangler dev` keeps the line open for ten seconds
  // after both have said goodbye, and until then Node's socket tells none.
  test("the socket of a lost seat closes", async () => {
    const { id, anna, ben, own, n } = await twoAt(send);
    const phone = clientOf(send);
    await phone.sit(id, own);
    const at = (who: typeof anna, seat: number) =>
      follow(id, `?seat=${seat}`, { authorization: `Bearer ${who.key}` });
    const [hers, his, phones] = [await at(anna, 0), await at(ben, 1), await at(phone, 1)];
    const open = () => [hers, his, phones].map(({ socket }) => socket.readyState === socket.OPEN);
    await ben.act(id, { n, seat: 1, act: "renew-key" });
    await expect.poll(open).toEqual([true, true, false]);
    for (const { socket } of [hers, his]) socket.close();
  });
});
