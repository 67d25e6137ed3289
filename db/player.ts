/** The rows of one player: their devices, and where they play. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** `device`: SHA-256 of its key, hex; `at`: when it was met, ms since 1970. */
export const devices = sqliteTable("devices", {
  device: text().primaryKey(),
  at: integer().notNull(),
});

/** Matches this player made or sat down at; what is true of them, each match knows itself. */
export const matches = sqliteTable("matches", {
  nr: integer().primaryKey(),
  id: text().notNull(),
  at: integer().notNull(),
});
