/** The worker in this very isolate, asked as if over the net. */
import { env, exports } from "cloudflare:workers";
import { runDurableObjectAlarm, runInDurableObject, type Stub } from "cloudflare:test";
import { vi } from "vitest";
import type { Seen } from "../../engine/wire.ts";
import type { Send } from "../http/client.ts";

const origin = "https://kaestchen.example";
export const day = 86_400_000;

export const send: Send = (path, init) => exports.default.fetch(new Request(origin + path, init));

export type Tables = Readonly<Record<string, readonly object[]>>;

/** Every table of a match and its rows, as they are on disk. */
export function tablesOf(id: string): Promise<Tables> {
  return tablesIn(env.MATCHES.getByName(id));
}

/** The same of any object. Asking wakes it. */
export async function tablesIn(object: Stub): Promise<Tables> {
  return runInDurableObject(object, (_object, { storage: { sql } }) => {
    const names = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
    const own = names.map((row) => String(row["name"])).filter((name) => !name.startsWith("_cf"));
    return Object.fromEntries(
      own.map((name) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()]),
    );
  });
}

/** So many ms later, by the clock of this isolate, which is the worker's too; its alarm runs. */
export async function later(ms: number, id: string): Promise<void> {
  clockAt(Date.now() + ms);
  await runDurableObjectAlarm(env.MATCHES.getByName(id));
}

/** It is this time now (ms since 1970), for the worker too, until mocks are restored. */
export function clockAt(now: number): void {
  vi.spyOn(Date, "now").mockReturnValue(now);
}

/** When the alarm of a match fires. */
export function alarmOf(id: string): Promise<number | null> {
  return runInDurableObject(env.MATCHES.getByName(id), (_match, { storage }) => storage.getAlarm());
}

/** A socket to a match, with all that it has been told. */
export async function follow(id: string, query = "", key?: string) {
  const headers = { upgrade: "websocket", ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await send(`/api/matches/${id}/live${query}`, { headers });
  const { webSocket: socket } = answer as unknown as {
    webSocket: (WebSocket & { accept(): void }) | null;
  };
  const told: Seen[] = [];
  const closed: number[] = [];
  socket?.addEventListener("message", ({ data }) => {
    told.push(JSON.parse(String(data)) as Seen);
  });
  socket?.addEventListener("close", ({ code }) => {
    closed.push(code);
  });
  socket?.accept();
  return { status: answer.status, socket, told, closed };
}
