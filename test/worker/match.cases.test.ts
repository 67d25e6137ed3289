/** Cases that only show inside of the worker: what a look leaves on disk, and what outlives it. */
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOf, keyOf, tally, timesOf, twoAt } from "../http/client.ts";
import { follow, send, tablesOf } from "./worker.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });
const matchOf = (id: string) => env.MATCHES.getByName(id);
afterEach(() => vi.restoreAllMocks());

const bots = [
  "TelegramBot (like TwitterBot)",
  "WhatsApp/2.23.20.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "facebookexternalhit/1.1",
  "Twitterbot/1.0",
  "Mozilla/5.0 (Macintosh) AppleWebKit/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  "Mozilla/5.0 (Windows NT 10.0) Microsoft Outlook SafeLinks",
];

describe("looking", () => {
  test("A1, A2, S1: previews and scanners change no byte, and the seat stays free", async () => {
    const anna = clientOf(send);
    const made = await anna.make({ name: "Anna" });
    const { id } = made.seen;
    const key = keyOf(made, 1);
    const before = JSON.stringify(await tablesOf(id));
    const paths = [
      "/g/ID",
      "/g/ID.svg",
      "/g/ID.png",
      "/g/ID?ply=0",
      "/embed/ID",
      "/oembed?url=/g/ID",
    ];
    for (const bot of ["", ...bots]) {
      for (const path of [...paths, "/api/matches/ID"]) {
        for (const method of ["GET", "HEAD", "OPTIONS"]) {
          const headers = { ...(bot && { "user-agent": bot }), "seat-key": key };
          const answer = await send(path.replace("ID", id), { method, headers });
          expect([path, method, answer.headers.getSetCookie()]).toEqual([path, method, []]);
          await answer.text();
        }
      }
    }
    expect(JSON.stringify(await tablesOf(id))).toBe(before);
    expect((await clientOf(send).sit(id, key)).status).toBe(201);
  });
});

describe("playing again", () => {
  test(
    "J63: pressed a thousand times by both at once it begins one game",
    { timeout: 300_000 },
    async () => {
      const { id, anna, ben, n } = await twoAt(send);
      await anna.act(id, { n, seat: 0, act: "resign" });
      const press = (who: typeof anna, seat: number) =>
        who.act(id, { n: n + 1, seat, act: "rematch" });
      const all = await timesOf(2000, (i) => (i % 2 === 0 ? press(anna, 0) : press(ben, 1)));
      const counts = tally(all);
      expect(Object.keys(counts).every((status) => /^(200|201|409)$/.test(status))).toBe(true);
      expect(counts[201]).toBe(2);
      const { seen } = await anna.look(id);
      expect([seen.n, seen.game, seen.turn]).toEqual([n + 3, 2, 1]);
    },
  );

  test("J63: and so it does fifty times in a row", async () => {
    const { id, anna, ben } = await twoAt(send);
    for (let game = 1; game <= 50; game++) {
      const { n } = (await anna.look(id)).seen;
      await anna.act(id, { n, seat: 0, act: "resign" });
      const press = (who: typeof anna, seat: number) =>
        who.act(id, { n: n + 1, seat, act: "rematch" });
      await Promise.all([press(anna, 0), press(ben, 1)]);
      expect((await ben.look(id)).seen).toMatchObject({ n: n + 3, game: game + 1 });
    }
  });
});

describe("sockets", () => {
  test("T115, W7: after eviction who is here and who plays is known as before", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const [hers, his, watcher] = [
      await follow(id, "?seat=0", anna.key),
      await follow(id, "?seat=1", ben.key),
      await follow(id),
    ];
    const here = async () => (await anna.look(id)).seen.seats.map((seat) => seat.here);
    expect(await here()).toEqual([true, true]);
    await evictDurableObject(matchOf(id));
    expect(await here()).toEqual([true, true]);
    await anna.act(id, line(n, 0, "h0,0"));
    for (const [page, seat] of [
      [hers, 0],
      [his, 1],
      [watcher, null],
    ] as const) {
      await expect.poll(() => page.told.at(-1)?.moves).toBe("h0,0");
      expect(page.told.at(-1)?.seat).toBe(seat);
    }
    const sizes = await runInDurableObject(matchOf(id), (_match, ctx) =>
      ctx.getWebSockets().map((socket) => JSON.stringify(socket.deserializeAttachment()).length),
    );
    expect(sizes).toHaveLength(3);
    for (const size of sizes) expect(size).toBeLessThan(2048);
  });

  test("T116: a page that closes is no longer here, and fails nobody's act", async () => {
    const { id, anna, ben, n } = await twoAt(send);
    const pages = await timesOf(8, () => follow(id, "?seat=1", ben.key));
    for (const { socket } of pages) socket?.close(1000);
    const moved = await anna.act(id, line(n, 0, "h0,0"));
    expect(moved.status).toBe(201);
    await expect.poll(async () => (await anna.look(id)).seen.seats[1]?.here).toBe(false);
    // As if one were still listed that cannot be sent to.
    await follow(id, "?seat=1", ben.key);
    const failing = vi.fn(() => {
      throw new TypeError("closing");
    });
    await runInDurableObject(matchOf(id), (_match, ctx) => {
      for (const socket of ctx.getWebSockets()) Object.assign(socket, { send: failing });
    });
    expect((await ben.act(id, line(n + 1, 1, "h0,1"))).status).toBe(201);
    expect(failing).toHaveBeenCalled();
    expect((await anna.look(id)).seen.moves).toBe("h0,0 h0,1");
  });

  test("T117: an object that goes while moves come loses none and makes none twice", async () => {
    const { id, anna, ben, n } = await twoAt(send, { options: { w: 3, h: 3 } });
    const lines = ["h0,0", "h0,1", "h0,2", "v1,1", "h3,0", "h3,1", "h3,2", "v1,2"];
    for (const [i, move] of lines.entries()) {
      const [who, seat] = i % 2 === 0 ? ([anna, 0] as const) : ([ben, 1] as const);
      const sent = () => who.act(id, line(n + i, seat, move)).catch(() => null);
      // As in production, a deploy drops all sockets; pages come back by themselves.
      const page = await follow(id);
      const gone = evictDurableObject(matchOf(id), { webSockets: "close" }).catch(() => null);
      await Promise.all([sent(), gone, sent()]);
      const again = await sent();
      expect([move, again?.status, again?.seen.n]).toEqual([move, 200, n + i + 1]);
      await evictDurableObject(matchOf(id), { webSockets: "close" });
      await expect.poll(() => page.closed.length).toBe(1);
      const back = await follow(id);
      await expect.poll(() => back.told.at(-1)?.n).toBe(n + i + 1);
    }
    expect((await ben.look(id)).seen.moves).toBe(lines.join(" "));
  });
});
