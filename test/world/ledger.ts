/** Who holds which seat, kept by what people were told happened and by the design alone (§5). */
import type { Seat } from "../../engine/rules.ts";
import type { Device } from "./steps.ts";

export interface Held {
  /** The player who sat down, and the devices that came with the seat's key since. */
  readonly owner: string | null;
  readonly devices: readonly string[];
  readonly generation: number;
  /** The generation that the last sit used up. */
  readonly used: number | null;
  /** Wants no requests to take back. */
  readonly muted: boolean;
}

export interface Ledger {
  readonly maker: string;
  readonly seats: readonly Held[];
}

export function newLedger(maker: Device, mine: readonly Seat[], seats: number): Ledger {
  return {
    maker: maker.player,
    seats: Array.from({ length: seats }, (_, seat) => {
      const empty = { owner: null, devices: [], generation: 0, used: null, muted: false };
      return mine.includes(seat) ? taken(empty, maker) : empty;
    }),
  };
}

/** Taking a free seat raises its generation: the invitation is used up. */
function taken(seat: Held, { player, device }: Device): Held {
  const { generation } = seat;
  const now = { owner: player, devices: [device], generation: generation + 1, used: generation };
  return { ...now, muted: seat.muted };
}

export function heldBy({ seats }: Ledger, { player, device }: Device): readonly Seat[] {
  return seats.flatMap(({ owner, devices }, seat) =>
    owner === player || devices.includes(device) ? [seat] : [],
  );
}

/** The maker, on whatever device they hold a seat of theirs. */
export function isMaker(ledger: Ledger, who: Device): boolean {
  const { maker, seats } = ledger;
  return maker === who.player || heldBy(ledger, who).some((seat) => seats[seat]?.owner === maker);
}

export type Change =
  | { readonly is: "sit" | "again" | "renew"; readonly seat: Seat; readonly by: Device }
  | { readonly is: "mute"; readonly seat: Seat; readonly on: boolean }
  | { readonly is: "reset"; readonly seat: Seat };

export function changed(ledger: Ledger, change: Change): Ledger {
  const old = ledger.seats[change.seat];
  if (!old) return ledger;
  const seats = ledger.seats.with(change.seat, after(old, change));
  // With the last seat of the maker's goes the match: to who has it now, or else still plays.
  const { maker } = ledger;
  const loses = change.is === "renew" || change.is === "reset";
  const goes = loses && old.owner === maker && seats.every(({ owner }) => owner !== maker);
  const plays = seats.find(({ owner }) => owner !== null)?.owner ?? maker;
  const heir = change.is === "renew" ? change.by.player : plays;
  return { maker: goes ? heir : maker, seats };
}

function after(old: Held, change: Change): Held {
  const generation = old.generation + 1;
  switch (change.is) {
    case "sit":
      return taken(old, change.by);
    case "again": {
      const { device } = change.by;
      if (old.devices.includes(device)) return old;
      return { ...old, devices: [...old.devices, device].slice(-8) };
    }
    case "renew":
      // Others lose it, whoever they are.
      return {
        ...old,
        owner: change.by.player,
        devices: [change.by.device],
        generation,
        used: null,
      };
    case "mute":
      return { ...old, muted: change.on };
    case "reset":
      return { owner: null, devices: [], generation, used: null, muted: false };
  }
}

/** Names, keys and rights are gone: nobody holds anything any more. */
export function bared({ seats }: Ledger): Ledger {
  const empty = { owner: null, devices: [], used: null, muted: false };
  return {
    maker: "",
    seats: seats.map(({ generation }) => ({ ...empty, generation: generation + 1 })),
  };
}

export function mutedIn({ seats }: Ledger): readonly Seat[] {
  return seats.flatMap(({ muted }, seat) => (muted ? [seat] : []));
}
