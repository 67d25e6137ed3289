/** What stands in workerd's SQLite files, read without the product and without touching them. */
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Row } from "../../engine/facts.ts";

/** A match as it lies on disk. */
export interface Stored {
  readonly id: string;
  readonly secret: string;
  readonly rows: readonly Row[];
  readonly seats: readonly { readonly seat: number; readonly generation: number }[];
  /** Seats that some device may act for. */
  readonly held: readonly number[];
}

export interface Files {
  readonly matches: ReadonlyMap<string, Stored>;
  /** For each player the ids of their matches. */
  readonly players: readonly (readonly string[])[];
  /** What is wrong with files themselves. */
  readonly broken: readonly string[];
}

/** Everything below the folder that a workerd which is gone has kept its objects in. */
export function readFiles(folder: string): Files {
  const broken: string[] = [];
  const read = <T>(kind: string, one: (database: DatabaseSync) => T | string): readonly T[] =>
    copied(join(folder, "do", `served-${kind}`), (database, name) => {
      const whole = String(database.prepare("PRAGMA integrity_check").get()?.["integrity_check"]);
      const found = whole === "ok" ? one(database) : whole;
      if (typeof found !== "string") return [found];
      if (found !== "") broken.push(`${kind} ${name}: ${found}`);
      return [];
    });
  const matches = read("Match", matchIn);
  const players = read("Player", playerIn);
  return { matches: new Map(matches.map((one) => [one.id, one])), players, broken };
}

/** What a match's file holds; what is wrong with it; or nothing, if no match was made here. */
function matchIn(database: DatabaseSync): Stored | string {
  const tables = tablesIn(database, ["log", "secrets", "seats", "holders"]);
  if (tables !== 4) return tables === 0 ? "" : `${tables} of 4 tables`;
  const all = (query: string): Record<string, unknown>[] => database.prepare(query).all();
  const rows = all("SELECT n, at, seat, what, text FROM log ORDER BY n") as unknown as Row[];
  const [secret, ...more] = all("SELECT id, secret FROM secrets");
  if (!secret || more.length > 0) {
    return rows.length === 0 && !secret ? "" : `${rows.length} rows, ${more.length + 1} secrets`;
  }
  return {
    id: String(secret["id"]),
    secret: String(secret["secret"]),
    rows,
    seats: all("SELECT seat, generation FROM seats ORDER BY seat") as unknown as Stored["seats"],
    held: all("SELECT DISTINCT seat FROM holders").map((row) => Number(row["seat"])),
  };
}

function playerIn(database: DatabaseSync): readonly string[] | string {
  const tables = tablesIn(database, ["devices", "matches"]);
  if (tables !== 2) return tables === 0 ? "" : `${tables} of 2 tables`;
  return database
    .prepare("SELECT id FROM matches")
    .all()
    .map((row) => String(row["id"]));
}

function tablesIn(database: DatabaseSync, names: readonly string[]): number {
  const list = names.map((name) => `'${name}'`).join(", ");
  const query = `SELECT count(*) AS n FROM sqlite_master WHERE name IN (${list})`;
  return Number(database.prepare(query).get()?.["n"]);
}

/**
 * Opens a copy of every database of a folder: SQLite would clear away the journal that is to be
 * found again by workerd.
 */
function copied<T>(folder: string, read: (database: DatabaseSync, name: string) => T[]): T[] {
  const names = readdirSync(folder).filter((name) => /^[0-9a-f]+\.sqlite(-wal)?$/.test(name));
  const copies = mkdtempSync(`${folder}-copy-`);
  for (const name of names) copyFileSync(join(folder, name), join(copies, name));
  const all = names
    .filter((name) => name.endsWith(".sqlite"))
    .flatMap((name) => {
      const database = new DatabaseSync(join(copies, name));
      try {
        return read(database, name);
      } finally {
        database.close();
      }
    });
  rmSync(copies, { recursive: true });
  return all;
}
