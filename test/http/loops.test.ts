/** Schleifen over the interface: a whole match, and every byte that others are told of it. */
import { describe, expect, test } from "vitest";
import { fairness } from "../../engine/fair.ts";
import { randomFrom } from "../../engine/random.ts";
import { anyRules } from "../../engine/rules.ts";
import { movesOf, type Seen } from "../../engine/wire.ts";
import { kindOf } from "../../games/kinds.ts";
import { cpu } from "../../games/loops/cpu.ts";
import { rules, type LoopsState } from "../../games/loops/rules.ts";
import { clientOf, keyOf, type Client, type Fields } from "./client.ts";
import { address, send } from "./server.ts";
import { follow } from "./sockets.ts";

/** Bytes of a frame (reliability §6). */
const mostFrame = 4096;

const viewOf = ({ view }: Seen): LoopsState => view as LoopsState;

async function seated(wish: Fields): Promise<{ id: string; players: readonly Client[] }> {
  const players = [clientOf(send), clientOf(send), clientOf(send)] as const;
  const made = await players[0].make({ kind: "loops", seats: ["me", "free", "free"], ...wish });
  const { id } = made.seen;
  await players[1].sit(id, keyOf(made, 1));
  await players[2].sit(id, keyOf(made, 2));
  return { id, players };
}

function moveOf(seen: Seen): string {
  return rules.write(
    cpu.choose(rules, viewOf(seen), 2, randomFrom(seen.id.length.toString(16).padEnd(64, "7"))),
  );
}

/** What no body may hold: racks of others, the bag, chance, a seed before the end. */
function keepsSecrets(seen: Seen, seat: number | null): void {
  const { racks, bag, chance, tiles, mode } = viewOf(seen);
  for (const [of, rack] of racks.entries()) {
    const open = of === seat || mode === "rounds";
    expect(rack.every((tile) => (tile !== null) === open)).toBe(true);
  }
  expect([new Set(bag).size <= 1, bag[0] ?? null, chance]).toEqual([true, null, null]);
  const laid = tiles.map(([, , tile]) => tile);
  for (const text of movesOf(seen)) {
    for (const [, tile] of text.matchAll(/(\d+)@/g)) expect(laid).toContain(Number(tile));
  }
  for (const game of seen.games) expect("seed" in game).toBe(game.end !== null);
  expect(seen.rack === undefined || seat !== null).toBe(true);
}

/** A page: what is drawn, said and carried along for its script. */
function pageKeepsSecrets(html: string, seat: number | null): void {
  const props = /id="props">([^]*?)<\/script>/.exec(html)?.[1] ?? "";
  const { newest } = JSON.parse(props) as { newest: Seen };
  keepsSecrets(newest, seat);
  const drawn = html.replace(props, "");
  const known = [...viewOf(newest).tiles.map(([, , tile]) => tile), ...viewOf(newest).racks.flat()];
  for (const [, tile] of drawn.matchAll(/Spielstein (\d+)|data-tile="(\d+)"/g)) {
    if (tile !== undefined) expect(known).toContain(Number(tile));
  }
  const mine = seat === null ? 0 : (viewOf(newest).racks[seat]?.length ?? 0);
  expect(drawn.match(/data-tile=/g)?.length ?? 0).toBe(mine);
  expect(drawn.match(/class="tile"/g)?.length).toBe(viewOf(newest).tiles.length + mine);
}

/** Bag, racks and every draw follow from what was promised before the first move. */
async function isFair(id: string, client: Client): Promise<void> {
  const [first, last] = [await client.look(id, "?ply=0"), await client.look(id)];
  const fair = { seed: true, start: true, misfit: 0 };
  expect(fairness(anyRules(rules), first.seen, last.seen)).toEqual(fair);
}

async function page(id: string, client?: Client): Promise<string> {
  const headers = client && { authorization: `Bearer ${client.key}` };
  return (await fetch(`${address}/g/${id}?lang=de`, { ...(headers && { headers }) })).text();
}

describe("H2: a whole match with racks", () => {
  test("K67–K70: no byte to another seat or to an onlooker tells what lies face down", async () => {
    const { id, players } = await seated({});
    const watcher = clientOf(send);
    const onlooker = await follow(id);
    const ben = await follow(id, "?seat=1", { authorization: `Bearer ${players[1]?.key}` });
    const first = (await players[0]?.look(id))?.seen as Seen;
    let turns = 0;
    for (;;) {
      const { seen } = await watcher.look(id);
      keepsSecrets(seen, null);
      const { turn } = seen;
      if (turn === null) break;
      const own = (await (players[turn] as Client).look(id)).seen;
      keepsSecrets(own, turn);
      const move = { n: own.n, seat: turn, act: "move", move: moveOf(own) };
      const next = (turn + 1) % 3;
      const wrong = await (players[next] as Client).act(id, { ...move, seat: next });
      expect(wrong.status).toBe(422);
      keepsSecrets(wrong.seen, next);
      const moved = await (players[turn] as Client).act(id, move);
      expect([moved.status, moved.why]).toEqual([201, undefined]);
      keepsSecrets(moved.seen, turn);
      if (++turns % 9 === 0) {
        pageKeepsSecrets(await page(id), null);
        pageKeepsSecrets(await page(id, players[2]), 2);
        keepsSecrets((await watcher.look(id, "?ply=3")).seen, null);
      }
    }
    // What is asked of an object before is told before: then both have heard all.
    await expect.poll(() => onlooker.told.at(-1)?.turn).toBeNull();
    await expect.poll(() => ben.told.at(-1)?.turn).toBeNull();
    for (const told of onlooker.told) keepsSecrets(told, null);
    for (const told of ben.told) keepsSecrets(told, 1);
    const sizes = [...onlooker.told, ...ben.told].map((told) => JSON.stringify(told).length);
    process.stdout.write(
      `Schleifen, the longest frame of ${turns} turns: ${Math.max(...sizes)} bytes\n`,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(mostFrame);

    // H3: the bag was fixed before the first move, and now everybody can see that it was.
    const { seen } = await watcher.look(id);
    expect(first.games[0]?.commit).toBe(seen.games[0]?.commit);
    for (const one of [watcher, ...players]) await isFair(id, one);
    onlooker.socket.close();
    ben.socket.close();
  });

  test("the order of one's rack is one's own, on every device; others hear nothing", async () => {
    const { id, players } = await seated({});
    const [anna, ben] = players as readonly [Client, Client, Client];
    const onlooker = await follow(id);
    await expect.poll(() => onlooker.told.length).toBe(1);
    const { seen } = await anna.look(id);
    const order = (viewOf(seen).racks[0] ?? []).toReversed().map(Number);
    const put = await anna.act(id, { n: seen.n, seat: 0, act: "rack", order });
    expect([put.status, put.seen.rack, put.seen.n]).toEqual([200, order, seen.n]);
    expect((await anna.look(id)).seen.rack).toEqual(order);
    expect((await ben.look(id)).seen.rack).toBeUndefined();
    expect((await clientOf(send).look(id)).text).not.toContain('"rack"');
    // Who hears of the next act has heard of nothing between.
    await anna.act(id, { n: seen.n, seat: 0, act: "name", name: "Anne" });
    await expect.poll(() => onlooker.told.at(-1)?.seats[0]?.name).toBe("Anne");
    expect(onlooker.told.length).toBe(2);
    // Whether these are tiles of the rack is not told.
    const others = await ben.act(id, { n: seen.n, seat: 1, act: "rack", order: [1, 2, 3] });
    expect([others.status, others.seen.rack]).toEqual([200, [1, 2, 3]]);
    const foreign = await ben.act(id, { n: seen.n, seat: 0, act: "rack", order });
    expect(foreign.status).toBe(403);
    for (const bad of [["1"], [-1], "1 2", Array.from({ length: 21 }, (_, i) => i)]) {
      const wrong = await anna.act(id, { n: seen.n, seat: 0, act: "rack", order: bad });
      expect(wrong.status).toBe(400);
    }
    onlooker.socket.close();
  });
});

test("K71: who has left sees no rack any more, and the others play on to the end", async () => {
  const { id, players } = await seated({});
  const { seen } = await (players[1] as Client).look(id);
  const left = await (players[1] as Client).act(id, { n: seen.n, seat: 1, act: "resign" });
  expect([left.status, left.seen.end, viewOf(left.seen).gone]).toEqual([201, null, [1]]);
  for (const seat of [0, 2]) keepsSecrets((await (players[seat] as Client).look(id)).seen, seat);
  keepsSecrets((await (players[1] as Client).look(id)).seen, 1);
  for (;;) {
    const { turn } = (await (players[0] as Client).look(id)).seen;
    if (turn === null) break;
    const own = (await (players[turn] as Client).look(id)).seen;
    const move = { n: own.n, seat: turn, act: "move", move: moveOf(own) };
    expect((await (players[turn] as Client).act(id, move)).status).toBe(201);
  }
  const { end, places } = (await (players[0] as Client).look(id)).seen;
  expect([end?.how, places?.[1]]).toEqual(["rules", 3]);
  for (const one of [clientOf(send), ...players]) await isFair(id, one);
});

test.for([2, 3, 4])("without racks and against the CPU, %i seats", async (seats) => {
  const me = clientOf(send);
  const others = Array.from({ length: seats - 1 }, () => "cpu:2");
  const options = { mode: "rounds", rounds: 3 };
  let { seen } = await me.make({ kind: "loops", seats: ["me", ...others], options });
  while (seen.turn !== null) {
    keepsSecrets(seen, 0);
    const got = await me.act(seen.id, { n: seen.n, seat: 0, act: "move", move: moveOf(seen) });
    expect([got.status, got.why]).toEqual([201, undefined]);
    ({ seen } = got);
  }
  expect([seen.end?.how, seen.scores.length]).toEqual(["rules", seats]);
  await isFair(seen.id, clientOf(send));
});

test.each(["corners", "loops"])("whoever is invited to %s is told what counts", async (kind) => {
  const { id, options } = (await clientOf(send).make({ kind, open: true })).seen;
  const { rule } = (await kindOf(kind)?.playing("de"))?.words ?? {};
  expect(rule?.(options)).toMatch(/\.$/);
  expect(await page(id)).toContain(`<p class="fine soft">${rule?.(options)}</p><label>`);
});
