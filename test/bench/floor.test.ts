/** The floor is a real one: it stores a move, tells it, and still has it after a power cut. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { serve } from "../miniflare/server.ts";
import { floorAt } from "./code.ts";
import { listen, post } from "./net.ts";

const folder = mkdtempSync(join(tmpdir(), "kaestchenpost-floor-"));
const place = await floorAt(folder);
let server = await serve(place);
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true });
});

test("stores a move and returns it", async () => {
  const page = await listen(`${server.address}/a-game`);
  const move = { seat: 1, move: "h0,0" };
  expect(JSON.parse(await post(`${server.address}/a-game`, JSON.stringify(move)))).toEqual({
    n: 1,
    ...move,
  });
  await page.heard(1);
  expect(page.frames.length).toBe(1);
  page.close();
  await server.kill();
  server = await serve(place);
  const kept = await fetch(`${server.address}/a-game`);
  expect(await kept.json()).toEqual([{ n: 1, ...move }]);
  expect(await (await fetch(`${server.address}/another`)).json()).toEqual([]);
});

test("is as little as it says", () => {
  const text = readFileSync("test/bench/floor.ts", "utf8");
  expect(text.trim().split("\n").length).toBeLessThanOrEqual(60);
  expect(text).not.toMatch(/hono|drizzle/);
  expect(text.match(/INSERT INTO/g)).toHaveLength(1);
});
