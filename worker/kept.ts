/** A match as it is kept: its rows on disk and what they fold to, always both. */
import { make } from "../engine/decide.ts";
import type { Entry, Table } from "../engine/entry.ts";
import { writeFacts } from "../engine/facts.ts";
import type { Who } from "./identity.ts";
import { newSecret } from "./keys.ts";
import type { MakeRequest, Refused } from "./requests.ts";
import { load, reread as readAgain, type Loaded, type Read } from "./seating.ts";
import { replanned } from "./beside.ts";
import { emptySeat, givenOut, newer, notFound, seatsAtFirst } from "./sitting.ts";
import { openStore, type SeatRow } from "./store.ts";

/**
 * `deployment`: the secret that seat keys are made with. `onNewer`: called when what is read was
 * written by a later program; nothing is read or written any more.
 */
export function openKept(storage: DurableObjectStorage, deployment: string, onNewer: () => void) {
  const store = openStore(storage);
  let now: Loaded | null = null;
  let none: Refused = notFound;

  function take(read: Read): void {
    now = read === "newer" ? null : read;
    if (read !== "newer") return;
    none = newer;
    onNewer();
  }

  function reread(known: Loaded): Loaded {
    take(readAgain(store, known, deployment));
    return now as Loaded;
  }

  function append({ row, facts, match, plans }: Entry): void {
    const full = { ...row, text: writeFacts(facts) };
    store.append(full);
    if (!now) return;
    now = { ...now, match, rows: [...now.rows, full] };
    if (plans) setBeside(replanned(now, plans));
  }

  /** What stands beside the log changes neither the match nor anybody's key. */
  function setBeside(rows: readonly SeatRow[]): void {
    if (!now) return;
    for (const row of rows) store.setSeat(row);
    const changed = new Map(rows.map((row) => [row.seat, row]));
    now = { ...now, seats: now.seats.map((row) => changed.get(row.seat) ?? row) };
  }

  return {
    /** The match as it was last read or written; null before it is made. */
    get now() {
      return now;
    },

    /** Why nothing is told while there is none. */
    get none() {
      return none;
    },

    /** Takes up what is there. Where nothing was made, nothing is created. */
    async open(): Promise<void> {
      if (!store.isMade()) return;
      await store.create();
      take(await load(store, deployment));
    },

    create: store.create,

    /**
     * Writes everything a new match begins with; false if it has been made meanwhile. `parts` are
     * loaded before: while something loads, others may come in.
     */
    async make(request: MakeRequest, parts: Pick<Table, "rules" | "cpu">): Promise<boolean> {
      const isNew = store.length() === 0;
      if (isNew) {
        const { id, kind, head, mine, who, body } = request;
        const secret = { id, secret: newSecret(), maker: who.player, body, extended: null };
        const table = { ...parts, secret: secret.secret };
        const entry = make(kind, head, mine, Date.now(), table);
        store.keep(secret);
        for (const row of seatsAtFirst(request)) {
          store.setSeat(row);
          if (row.player !== null) store.hold(row.seat, who.device);
        }
        append(entry);
        take(readAgain(store, { secret, table }, deployment));
      } else take(await load(store, deployment));
      return isNew;
    },

    /**
     * The match as it is on disk. An instance that has been superseded, maybe while it waited,
     * may not answer from memory: storage stops it here.
     */
    fresh(): Loaded | null {
      if (now && store.length() !== now.rows.length) reread(now);
      return now;
    },

    append,

    /** Lets one more device act for a seat. */
    hold: store.hold,

    setBeside,

    /** Somebody sits there, or is called otherwise. */
    setSeat(row: SeatRow): void {
      store.setSeat(row);
      if (now) reread(now);
    },

    /** A new key for a seat: kept by the one who renewed it, or free again for anybody. */
    giveOut(before: Loaded, row: SeatRow, generation: number, renewer: Who | null): Loaded {
      const { given, maker } = givenOut(before, row, generation, renewer);
      store.release(row.seat, renewer?.device);
      store.setSeat(given);
      if (maker !== before.secret.maker) store.setSecret({ maker });
      return reread(before);
    },

    /** Keeps the match from being deleted for as long as if somebody had played. */
    extend(extended: number): void {
      store.setSecret({ extended });
      if (now) reread(now);
    },

    /** Names, keys and rights go; the log stays, and with it what it tells by seat number. */
    strip(): void {
      if (!now) return;
      const { match, secret, seats } = now;
      const left = seats.map(({ seat, colour }) => ({
        ...emptySeat(seat, match.head.sides),
        colour,
      }));
      store.strip({ ...secret, maker: "", body: "" }, left);
      reread(now);
    },

    /** Nothing of the match remains. If it fails the match is still there, and its alarm again. */
    async forget(): Promise<void> {
      await storage.deleteAll();
      now = null;
      none = notFound;
      await storage.deleteAlarm();
    },
  };
}
