/** The worker in this very isolate, asked as if over the net. */
import { env, exports } from "cloudflare:workers";
import { runInDurableObject } from "cloudflare:test";
import type { Send } from "../http/client.ts";

const origin = "https://kaestchen.example";

export const send: Send = (path, init) => exports.default.fetch(new Request(origin + path, init));

/** Every table of a match and its rows, as they are on disk. */
export async function tablesOf(id: string): Promise<Readonly<Record<string, readonly object[]>>> {
  return runInDurableObject(env.MATCHES.getByName(id), (_match, { storage: { sql } }) => {
    const names = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table'").toArray();
    const own = names.map((row) => String(row["name"])).filter((name) => !name.startsWith("_cf"));
    return Object.fromEntries(
      own.map((name) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()]),
    );
  });
}
