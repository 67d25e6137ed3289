/** The toy as programs play it: what nobody may be told, and what to play. */
import { expect } from "vitest";
import type { Seen } from "../../engine/wire.ts";
import { fits, nameOf, type ToyState } from "../toy/cards.ts";
import { clientOf, keyOf, type Client, type Send } from "./client.ts";

export const stateOf = ({ view }: Seen): ToyState => view as ToyState;

/** Nobody is shown a card that only others may know. */
export function keepsSecrets(seen: Seen, seat: number | null): void {
  const { racks, deck, chance } = stateOf(seen);
  for (const [of, rack] of racks.entries()) {
    expect(rack.every((card) => (card !== null) === (of === seat))).toBe(true);
  }
  expect([deck.every((card) => card === null), chance]).toEqual([true, null]);
  const over = seen.games.map(({ seed }) => seed !== undefined);
  expect(over).toEqual(seen.games.map(({ end }) => end !== null));
}

/** Three people, each with a key of their own, seated. */
export async function seatThree(send: Send): Promise<{ id: string; players: readonly Client[] }> {
  const players = [clientOf(send), clientOf(send), clientOf(send)] as const;
  const made = await players[0].make({ kind: "toy", seats: ["me", "free", "free"] });
  const { id } = made.seen;
  for (const seat of [1, 2] as const) {
    const sat = await players[seat].sit(id, keyOf(made, seat));
    expect([sat.status, sat.seen.held]).toEqual([201, [seat]]);
  }
  return { id, players };
}

/** The first card of one's own that fits. */
export function moveOf(own: Seen, seat: number): string {
  const { racks, open } = stateOf(own);
  const card = racks[seat]?.find((one) => one !== null && fits(one, open));
  return card === undefined || card === null ? "skip" : nameOf(card);
}
