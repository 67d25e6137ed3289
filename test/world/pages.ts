/** Pages and the net between them and the match: what is lost, doubled, late, tried again. */
import { one } from "../setups.ts";
import type { Seen } from "../../engine/wire.ts";
import type { Answer } from "./object.ts";
import type { Fields, Query, What } from "./steps.ts";
import type { World } from "./world.ts";

/** As a page does it: so many tries, each waits so long, the same act every time. */
const tries = 3;
const patience = 10_000;
const pause = 700;
const hour = 3_600_000;

export interface Page {
  readonly by: number;
  /** The newest it was told, and by which step. */
  seen: Seen | null;
  told: number;
  /** A key that somebody sent here. */
  key: string | null;
  line: number | null;
  /** The seats it held when it opened its socket. */
  held: string;
  /** Closed by whoever looked at it. */
  shut: boolean;
}

export function newPage(by: number): Page {
  return { by, seen: null, told: 0, key: null, line: null, held: "", shut: false };
}

/** A message on its way: lost, doubled, late. */
export function carry(world: World, arrive: () => void | Promise<void>): void {
  const { faults } = world.swarm;
  if (world.chance(faults.lost)) return;
  const times = world.chance(faults.doubled) ? 2 : 1;
  for (let i = 0; i < times; i++) world.later(delay(world), arrive);
}

function delay(world: World): number {
  const { random, swarm } = world;
  if (!world.chance(swarm.faults.late)) return 20 + random.below(swarm.latency);
  return one([2_000, 8_000, 20_000, 300_000, 6 * hour], random) + random.below(2_000);
}

/** Somebody presses. What was seen then is what counts, whenever it gets through. */
export function press(
  world: World,
  page: Page,
  fields: Fields,
  rows: { readonly to?: number; readonly line?: number },
): void {
  const { faults } = world.swarm;
  const beyond = world.chance(faults.forged / 4);
  const act = {
    is: "act" as const,
    by: page.by,
    intent: world.newNumber(),
    seen: page.told,
    fields,
    ...(beyond && { beyond }),
    ...(rows.to !== undefined && { to: world.refTo(rows.to) }),
    ...(rows.line !== undefined && { line: world.refTo(rows.line) }),
  };
  // What ends a game is thought over longest, and then it comes too late.
  const long = fields.act === "resign" ? 6 : 1;
  const away = [3_000, 20_000, 3 * hour, 40 * hour];
  const wait = world.chance(long * faults.offline) ? one(away, world.random) : 0;
  world.later(wait, () => attempt(world, page, act, 0));
  if (world.chance(faults.twice)) press(world, page, fields, rows);
}

/** One try; the next comes if no answer does. */
export function attempt(world: World, page: Page, what: What, nth: number): void {
  let heard = false;
  carry(world, async () => {
    await world.input(what, (answer, told) => {
      carry(world, () => {
        if (heard) return;
        heard = true;
        hear(world, page, answer, told);
      });
    });
  });
  world.later(patience, () => {
    if (heard || nth + 1 >= tries) return;
    world.later(pause * (nth + 1), () => {
      if (!heard) attempt(world, page, what, nth + 1);
    });
  });
}

function hear(world: World, page: Page, answer: Answer, told: number): void {
  if ("seen" in answer && answer.seen) see(world, page, answer.seen, told);
  // A key that opens nothing any more is thrown away.
  if ("problem" in answer && /not-found|seat-taken/.test(answer.problem)) page.key = null;
}

/** Something newer is taken as it is; an older one is late. */
export function see(world: World, page: Page, seen: Seen, told: number): void {
  if (page.seen && seen.n < page.seen.n) return;
  if (page.seen && seen.n === page.seen.n && told < page.told) return;
  page.seen = seen;
  page.told = told;
  if (page.line !== null && page.held !== String(seen.held)) leave(world, page);
  if (page.line === null && !page.shut) follow(world, page);
  world.told(page, seen);
}

/** Opens the page anew, or looks again. Who looks at another position goes on from here. */
export function look(world: World, page: Page, query: Query = {}): void {
  carry(world, () =>
    world.input({ is: "look", by: page.by, query }, (answer, told) => {
      const past = query.game !== undefined || query.ply !== undefined;
      if (!past) carry(world, () => hear(world, page, answer, told));
    }),
  );
}

function follow(world: World, page: Page): void {
  const line = world.newNumber();
  const { seen, by } = page;
  page.line = line;
  page.held = String(seen?.held ?? "");
  world.lines.set(line, page);
  const seat = seen && seen.held.length > 0 ? seen.seat : null;
  world.later(100, async () => {
    await world.input({ is: "follow", by, seat, line });
    // Refused: somebody else has the seat by now.
    if (page.line === line && !world.scene.lines.has(line)) lost(world, page);
  });
}

/** Somebody has seen enough for now. */
export function shut(world: World, page: Page): void {
  page.shut = true;
  leave(world, page);
}

/** They come back. */
export function reopen(world: World, page: Page): void {
  page.shut = false;
  look(world, page);
}

function leave(world: World, page: Page): void {
  const { line } = page;
  page.line = null;
  if (line === null) return;
  world.lines.delete(line);
  world.later(50, () => world.input({ is: "drop", line }));
}

/** The socket ended: the page looks at once and tries again after a while. */
export function lost(world: World, page: Page): void {
  if (page.line !== null) world.lines.delete(page.line);
  page.line = null;
  world.later(1_000 + world.random.below(4_000), () => {
    if (page.line !== null || page.shut) return;
    look(world, page);
    follow(world, page);
  });
}
