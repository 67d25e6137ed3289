/** What an act reads and writes. */
import { runInDurableObject, type Cursor } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { twoAt } from "../http/client.ts";
import { send } from "./worker.ts";

test("a move reads a row and writes a row, however long the log", async () => {
  const { id, anna, ben } = await twoAt(send);
  const stub = env.MATCHES.getByName(id);
  const cursors: Cursor[] = [];
  await runInDurableObject(stub, (_match, { storage: { sql } }) => {
    const exec = sql.exec.bind(sql);
    sql.exec = (...asked) => {
      const cursor = exec(...asked);
      cursors.push(cursor);
      return cursor;
    };
  });
  for (const [i, move] of ["h0,0", "h0,1", "h0,2", "h0,3"].entries()) {
    const seat = i % 2;
    const moved = await [anna, ben][seat]?.act(id, { n: i + 2, seat, act: "move", move });
    expect(moved?.status).toBe(201);
    const rows = await runInDurableObject(stub, () => {
      return cursors.splice(0).map(({ rowsRead, rowsWritten }) => [rowsRead, rowsWritten]);
    });
    expect(rows.map(([, written]) => written).filter(Boolean)).toEqual([1]);
    expect(rows.every(([read = 0]) => read <= 1)).toBe(true);
  }
});
