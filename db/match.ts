/** The rows of one match. Few tables, no second index: each is a page of storage. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The log: one row per act, public facts only (formats §5). `at`: ms since 1970. */
export const log = sqliteTable("log", {
  n: integer().primaryKey(),
  at: integer().notNull(),
  seat: integer(),
  what: text().notNull(),
  text: text().notNull(),
});

/** One row: what the match keeps to itself. `body`: hash of the request that made it. */
export const secrets = sqliteTable("secrets", {
  id: text().notNull(),
  secret: text().notNull(),
  maker: text().notNull(),
  body: text().notNull(),
  /** When somebody last asked to keep the match (ms since 1970). */
  extended: integer(),
});

/** Who sits where. `invited`: the generation of the key that the last sit used up. */
export const seats = sqliteTable("seats", {
  seat: integer().primaryKey(),
  generation: integer().notNull(),
  invited: integer(),
  player: text(),
  name: text().notNull(),
  colour: text().notNull(),
  lang: text().notNull(),
  /** Wants no requests to take back. */
  muted: integer({ mode: "boolean" }).notNull().default(false),
  /** The order they gave to what only they see: numbers with spaces between. */
  rack: text().notNull().default(""),
  /** Since when none of their pages is open, where that matters (ms since 1970); -1: they act
   * without one. */
  away: integer(),
  /** What they want to come of a missed deadline: `ROW wait|cpu|win`, where it was missed. */
  vote: text().notNull().default(""),
  /** Who last nudged them, and when: `SEAT MS`. */
  nudged: text().notNull().default(""),
  /** What they have decided ahead, as JSON. */
  plan: text().notNull().default(""),
});

/** Devices that may act for a seat. `device`: SHA-256 of its key, hex. */
export const holders = sqliteTable("holders", {
  nr: integer().primaryKey(),
  seat: integer().notNull(),
  device: text().notNull(),
});
