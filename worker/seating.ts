/** Who may act for which seat, and what a seat key opens. */
import { fold, UnknownFact } from "../engine/fold.ts";
import type { Row } from "../engine/facts.ts";
import type { Match } from "../engine/match.ts";
import type { Table } from "../engine/entry.ts";
import type { Seat } from "../engine/rules.ts";
import type { Person, Viewer } from "../engine/seen.ts";
import { cpuLevel } from "../engine/settle.ts";
import type { Colour, Seen } from "../engine/wire.ts";
import { kindOf } from "../games/kinds.ts";
import { seatKey } from "./keys.ts";
import { personOf } from "./seatrow.ts";
import type { HolderRow, MatchStore, SeatRow, SecretRow } from "./store.ts";

/** A match in memory: its rows, and what they fold to. */
export interface Loaded {
  readonly secret: SecretRow;
  readonly table: Table;
  readonly rows: readonly Row[];
  readonly match: Match;
  readonly seats: readonly SeatRow[];
  readonly holders: readonly HolderRow[];
  /** The key of each seat, as it would be handed out now. */
  readonly keys: readonly string[];
}

/** What a read gives: null if no match was made here, "newer" if a later program wrote it. */
export type Read = Loaded | "newer" | null;

/** The match that this storage holds. */
export async function load(store: MatchStore, deployment: string): Promise<Read> {
  if (store.isNewer()) return "newer";
  const [secret, first] = [store.secret(), store.rows()[0]];
  if (!secret || !first) return null;
  const kind = kindOf(first.text.split(" ")[1] ?? "");
  if (!kind) return "newer";
  const table = { rules: await kind.rules(), cpu: await kind.cpu(), secret: secret.secret };
  return reread(store, { secret, table }, deployment);
}

/** The same match from its rows as they are now. */
export function reread(
  store: MatchStore,
  known: Pick<Loaded, "secret" | "table">,
  deployment: string,
): Exclude<Read, null> {
  try {
    return folded(store, known, deployment);
  } catch (error) {
    if (error instanceof UnknownFact) return "newer";
    throw error;
  }
}

function folded(
  store: MatchStore,
  { secret: known, table }: Pick<Loaded, "secret" | "table">,
  deployment: string,
): Loaded {
  const secret = store.secret() ?? known;
  const rows = store.rows();
  const match = fold(rows, table);
  if (!match) throw new Error("a match without rows");
  const levels = match.seats.map(({ who }) => cpuLevel(who));
  if (levels.some((level) => level !== null && !table.cpu.levels.includes(level))) {
    throw new UnknownFact("a CPU of another level");
  }
  const seats = store.seats();
  const keys = seats.map(({ seat, generation }) => {
    return seatKey(deployment, secret.secret, seat, generation);
  });
  return { secret, table, rows, match, seats, holders: store.holders(), keys };
}

/** Has everything gone that named somebody? */
export function isBare({ secret }: Loaded): boolean {
  return secret.maker === "";
}

/** A device, and its player where that is proven. */
export interface Known {
  readonly device: string | null;
  readonly player: string | null;
}

/** The seats somebody holds, and whether the match is theirs. */
export interface Rights {
  readonly held: readonly Seat[];
  readonly maker: boolean;
  /** Seats whose people want no requests. */
  readonly muted: readonly Seat[];
}

export function rightsOf({ holders, seats, secret }: Loaded, { device, player }: Known): Rights {
  const mine = seats.filter(
    (row) =>
      (player !== null && row.player === player) ||
      holders.some((one) => one.device === device && one.seat === row.seat),
  );
  const maker = player === secret.maker || mine.some((row) => row.player === secret.maker);
  const muted = seats.filter((row) => row.muted).map((row) => row.seat);
  return { held: mine.map((row) => row.seat), maker, muted };
}

/** Could this player, if they are who they say, hold more here than their device is known for? */
export function mayBeMore(loaded: Loaded, who: Known): boolean {
  const device = rightsOf(loaded, { ...who, player: null });
  const player = rightsOf(loaded, who);
  return player.held.length > device.held.length || player.maker !== device.maker;
}

/** What a key opens: its seat, as it is now, or as the last one who sat down used it. */
export function opens(
  loaded: Loaded,
  key: string,
  deployments: readonly string[],
): { readonly row: SeatRow; readonly used: boolean } | null {
  if (isBare(loaded)) return null;
  for (const row of loaded.seats) {
    if (loaded.match.seats[row.seat]?.who !== "person") continue;
    for (const deployment of deployments) {
      const at = (generation: number): boolean =>
        seatKey(deployment, loaded.secret.secret, row.seat, generation) === key;
      if (at(row.generation)) return { row, used: false };
      if (row.invited !== null && at(row.invited)) return { row, used: true };
    }
  }
  return null;
}

/** What a key that opens this can do for somebody who holds these seats. */
export function stateOf(
  { match }: Loaded,
  { row, used }: NonNullable<ReturnType<typeof opens>>,
  held: readonly Seat[],
): NonNullable<Seen["key"]> {
  const { seat } = row;
  const taken = match.seats[seat]?.taken ?? false;
  const mine = held.includes(seat) || (taken && !used);
  return { seat, state: mine ? "mine" : taken ? "taken" : "free" };
}

/** Somebody who looks: from the seat they wish, if they hold it. */
export interface Looker extends Known {
  readonly seat?: Seat | undefined;
  /** Goes with the one on turn, if they hold that too. */
  readonly follows?: boolean | undefined;
}

/** Somebody as `seen` is made for them: with the keys they may hand out. */
export function viewerOf(loaded: Loaded, who: Looker): Viewer {
  const { held, maker } = rightsOf(loaded, who);
  const mayHandOut = ({ seat }: SeatRow): boolean => {
    const state = loaded.match.seats[seat];
    if (state?.who !== "person") return false;
    return state.taken ? held.includes(seat) : maker;
  };
  const keys = loaded.seats.flatMap((row, i) => {
    return mayHandOut(row) ? [[row.seat, loaded.keys[i] ?? ""] as const] : [];
  });
  // Whoever holds one seat looks from there, whatever they wish.
  const several = held.length > 1;
  const wish = several ? who.seat : undefined;
  return {
    held,
    wish,
    ...(several && who.follows && { follows: true }),
    maker,
    keys: Object.fromEntries(keys),
  };
}

/** Who sits where, and whose page is open: on any device that may act for the seat. */
export function peopleOf(loaded: Loaded, pages: readonly Known[]): readonly Person[] {
  const here = new Set(pages.flatMap((page) => rightsOf(loaded, page).held));
  return loaded.match.seats.map((state, i) => {
    const row = loaded.seats.find(({ seat }) => seat === i);
    return {
      name: state.who === "person" && state.taken ? (row?.name ?? "") : "",
      colour: (row?.colour ?? "a") as Colour,
      here: here.has(i),
      muted: row?.muted ?? false,
      rack: row?.rack ? row.rack.split(" ").map(Number) : [],
      ...(row && personOf(row)),
    };
  });
}
