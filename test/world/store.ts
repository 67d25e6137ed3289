/** The rows of one match in memory: what `worker/store.ts` does with tables, done with lists. */
import type { holders, seats, secrets } from "../../db/match.ts";
import type { Row } from "../../engine/facts.ts";
import type { Seat } from "../../engine/rules.ts";

type SeatRow = typeof seats.$inferSelect;
type HolderRow = Omit<typeof holders.$inferSelect, "nr">;
type SecretRow = typeof secrets.$inferSelect;

/** What outlives an object. */
export interface Disk {
  made: boolean;
  readonly rows: Row[];
  secret: SecretRow | undefined;
  seats: readonly SeatRow[];
  holders: readonly HolderRow[];
  /** When the one alarm fires (ms since 1970): kept, and lost, apart from the rows. */
  alarm: number | null;
  /** Only the log is left. */
  bare: boolean;
  /** Nothing can be read or written just now. */
  failing: boolean;
  /** Hears of every row as it is written. */
  wrote(row: Row): void;
}

/** One instance's way to the disk; cut off once another instance has taken its place. */
export interface Way {
  readonly disk: Disk;
  cut: boolean;
  readonly sql: { exec(query: string): { one(): { readonly n: number } } };
  getAlarm(): Promise<number | null>;
  setAlarm(at: number): Promise<void>;
  deleteAlarm(): Promise<void>;
  deleteAll(): Promise<void>;
}

/** A superseded instance touched storage: the platform stops it there. */
export class Superseded extends Error {}
/** The platform's storage has an outage. */
export class StorageFails extends Error {}

const holdersPerSeat = 8;

export function emptyDisk(wrote: (row: Row) => void): Disk {
  const nothing = { made: false, bare: false, secret: undefined, seats: [], holders: [] };
  return { ...nothing, rows: [], alarm: null, failing: false, wrote };
}

export function wayTo(disk: Disk): Way {
  // The only query that goes by the store: is there a table of migrations?
  const way: Way = {
    disk,
    cut: false,
    sql: { exec: () => ({ one: () => ({ n: Number(reached(way).made) }) }) },
    getAlarm: async () => reached(way).alarm,
    async setAlarm(at) {
      reached(way).alarm = at;
    },
    async deleteAlarm() {
      reached(way).alarm = null;
    },
    async deleteAll() {
      const all = reached(way);
      all.rows.length = 0;
      Object.assign(all, { made: false, bare: false, secret: undefined, seats: [], holders: [] });
    },
  };
  return way;
}

function reached(way: Way): Disk {
  if (way.cut) throw new Superseded("storage belongs to another instance now");
  if (way.disk.failing) throw new StorageFails("storage does not answer");
  return way.disk;
}

/** The tables besides the log, which a match that is long over has no more. */
function kept(way: Way): Disk {
  const disk = reached(way);
  if (disk.bare) throw new Error("no such table");
  return disk;
}

/** Stands in for the function of that name in `worker/store.ts`. */
export function openStore(way: Way) {
  return {
    isMade: () => reached(way).made,
    isNewer: () => false,
    create: async (): Promise<void> => {
      reached(way).made = true;
    },
    length: (): number => reached(way).rows.length,
    rows: (): Row[] => [...reached(way).rows],
    append(row: Row): void {
      const { rows, wrote } = reached(way);
      if (rows.some(({ n }) => n === row.n)) throw new Error(`UNIQUE: log.n ${row.n}`);
      rows.push({ ...row });
      wrote(row);
    },
    secret: (): SecretRow | undefined => reached(way).secret,
    keep(row: Partial<SecretRow> & Omit<SecretRow, "extended">): void {
      reached(way).secret = { extended: null, ...row };
    },
    setSecret(change: Partial<SecretRow>): void {
      const { secret } = kept(way);
      if (secret) way.disk.secret = { ...secret, ...change };
    },
    seats: (): SeatRow[] => [...reached(way).seats],
    setSeat(row: SeatRow): void {
      const others = kept(way).seats.filter(({ seat }) => seat !== row.seat);
      way.disk.seats = [...others, { ...row }].toSorted((a, b) => a.seat - b.seat);
    },
    holders: (): HolderRow[] => [...reached(way).holders],
    hold(seat: Seat, device: string): void {
      const theirs = kept(way).holders.filter((one) => one.seat === seat);
      if (theirs.some((one) => one.device === device)) return;
      const tooMany = theirs.slice(0, Math.max(0, theirs.length + 1 - holdersPerSeat));
      const left = way.disk.holders.filter((one) => !tooMany.includes(one));
      way.disk.holders = [...left, { seat, device }];
    },
    strip(secret: SecretRow, left: readonly SeatRow[]): void {
      const bare = { secret: { ...secret }, seats: [...left], holders: [], bare: true };
      Object.assign(reached(way), bare);
    },
    release(seat: Seat, but = ""): void {
      way.disk.holders = kept(way).holders.filter((one) => one.seat !== seat || one.device === but);
    },
  };
}
