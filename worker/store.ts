/** The rows of one match, through drizzle. Everything but `create` is synchronous. */
import { and, asc, eq, inArray, max, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import migrations from "../db/match/migrations.js";
import { holders, log, seats, secrets } from "../db/match.ts";
import type { Row } from "../engine/facts.ts";
import type { Seat } from "../engine/rules.ts";
import { isNewer } from "./tables.ts";

export type SeatRow = typeof seats.$inferSelect;
export type HolderRow = Omit<typeof holders.$inferSelect, "nr">;
export type SecretRow = typeof secrets.$inferSelect;
export type MatchStore = ReturnType<typeof openStore>;

/** Devices that may hold one seat: one person's, and a ninth drops the oldest. */
const holdersPerSeat = 8;

export function openStore(storage: DurableObjectStorage) {
  const db = drizzle(storage);
  // The two that every act needs are put together once. Rows have no gaps: the last is the count.
  const last = db
    .select({ n: max(log.n) })
    .from(log)
    .prepare();
  const named = (name: keyof Row) => sql.placeholder(name);
  const row = { n: named("n"), at: named("at"), seat: named("seat") };
  const insert = db
    .insert(log)
    .values({ ...row, what: named("what"), text: named("text") })
    .prepare();
  return {
    isNewer: (): boolean => isNewer(storage, migrations),
    /** Creates tables that are missing. */
    create: (): Promise<void> => migrate(db, migrations),
    length: (): number => last.get()?.n ?? 0,
    rows: (): Row[] => db.select().from(log).orderBy(asc(log.n)).all(),
    append: (row: Row): unknown => insert.run({ ...row }),
    secret: (): SecretRow | undefined => db.select().from(secrets).get(),
    keep: (row: SecretRow): unknown => db.insert(secrets).values(row).run(),
    setSecret: (change: Partial<SecretRow>): unknown => db.update(secrets).set(change).run(),
    seats: (): SeatRow[] => db.select().from(seats).orderBy(asc(seats.seat)).all(),
    setSeat: (row: SeatRow): unknown =>
      db.insert(seats).values(row).onConflictDoUpdate({ target: seats.seat, set: row }).run(),
    holders: (): HolderRow[] =>
      db
        .select({ seat: holders.seat, device: holders.device })
        .from(holders)
        .orderBy(asc(holders.nr))
        .all(),
    hold,
    /** Takes a seat from everybody, or from everybody but one device. */
    release: (seat: Seat, but = ""): unknown =>
      db
        .delete(holders)
        .where(and(eq(holders.seat, seat), notInArray(holders.device, [but])))
        .run(),
  };

  function hold(seat: Seat, device: string): void {
    const theirs = db
      .select()
      .from(holders)
      .where(eq(holders.seat, seat))
      .orderBy(asc(holders.nr))
      .all();
    if (theirs.some((one) => one.device === device)) return;
    const tooMany = theirs.slice(0, Math.max(0, theirs.length + 1 - holdersPerSeat));
    if (tooMany.length > 0) {
      db.delete(holders)
        .where(
          inArray(
            holders.nr,
            tooMany.map((one) => one.nr),
          ),
        )
        .run();
    }
    db.insert(holders).values({ seat, device }).run();
  }
}
