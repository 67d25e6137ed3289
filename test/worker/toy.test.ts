/** The toy game over the interface: three people with hidden racks, to the end. */
import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Seen } from "../../engine/wire.ts";
import { clientOf, keyOf, type Client } from "../http/client.ts";
import { fits, nameOf, type ToyState } from "../toy/cards.ts";
import { send } from "./worker.ts";

const stateOf = ({ view }: Seen): ToyState => view as ToyState;

/** Nobody is shown a card that only others may know. */
function keepsSecrets(seen: Seen, seat: number | null): void {
  const { racks, deck, chance } = stateOf(seen);
  for (const [of, rack] of racks.entries()) {
    expect(rack.every((card) => (card !== null) === (of === seat))).toBe(true);
  }
  expect([deck.every((card) => card === null), chance]).toEqual([true, null]);
  const over = seen.games.map(({ seed }) => seed !== undefined);
  expect(over).toEqual(seen.games.map(({ end }) => end !== null));
}

async function seatThree(): Promise<{ id: string; players: readonly Client[] }> {
  const players = [clientOf(send), clientOf(send), clientOf(send)] as const;
  const made = await players[0].make({ kind: "toy", seats: ["me", "free", "free"] });
  const { id } = made.seen;
  for (const seat of [1, 2]) {
    const sat = await players[seat === 1 ? 1 : 2].sit(id, keyOf(made, seat));
    expect([sat.status, sat.seen.held]).toEqual([201, [seat]]);
  }
  return { id, players };
}

test("played to its end; no seat ever sees another's rack", async () => {
  const { id, players } = await seatThree();
  const watcher = clientOf(send);
  let moves = 0;
  for (;;) {
    for (const [seat, player] of players.entries()) {
      keepsSecrets((await player.look(id)).seen, seat);
      // Asking for another's seat gives one's own.
      keepsSecrets((await player.look(id, `?seat=${(seat + 1) % 3}`)).seen, seat);
      keepsSecrets((await player.look(id, "?game=1&ply=0")).seen, seat);
    }
    const { seen } = await watcher.look(id);
    keepsSecrets(seen, null);
    const { turn } = seen;
    if (turn === null) break;
    const mover = players[turn] as Client;
    const { seen: own } = await mover.look(id);
    const { racks, open } = stateOf(own);
    const card = racks[turn]?.find((one) => one !== null && fits(one, open));
    const move = card === undefined || card === null ? "skip" : nameOf(card);
    const act = { n: own.n, seat: turn, act: "move", move };
    const wrong = await (players[(turn + 1) % 3] as Client).act(id, act);
    expect(wrong.status).toBe(403);
    expect("seen" in JSON.parse(wrong.text)).toBe(true);
    keepsSecrets(wrong.seen, (turn + 1) % 3);
    const moved = await mover.act(id, act);
    expect(moved.status).toBe(201);
    keepsSecrets(moved.seen, turn);
    if (++moves === 3) await evictDurableObject(env.MATCHES.getByName(id));
  }
  const { seen } = await watcher.look(id);
  expect(seen.end?.how).toBe("rules");
  expect(seen.places).toHaveLength(3);
  expect(Object.values(seen.marks).every((mark) => mark === "rules")).toBe(true);
  expect(seen.movers.length).toBeGreaterThanOrEqual(moves);
});

test("who leaves drops out; the last who stays has won", async () => {
  const { id, players } = await seatThree();
  const [anna, ben, carla] = players as readonly [Client, Client, Client];
  const first = await ben.act(id, { n: 3, seat: 1, act: "leave" });
  expect([first.status, first.seen.end]).toEqual([201, null]);
  const again = await ben.act(id, { n: first.seen.n, seat: 1, act: "leave" });
  expect([again.status, again.why]).toEqual([422, "game-over"]);
  const last = await carla.act(id, { n: first.seen.n, seat: 2, act: "leave" });
  expect(last.seen.end).toEqual({ how: "left", winner: 0 });
  expect((await anna.look(id)).seen.places?.[0]).toBe(1);
});
