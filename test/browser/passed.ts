/** Time that has passed for a match while its server was down: all its times lie further back. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Moves every time in the logs below this folder of data into the past, by so much (ms). */
export function letPass(state: string, ms: number): void {
  const files = globSync(join(state, "**", "*.sqlite"));
  const moved = files.filter((file) => moveBack(file, ms));
  if (moved.length === 0) throw new Error(`no match in ${state}`);
}

/** False if no match lies there. */
function moveBack(file: string, ms: number): boolean {
  const database = new DatabaseSync(file);
  try {
    const tables = "SELECT count(*) AS n FROM sqlite_master WHERE name IN ('log', 'secrets')";
    if (database.prepare(tables).get()?.["n"] !== 2) return false;
    const rows = database.prepare("SELECT n, at, text FROM log").all();
    const write = database.prepare("UPDATE log SET at = ?, text = ? WHERE n = ?");
    for (const { n = 0, at, text } of rows) {
      const facts = String(text).replaceAll(/^due (\d+)$/gm, (_, due) => `due ${Number(due) - ms}`);
      write.run(Number(at) - ms, facts, n);
    }
    return true;
  } finally {
    database.close();
  }
}
