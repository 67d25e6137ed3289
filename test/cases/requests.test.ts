/** Requests that pages of other sites forge, that nobody can read, or that come twice. */
import { describe, expect, test } from "vitest";
import { clientOf, newKey, read, tally, timesOf, twoAt, type Got } from "../http/client.ts";
import { address, send } from "../http/server.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });
const outcome = ({ status, type, why }: Got) => [status, type?.slice(10), why];

async function post(id: string, body: string, headers: Record<string, string>): Promise<Got> {
  return read(await send(`/api/matches/${id}/acts`, { method: "POST", headers, body }));
}

const cross = { "sec-fetch-site": "cross-site" };
const foreignHeaders: readonly Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: `${address}0` },
  { origin: `${address}.evil.example` },
  {},
  { ...cross },
  { ...cross, origin: "https://evil.example" },
  { ...cross, origin: "null" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "none" },
  { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
  { "sec-fetch-site": "same-origin", origin: "null" },
];

describe("from other sites", () => {
  test("C1–C4: forms and scripts act for nobody, whatever they call their text", async () => {
    const { id, anna, n } = await twoAt(send);
    const cookie = `__Host-kp=${anna.key}`;
    const body = JSON.stringify(line(n, 0, "h0,0"));
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json",
      "",
    ];
    for (const type of types) {
      // Older browsers say nothing but the Origin, and some of those nothing at all.
      for (const from of foreignHeaders) {
        const headers = { cookie, ...from, ...(type && { "content-type": type }) };
        const got = await post(id, body, headers);
        const refused = [403, "not-your-seat", undefined];
        expect([type, from, ...outcome(got)]).toEqual([type, from, ...refused]);
        expect(got.headers.getSetCookie()).toEqual([]);
      }
    }
    expect((await anna.look(id)).seen.n).toBe(n);
    expect((await post(id, body, { cookie, origin: address })).status).toBe(201);
  });

  test("C8: no other method, and none by a header", async () => {
    const { id, anna, n } = await twoAt(send);
    for (const path of ["/", `/g/${id}`, "/me", "/api/matches", `/api/matches/${id}`, "/api/x"]) {
      for (const method of ["PUT", "DELETE", "PATCH"]) {
        expect([404, 405]).toContain((await send(path, { method })).status);
      }
    }
    const headers = { "x-http-method-override": "POST", authorization: `Bearer ${anna.key}` };
    expect((await send(`/api/matches/${id}/acts`, { headers })).status).toBe(405);
    expect((await anna.look(id, "?_method=DELETE", headers)).seen.n).toBe(n);
  });

  test("C10, C11, A9: too large, too deep, twice the same key, or keys of objects", async () => {
    const { id, anna, n } = await twoAt(send);
    const headers = { authorization: `Bearer ${anna.key}`, "content-type": "application/json" };
    const deep = `${"[".repeat(1000)}${"]".repeat(1000)}`;
    const start = `{"n":${n},"seat":0,"act":"move"`;
    const bodies: readonly (readonly [string, number])[] = [
      [`${start},"move":"${"x".repeat(8192)}"}`, 413],
      [`${start},"move":${deep}}`, 400],
      [`${start},"move":"h0,0","seat":0}`, 400],
      [`${start},"move":"h0,0","m\\u006fve":"h0,1"}`, 400],
      [`${start},"move":"h0,0","__proto__":{"polluted":1}}`, 400],
      [`${start},"move":"h0,0","constructor":{"prototype":{"polluted":1}}}`, 400],
      [`{"n":${n},"seat":0,"act":"ask","for":"rules","options":{"__proto__":{"w":3}}}`, 400],
      [`{"n":${n},"seat":0,"act":"ask","for":"rules","options":{"constructor":1}}`, 400],
      [`${start},"move":"h0,0","more":1}`, 400],
    ];
    for (const [body, status] of bodies) {
      const got = await post(id, body, headers);
      expect([body.slice(0, 120), got.status]).toEqual([body.slice(0, 120), status]);
    }
    expect((await anna.look(id)).seen.n).toBe(n);
    // Colons and quotes inside of what is said are no keys.
    const name = `{"n":${n},"seat":0,"act":"name","name":"\\"name\\": {\\"a\\":1}"}`;
    expect((await post(id, name, headers)).status).toBe(200);
  });

  test("C6, C7: the cookie's flags; nothing is told to another site about who has it", async () => {
    const own = clientOf((path, init = {}) => {
      const headers = { ...(init.headers as Record<string, string>), origin: address };
      return send(path, { ...init, headers });
    });
    const made = await own.make();
    const [cookie = ""] = made.headers.getSetCookie();
    const [pair = "", ...flags] = cookie.split("; ");
    expect(pair).toBe(`__Host-kp=${own.key}`);
    expect(flags.filter((flag) => !flag.startsWith("Max-Age")).toSorted()).toEqual([
      "HttpOnly",
      "Path=/",
      "SameSite=Lax",
      "Secure",
    ]);
    const asked = { cookie: pair, origin: "https://evil.example" };
    for (const path of [`/api/matches/${made.seen.id}`, "/api/me/matches"]) {
      const got = await read(await send(path, { headers: asked }));
      expect(got.headers.get("access-control-allow-credentials")).toBeNull();
      expect(got.headers.get("access-control-allow-origin")).toBe("*");
      expect(got.text).not.toContain('"held":[0]');
    }
    for (const path of ["/", `/g/${made.seen.id}`, "/me"]) {
      const init = { method: "OPTIONS", headers: { origin: "https://evil.example" } };
      expect((await send(path, init)).headers.get("access-control-allow-origin")).toBeNull();
    }
  });
});

describe("moves", () => {
  test("M1: the same 50 times at once is one row, and 50 equal answers", async () => {
    const { id, anna, n } = await twoAt(send);
    const all = await timesOf(50, () => anna.act(id, line(n, 0, "h0,0")));
    expect(tally(all)).toEqual({ 201: 1, 200: 49 });
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
    expect((await anna.look(id)).seen.n).toBe(n + 1);
  });

  test("M2–M6: another body, an old position, not on turn, no seat, too late", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    expect(outcome(await ben.act(id, line(n, 1, "h0,0")))).toEqual([
      422,
      "refused",
      "not-your-turn",
    ]);
    expect((await anna.act(id, line(n, 0, "h0,0"))).status).toBe(201);
    expect(outcome(await anna.act(id, line(n, 0, "h0,1")))).toEqual([409, "stale", undefined]);
    const stale = await ben.act(id, line(n, 1, "h1,1"));
    expect([...outcome(stale), stale.seen.moves]).toEqual([409, "stale", undefined, "h0,0"]);
    expect((await clientOf(send).act(id, line(n + 1, 1, "h1,1"))).status).toBe(403);
    expect((await post(id, JSON.stringify(line(n + 1, 1, "h1,1")), {})).status).toBe(403);
    await ben.act(id, { n: n + 1, seat: 1, act: "resign" });
    for (const body of [line(n + 2, 0, "h1,1"), line(n + 2, 1, "h1,1")]) {
      const late = await (body.seat === 0 ? anna : ben).act(id, body);
      expect(outcome(late)).toEqual([422, "refused", "game-over"]);
    }
    expect((await anna.look(id)).seen.n).toBe(n + 2);
  });

  test("M11: nobody gives up, asks, answers or takes back for another's seat", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    await anna.act(id, line(n, 0, "h0,0"));
    await anna.act(id, { n: n + 1, seat: 0, act: "ask", for: "undo", line: n + 1 });
    const eve = clientOf(send);
    const acts = [
      { act: "resign" },
      { act: "leave" },
      { act: "rematch" },
      { act: "renew-key" },
      { act: "mute", on: true },
      { act: "name", name: "Eve" },
      { act: "ask", for: "undo", line: n + 1 },
      { act: "ask", for: "rules", options: {} },
      { act: "withdraw", to: n + 2 },
      { act: "answer", to: n + 2, yes: true },
    ];
    for (const act of acts) {
      for (const [who, seat] of [
        [ben, 0],
        [anna, 1],
        [eve, 0],
        [eve, 1],
      ] as const) {
        const got = await who.act(id, { n: n + 2, seat, ...act });
        expect([act.act, seat, got.status]).toEqual([act.act, seat, 403]);
      }
    }
    const { seen } = await anna.look(id);
    expect([seen.n, seen.moves, seen.offers.length]).toEqual([n + 2, "h0,0", 1]);
  });

  test("D22, D25: giving up twice is one row; a move names what it answers", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const stale = await anna.act(id, line(n + 5, 0, "h0,0"));
    expect([...outcome(stale), stale.seen.n]).toEqual([409, "stale", undefined, n]);
    const both = await timesOf(2, () => ben.act(id, { n, seat: 1, act: "resign" }));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(both[0]?.text).toBe(both[1]?.text);
    expect((await anna.look(id)).seen).toMatchObject({ n: n + 1, end: { winner: 0 } });
  });

  test("I61, I62: whether one may take back is fixed at first, and told why not", async () => {
    const { id, anna, n } = await twoAt(send, { undo: "off" });
    await anna.act(id, line(n, 0, "h0,0"));
    const { undo } = (await anna.look(id)).seen;
    expect(undo).toMatchObject({ why: "undo-off" });
    const asked = await anna.act(id, { n: n + 1, seat: 0, act: "ask", for: "undo", line: n + 1 });
    expect([asked.why, asked.seen.n]).toEqual(["undo-off", n + 1]);
    expect((await clientOf(send).make({ ranked: true, undo: "ask" })).status).toBe(422);
  });

  test("T119: a page of one version back goes on; an older one must load itself", async () => {
    const { wire, wireHeader } = await import("../../engine/wire.ts");
    const { id, anna, n } = await twoAt(send);
    const headers = { authorization: `Bearer ${anna.key}`, "idempotency-key": newKey() };
    const body = JSON.stringify(line(n, 0, "h0,0"));
    for (const version of [wire - 2, -1, Number.NaN]) {
      const got = await post(id, body, { ...headers, [wireHeader]: String(version) });
      expect(outcome(got)).toEqual([426, "too-old", undefined]);
    }
    const got = await post(id, body, { ...headers, [wireHeader]: String(wire - 1) });
    expect(got.status).toBe(201);
    for (const path of ["/", `/g/${id}`, "/new", "/me"]) {
      expect((await send(path)).headers.get("cache-control")).toBe("no-cache");
    }
  });
});
