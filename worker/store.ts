/** The rows of one match, through drizzle. Everything but `create` is synchronous. */
import { and, asc, eq, gt, inArray, max, notInArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/durable-sqlite";
import { migrate } from "drizzle-orm/durable-sqlite/migrator";
import migrations from "../db/match/migrations.js";
import { holders, log, seats, secrets } from "../db/match.ts";
import type { Row } from "../engine/facts.ts";
import type { Seat } from "../engine/rules.ts";
import { hasTables, isNewer, isStripped } from "./tables.ts";

export type SeatRow = typeof seats.$inferSelect;
export type HolderRow = Omit<typeof holders.$inferSelect, "nr">;
export type SecretRow = typeof secrets.$inferSelect;
/** What a match that is long over still knows besides its log. */
type Leftover = SecretRow & { readonly seats: SeatRow[] };
export type MatchStore = ReturnType<typeof openStore>;

/** Devices that may hold one seat: one person's, and a ninth drops the oldest. */
const holdersPerSeat = 8;

export function openStore(storage: DurableObjectStorage) {
  const db = drizzle(storage);
  let bare = isStripped(storage);
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
    /** Is there a match, or what is left of one? */
    isMade: (): boolean => bare || hasTables(storage),
    isNewer: (): boolean => !bare && isNewer(storage, migrations),
    /** Creates tables that are missing. */
    create: (): Promise<void> => (bare ? Promise.resolve() : migrate(db, migrations)),
    length: (): number => last.get()?.n ?? 0,
    rows: (): Row[] => db.select().from(log).where(gt(log.n, 0)).orderBy(asc(log.n)).all(),
    append: (row: Row): unknown => insert.run({ ...row }),
    secret: (): SecretRow | undefined => (bare ? leftover() : db.select().from(secrets).get()),
    keep: (row: SecretRow): unknown => db.insert(secrets).values(row).run(),
    setSecret: (change: Partial<SecretRow>): unknown => db.update(secrets).set(change).run(),
    seats: (): SeatRow[] => {
      return bare ? leftover().seats : db.select().from(seats).orderBy(asc(seats.seat)).all();
    },
    setSeat: (row: SeatRow): unknown =>
      db.insert(seats).values(row).onConflictDoUpdate({ target: seats.seat, set: row }).run(),
    holders: (): HolderRow[] => (bare ? [] : held()),
    hold,
    strip,
    /** Takes a seat from everybody, or from everybody but one device. */
    release: (seat: Seat, but = ""): unknown =>
      db
        .delete(holders)
        .where(and(eq(holders.seat, seat), notInArray(holders.device, [but])))
        .run(),
  };

  function held(): HolderRow[] {
    const columns = { seat: holders.seat, device: holders.device };
    return db.select(columns).from(holders).orderBy(asc(holders.nr)).all();
  }

  /** Only the log stays, with a row before the first for what is still to be known: each table is
   * a page, and there are far more matches that are over than others. */
  function strip(secret: SecretRow, left: readonly SeatRow[]): void {
    const text = JSON.stringify({ ...secret, seats: [...left] } satisfies Leftover);
    storage.transactionSync(() => {
      insert.run({ n: 0, at: 0, seat: null, what: "bare", text });
      for (const table of ["seats", "secrets", "holders", "__drizzle_migrations"]) {
        storage.sql.exec(`DROP TABLE ${table}`);
      }
    });
    bare = true;
  }

  function leftover(): Leftover {
    const row = db.select().from(log).where(eq(log.n, 0)).get();
    return JSON.parse(row?.text ?? "") as Leftover;
  }

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
