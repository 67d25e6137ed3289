/**
 * Frames over whole matches (reliability §6): 2 kB up to 5×5, 4 kB at 9×9 and for Schleifen, as
 * they come over the line, compressed, to a page that was there from the start and to one that
 * opens late and is told all at once.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect, test } from "vitest";
import { randomFrom } from "../../engine/random.ts";
import type { AnyRules } from "../../engine/rules.ts";
import { kindOf } from "../../games/kinds.ts";
import { clientOf, type Fields } from "../http/client.ts";
import { buildWorker, productAt } from "../miniflare/product.ts";
import { serve } from "../miniflare/server.ts";
import { one, seedFor } from "../setups.ts";
import { listen, tap } from "./net.ts";

const folder = mkdtempSync(join(tmpdir(), "kaestchenpost-frames-"));
const { code } = await buildWorker();
const server = await serve(productAt(folder, code));
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

const [small, large] = [2048, 4096];
const seats = (count: number): Fields => ({ seats: Array.from({ length: count }, () => "me") });
/** Of longer lists of moves one of the first is played. */
const mostListed = 300;

test.each<[string, Fields, number]>([
  ["dots", { options: { w: 5, h: 5 } }, small],
  ["dots", { options: { w: 5, h: 5, content: "random", twistHatz: true } }, small],
  ["dots", { options: { w: 9, h: 9, content: "random" } }, large],
  ["corners", { options: { n: 9 } }, large],
  ["loops", seats(2), large],
  ["loops", seats(4), large],
  ["loops", { ...seats(4), options: { mode: "rounds", rounds: 20 } }, large],
])("%s %j: no frame is longer than %i bytes", async (kind, wish, most) => {
  const rules = (await kindOf(kind)?.rules()) as AnyRules;
  const client = clientOf((path, init) => fetch(server.address + path, init));
  let { seen } = await client.make({ kind, ...seats(2), ...wish, name: "Wanda von Wandersleben" });
  const live = `${server.address}/api/matches/${seen.id}/live`;
  const headers = { authorization: `Bearer ${client.key}` };
  const pages = [await tap(live), await tap(`${live}?seat=0`, headers)];
  const plain = await listen(live);
  const random = randomFrom(seedFor(3));
  while (seen.turn !== null) {
    const { id, n, turn } = seen;
    const move = rules.write(one(firstOf(rules, seen.view), random));
    const got = await client.act(id, { n, seat: turn, act: "move", move });
    expect([got.status, got.why]).toEqual([201, undefined]);
    ({ seen } = got);
    await Promise.all([...pages, plain].map((page) => page.heard(seen.n)));
  }
  const late = [await tap(live), await tap(`${live}?seat=0`, headers)];
  await Promise.all(late.map((page) => page.heard(seen.n)));
  const longest = Math.max(...[...pages, ...late].flatMap(({ frames }) => frames));
  const text = Math.max(...plain.frames);
  process.stdout.write(
    `${kind} ${JSON.stringify(wish)}: ${seen.ply} moves, longest ${longest} bytes, text ${text}\n`,
  );
  for (const page of [...pages, ...late, plain]) page.close();
  expect(pages[0]?.frames.length).toBeGreaterThan(seen.ply / 2);
  expect(longest).toBeLessThanOrEqual(most);
});

function firstOf(rules: AnyRules, view: object): readonly unknown[] {
  const some: unknown[] = [];
  for (const move of rules.moves(view)) if (some.push(move) >= mostListed) break;
  return some;
}
