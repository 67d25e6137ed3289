/** Limits of numbers: matches of an address and of a player, sockets, frames. */
import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { clientOf, newKey, tally, twoAt, type Send } from "../http/client.ts";
import { hasSecurity } from "../http/headers.ts";
import { send } from "./worker.ts";

const on = { ...env, LIMITS: "on" };
/** Not by name: the worker's own types are not those of its tests. */
const entry: string = "../../worker/index.ts";
interface App {
  fetch(request: Request, env: object): Promise<Response>;
}

/** The worker with its limits on, asked from this address. */
function from(address: string): Send {
  return async (path, init) => {
    const request = new Request(`https://kaestchen.example${path}`, init);
    request.headers.set("cf-connecting-ip", address);
    const { default: app } = (await import(entry)) as { default: App };
    return app.fetch(request, on);
  };
}

describe("new matches", () => {
  test("30 of one address in a minute; another address is not affected", async () => {
    const crowd = from("192.0.2.1");
    let last = await clientOf(crowd).make();
    let made = 1;
    // The minute may end meanwhile, and then as many again are let through.
    for (; made <= 60 && last.status === 201; made++) last = await clientOf(crowd).make();
    expect(made).toBeGreaterThan(30);
    expect([last.status, last.type]).toEqual([429, "/problems/too-many"]);
    expect(last.headers.get("retry-after")).toBe("60");
    hasSecurity(last.headers, "429 of an address");
    expect((await clientOf(from("192.0.2.2")).make()).status).toBe(201);
  });

  test("without a limit where they are turned off", async () => {
    const made = [];
    for (let i = 0; i < 32; i++) made.push(await clientOf(send).make());
    expect(tally(made)).toEqual({ 201: 32 });
  });

  test("300 of one player in a day; the same one again is none", async () => {
    const anna = clientOf(send);
    const again = newKey();
    const { id } = (await anna.make({}, again)).seen;
    const player = env.PLAYERS.getByName(anna.key.split(".")[0] ?? "");
    await runInDurableObject(player, (object, { storage: { sql } }) => {
      Object.assign(object as object, { env: on });
      for (let i = 1; i < 300; i++) {
        sql.exec("INSERT INTO matches (id, at) VALUES (?, ?)", `match ${i}`, Date.now());
      }
    });
    const refused = await anna.make();
    expect([refused.status, refused.type]).toEqual([429, "/problems/too-many"]);
    expect(refused.headers.get("retry-after")).toBe("3600");
    hasSecurity(refused.headers, "429 of a player");
    expect((await anna.make({}, again)).seen.id).toBe(id);
    await runInDurableObject(player, (_object, { storage: { sql } }) => {
      sql.exec("UPDATE matches SET at = at - 86400001 WHERE nr > 1");
    });
    expect((await anna.make()).status).toBe(201);
  });
});

/** So many sockets one after the other; their statuses, and the last one itself. */
async function sockets(count: number, id: string, query: string, key?: string) {
  const headers = { upgrade: "websocket", ...(key && { authorization: `Bearer ${key}` }) };
  const statuses: number[] = [];
  const opened: WebSocket[] = [];
  for (let i = 0; i < count; i++) {
    const answer = await send(`/api/matches/${id}/live${query}`, { headers });
    statuses.push(answer.status);
    const { webSocket } = answer as unknown as {
      webSocket: (WebSocket & { accept(): void }) | null;
    };
    webSocket?.accept();
    if (webSocket) opened.push(webSocket);
  }
  return { statuses, opened };
}

describe("sockets", () => {
  test("8 of a seat and 64 that only watch; those displace no seat", async () => {
    const { id, anna } = await twoAt(send);
    const watching = await sockets(65, id, "");
    expect(watching.statuses.filter((status) => status === 101)).toHaveLength(64);
    expect(watching.statuses.at(-1)).toBe(429);
    const mine = await sockets(9, id, "?seat=0", anna.key);
    expect(mine.statuses).toEqual([...Array.from({ length: 8 }, () => 101), 429]);
    // One that goes makes room.
    const closed = new Promise((done) => mine.opened[0]?.addEventListener("close", done));
    mine.opened[0]?.close(1000);
    await closed;
    await expect
      .poll(async () => (await sockets(1, id, "?seat=0", anna.key)).statuses[0])
      .toBe(101);
  });

  test.each([
    ["text", "hello", 1008],
    ["long text", "x".repeat(5000), 1009],
    ["bytes", new Uint8Array(10), 1003],
  ])("%s from a page ends its line with the right code", async (_, frame, code) => {
    const { id } = await twoAt(send);
    const { opened } = await sockets(1, id, "");
    const closed = new Promise<number>((done) =>
      opened[0]?.addEventListener("close", (event) => done(event.code)),
    );
    opened[0]?.send(frame);
    expect(await closed).toBe(code);
  });
});
