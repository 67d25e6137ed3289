/** One world: people, pages and a net around the shipped match, all of it from one seed. */
import { randomFrom, type Random } from "../../engine/random.ts";
import type { Seen } from "../../engine/wire.ts";
import type { Answer } from "./object.ts";
import { one, seedFor } from "../setups.ts";
import { playOut } from "./calm.ts";
import { checkWhole, type Out } from "./check.ts";
import type { ShippedClass } from "./object.ts";
import { lost, see, type Page } from "./pages.ts";
import { settle } from "./people.ts";
import { Broken, count, type Scene } from "./scene.ts";
import { drawnCast } from "./setting.ts";
import { openStage, type Stage } from "./stage.ts";
import type { Cast, Step, What } from "./steps.ts";
import { drawnSwarm, type Swarm } from "./swarm.ts";

export interface World {
  readonly random: Random;
  readonly swarm: Swarm;
  readonly scene: Scene;
  /** Who listens on which line. */
  readonly lines: Map<number, Page>;
  /** Keys that have been handed on. */
  readonly given: Set<string>;
  /** Called with whatever a page is told. */
  told: (page: Page, seen: Seen) => void;
  /** True so many times in a hundred. */
  chance(percent: number): boolean;
  /** Happens in so many ms. */
  later(ms: number, call: () => void | Promise<void>): void;
  /** Something reaches the match; `hears` gets its answer, and the step that brought it. */
  input(what: What, hears?: Hears): Promise<void>;
  newNumber(): number;
  /** The step that wrote a row. */
  stepOf(row: number): number;
  /** Lets the next thing happen; false: nothing is left to happen. */
  next(): Promise<boolean>;
}
type Hears = (answer: Answer, told: number) => void;
interface Later {
  readonly at: number;
  readonly call: () => void | Promise<void>;
}

/** What came of a world. */
export interface Outcome {
  readonly cast: Cast;
  readonly steps: readonly Step[];
  readonly shows: ReadonlyMap<string, number>;
  /** The invariant that does not hold. */
  readonly broken: string | null;
}

const hour = 3_600_000;
const day = 24 * hour;
const begin = Date.UTC(2026, 0, 1);
const longest = 90 * day;

export async function runWorld(nth: number, Match: ShippedClass): Promise<Outcome> {
  const seed = seedFor(nth);
  const random = randomFrom(seed);
  const cast = drawnCast(seed, random);
  const swarm = drawnSwarm(random, cast.devices.length);
  const steps: Step[] = [];
  const stage = openStage(cast, Match);
  const { scene } = stage;
  const end = (broken: string | null): Outcome => ({ cast, steps, shows: scene.shows, broken });
  try {
    const world = openWorld(random, swarm, stage, steps);
    const most = 20 + random.below(40);
    settle(world, cast);
    for (let i = 0; i < 20 * most && scene.sent.size < most; i++) {
      if (!(await world.next())) break;
    }
    await playOut(stage, steps);
    checkWhole(scene);
    return end(null);
  } catch (error) {
    if (error instanceof Broken) return end(error.message);
    throw error;
  }
}

function openWorld(random: Random, swarm: Swarm, stage: Stage, steps: Step[]): World {
  const { scene } = stage;
  const queue: Later[] = [];
  const hearing = new Map<number, Hears>();
  const { faults } = swarm;
  let [now, number, away] = [0, 0, 0];

  const world: World = {
    random,
    swarm,
    scene,
    lines: new Map(),
    given: new Set(),
    told: () => {},
    chance: (percent) => random.below(100) < percent,
    later(ms, call) {
      const at = now + ms;
      queue.splice(queue.findLastIndex((one) => one.at <= at) + 1, 0, { at, call });
    },
    input,
    newNumber: () => ++number,
    stepOf: (row) => [...scene.rowOf].find(([, of]) => of === row)?.[0] ?? 0,
    async next() {
      const event = queue.shift();
      if (!event || event.at > longest) return false;
      now = event.at;
      await event.call();
      return true;
    },
  };

  /** Between any two things that reach it, the object or a socket may go. */
  async function input(what: What, hears?: Hears): Promise<void> {
    const waits = "by" in what && world.chance(faults.waits);
    const to = await enter(what, hears, waits);
    if (waits) {
      world.later(one([100, 1_000, 15_000], random), async () => {
        await enter({ is: "reply", to });
      });
    }
    // Everybody is on holiday: requests lapse meanwhile.
    const asked = scene.told.at(-1)?.asked.some(({ what }) => what === "rematch") ?? false;
    if (world.chance(asked ? faults.away : faults.away / 8)) away += (12 + random.below(6)) * day;
    if (world.chance(faults.evicted)) await enter({ is: "evict", crash: false });
    if (world.chance(faults.crashed / 4)) await enter({ is: "evict", crash: true });
    for (const [line, page] of world.lines) {
      if (!scene.lines.has(line) || !world.chance(faults.dropped / 4)) continue;
      lost(world, page);
      await enter({ is: "drop", line });
    }
  }

  async function enter(what: What, hears?: Hears, waits = false): Promise<number> {
    const back = world.chance(faults.clock) ? random.below(hour) : 0;
    const id = steps.length + 1;
    const step: Step = { ...what, id, at: begin + now + away - back, waits };
    steps.push(step);
    if (hears) hearing.set(id, hears);
    count(scene, `step: ${step.is}`);
    for (const out of await stage.run(step)) hear(out, id);
    if (what.is === "evict" && what.crash) {
      for (const page of world.lines.values()) lost(world, page);
    }
    return id;
  }

  function hear(out: Out, id: number): void {
    if (out.is === "answer") return hearing.get(out.to)?.(out.answer, id);
    const page = world.lines.get(out.line);
    if (!page) return;
    if (out.is === "told") see(world, page, out.seen, id);
    else lost(world, page);
  }

  return world;
}
