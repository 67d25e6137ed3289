/** People: each wakes in their own time, looks at their page and does something, or nothing. */
import type { Seen } from "../../engine/wire.ts";
import { one } from "../setups.ts";
import { attempt, look, newPage, press, reopen, shut, type Page } from "./pages.ts";
import { wishOf } from "./players.ts";
import type { Cast } from "./steps.ts";
import type { Tempo } from "./swarm.ts";
import type { World } from "./world.ts";

const minute = 60_000;
const hour = 60 * minute;
const away = 5 * 24 * hour;

/** The match is made, its keys are handed on, and everybody begins to live. */
export function settle(world: World, cast: Cast): void {
  const pages = cast.devices.map((_, by) => newPage(by));
  const [maker] = pages;
  if (!maker) return;
  world.told = (page, seen) => handOn(world, cast, pages, page, seen);
  attempt(world, maker, { is: "make", by: 0 }, 0);
  for (const page of pages) {
    let left = 3 + world.random.below(8);
    const tempo = world.swarm.tempos[cast.devices[page.by]?.person ?? 0] ?? "eager";
    const wake = (): void => {
      left--;
      if (page.shut) reopen(world, page);
      else act(world, page);
      const gone = tempo === "gone" && left < 0;
      const closes = gone || world.chance(world.swarm.faults.closes / 2);
      if (closes) shut(world, page);
      const idle = page.seen?.held.length === 0 && page.key === null ? 8 : 1;
      const pause = idle * pauseOf(world, closes ? "slow" : tempo);
      world.later(gone ? away : pause, wake);
    };
    world.later(500 + pauseOf(world, "eager"), wake);
  }
}

function pauseOf({ random }: World, tempo: Tempo): number {
  if (tempo !== "slow") return 300 + random.below(3_000);
  const pauses = [20_000, 70_000, 5 * minute, hour, 9 * hour, 25 * hour, 60 * hour];
  return one(pauses, random) + random.below(10_000);
}

function act(world: World, page: Page): void {
  const { scene, swarm, random } = world;
  const { seen } = page;
  // Of two seats on one device, the one on turn is looked from.
  const turns = seen && seen.turn !== seen.seat && seen.held.includes(seen.turn ?? -1);
  if (!seen || turns) return look(world, page);
  const wish = wishOf(seen, page.key, scene.rules, swarm, random);
  if (!wish) return;
  if ("query" in wish) look(world, page, wish.query);
  else press(world, page, wish.fields, wish);
}

/** Keys go by chat: of free seats to friends, now and then to others; one's own to one's phone. */
function handOn(world: World, cast: Cast, pages: readonly Page[], from: Page, seen: Seen): void {
  const person = cast.devices[from.by]?.person;
  for (const [name, key] of Object.entries(seen.keys ?? {})) {
    if (world.given.has(key)) continue;
    world.given.add(key);
    const mine = seen.held.includes(Number(name));
    for (const page of pages) {
      const whose = cast.devices[page.by]?.person;
      if (page === from || (whose === person) !== mine) continue;
      const friend = whose === Number(name) || world.random.below(6) === 0;
      if (mine ? world.random.below(2) : friend) {
        world.later(1_000 + world.random.below(5_000), () => {
          page.key = key;
        });
      }
    }
  }
}
