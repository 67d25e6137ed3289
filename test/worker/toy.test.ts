/** The toy game over the interface: three people with hidden racks, to the end. */
import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { clientOf, type Client } from "../http/client.ts";
import { keepsSecrets, moveOf, seatThree } from "../http/toy.ts";
import { send } from "./worker.ts";

test("played to its end; no seat ever sees another's rack", async () => {
  const { id, players } = await seatThree(send);
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
    const act = { n: own.n, seat: turn, act: "move", move: moveOf(own, turn) };
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
  const { id, players } = await seatThree(send);
  const [anna, ben, carla] = players as readonly [Client, Client, Client];
  const first = await ben.act(id, { n: 3, seat: 1, act: "leave" });
  expect([first.status, first.seen.end]).toEqual([201, null]);
  const again = await ben.act(id, { n: first.seen.n, seat: 1, act: "leave" });
  expect([again.status, again.why]).toEqual([422, "game-over"]);
  const last = await carla.act(id, { n: first.seen.n, seat: 2, act: "leave" });
  expect(last.seen.end).toEqual({ how: "left", winner: 0 });
  expect((await anna.look(id)).seen.places?.[0]).toBe(1);
});
