/** Sitting down: which seat, under what name, in what colour. */
import type { Act, Sender } from "../engine/acts.ts";
import type { Seat, Side } from "../engine/rules.ts";
import { colours, type Colour } from "../engine/wire.ts";
import type { Who } from "./identity.ts";
import { cleanName, inventName } from "./names.ts";
import type { Card, MakeRequest, Refused, RowAct } from "./requests.ts";
import { isBare, opens, rightsOf, type Known, type Loaded } from "./seating.ts";
import type { SeatRow } from "./store.ts";

/** Where somebody would sit; `again`: it is theirs already, and only the device may be new. */
export interface Place {
  readonly row: SeatRow;
  readonly again: boolean;
}

export function placeFor(
  loaded: Loaded,
  { who, key }: { readonly who: Known; readonly key?: string | undefined },
  deployments: readonly string[],
): Place | Refused {
  const { held } = rightsOf(loaded, who);
  if (key === undefined) return openPlace(loaded, held);
  const found = opens(loaded, key, deployments);
  if (!found) return { problem: "not-found" };
  const { row, used } = found;
  if (loaded.match.seats[row.seat]?.taken) {
    if (!used || held.includes(row.seat)) return { row, again: true };
    return { problem: "seat-taken" };
  }
  return held.length > 0 ? { problem: "refused", why: "own-invitation" } : { row, again: false };
}

export const notFound: Refused = { problem: "not-found" };
/** A later program has gone on here: this one reads and writes nothing. */
export const newer: Refused = { problem: "newer" };

/** Why a player may not be part of this match. */
export function notJoined(joined: "unknown" | "too-many" | "newer") {
  return { problem: joined === "unknown" ? "not-your-seat" : joined } as const;
}

/** Anybody may join an open match: the first free seat is theirs. */
function openPlace(loaded: Loaded, held: readonly Seat[]): ReturnType<typeof placeFor> {
  if (!loaded.match.head.open || isBare(loaded)) return { problem: "not-found" };
  const mine = loaded.seats.find(({ seat }) => held.includes(seat));
  if (mine) return { row: mine, again: true };
  const free = loaded.seats.find(({ seat }) => {
    const state = loaded.match.seats[seat];
    return state?.who === "person" && !state.taken;
  });
  return free ? { row: free, again: false } : { problem: "seat-taken" };
}

/** A seat nobody has sat down on yet; its colour is its side's. */
export function emptySeat(seat: Seat, sides: readonly Side[]): SeatRow {
  const colour = colours[(sides[seat] ?? 0) % colours.length] ?? "a";
  return {
    seat,
    generation: 0,
    invited: null,
    player: null,
    name: "",
    colour,
    lang: "de",
    muted: false,
    rack: "",
    away: null,
    vote: "",
    nudged: "",
    plan: "",
  };
}

/**
 * The seat under a new key: free for anybody, or kept by whoever renewed it. That device then
 * stands for the person: the one they sat down with loses the seat too, and with the last seat
 * of the maker's goes the match.
 */
export function givenOut(
  { seats, secret, match }: Loaded,
  row: SeatRow,
  generation: number,
  renewer: Who | null,
): { readonly given: SeatRow; readonly maker: string } {
  const kept = renewer ? { ...row, player: renewer.player } : emptySeat(row.seat, match.head.sides);
  const others = seats.filter(({ seat }) => seat !== row.seat);
  const goes = row.player === secret.maker && others.every((one) => one.player !== secret.maker);
  const playing = others.find(({ player }) => player !== null);
  const heir = renewer?.player ?? playing?.player;
  return {
    given: { ...kept, generation, invited: null },
    maker: goes ? (heir ?? secret.maker) : secret.maker,
  };
}

/** The seats of a new match, some of them its maker's. Only the first bears the name they gave. */
export function seatsAtFirst({ head, mine, who, card }: MakeRequest): readonly SeatRow[] {
  const rows = head.seats.map((_, seat) => emptySeat(seat, head.sides));
  for (const seat of mine) {
    const named = mine[0] === seat ? card : { ...card, name: undefined };
    const empty = rows[seat];
    if (empty) rows[seat] = satDown(empty, who, named, rows);
  }
  return rows;
}

/** The seat once somebody sits there: their key is a new one, the invitation is used up. */
export function satDown(row: SeatRow, who: Who, card: Card, others: readonly SeatRow[]): SeatRow {
  const sitting = others.filter((other) => other.player !== null && other.seat !== row.seat);
  const names = sitting.map((other) => other.name);
  return {
    ...row,
    generation: row.generation + 1,
    invited: row.generation,
    player: who.player,
    name: cleanName(card.name ?? "") || inventName(card.lang, names),
    colour: freeColour(card.colour, row, sitting),
    lang: card.lang,
  };
}

/** The seat under another name or in another colour. */
export function renamed(row: SeatRow, card: Card, others: readonly SeatRow[]): SeatRow {
  const sitting = others.filter((other) => other.player !== null && other.seat !== row.seat);
  const colour = freeColour(card.colour, row, sitting);
  return { ...row, name: cleanName(card.name ?? "") || row.name, colour };
}

/** A colour somebody else has gives way to the next free one. */
export function freeColour(
  wish: Colour | undefined,
  row: SeatRow,
  sitting: readonly SeatRow[],
): string {
  const first = wish ?? row.colour;
  const taken = sitting.map((other) => other.colour);
  if (!taken.includes(first)) return first;
  return colours.find((colour) => !taken.includes(colour)) ?? first;
}

/** The act as the engine knows it: an act about a key is told the generation it brings. */
export function withGeneration(act: RowAct, sender: Sender, seats: readonly SeatRow[]): Act {
  if (act.act !== "renew-key") return act;
  const generation = (seats.find(({ seat }) => seat === sender.seat)?.generation ?? 0) + 1;
  return { ...act, generation };
}
