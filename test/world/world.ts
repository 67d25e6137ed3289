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
import type { Cast, Ref, Step, What } from "./steps.ts";
import { drawnSwarm, type Swarm } from "./swarm.ts";
import { day, hour, minute } from "./timely.ts";

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
  /** A row, by the step that wrote it. */
  refTo(row: number): Ref;
  /** Lets the next thing happen; false: nothing is left to happen. */
  next(): Promise<boolean>;
  /** Only the alarm comes, if it does so within so many ms of the beginning. */
  ring(until: number): Promise<boolean>;
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

/** A day or a few before both changes of Europe/Berlin, and far from them. */
const begins = [Date.UTC(2026, 0, 1), Date.UTC(2026, 2, 28, 9), Date.UTC(2026, 9, 22, 20)];
const changes = [Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 9, 25, 1)];
const longest = 90 * day;
/** What a world lasts at least where there is a pace. */
const month = 30 * day;
/** More wakes without anybody there are wakes for nothing. */
const mostWakes = 400;

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
    const { pace } = cast.wish as { readonly pace?: string };
    if (pace !== "none") {
      await rest(world, month + day);
      // Whatever has come of it meanwhile, somebody looks at it.
      await world.input({ is: "look", by: 0, query: {} });
    }
    // Some are left as they are, some played to their end, until nothing is left to come.
    const fate = random.below(8);
    if (fate === 0) await rest(world, Infinity);
    await playOut(stage, steps);
    if (fate === 1) await rest(world, Infinity);
    for (const what of spanned(steps)) count(scene, what);
    checkWhole(scene);
    return end(null);
  } catch (error) {
    if (error instanceof Broken) return end(error.message);
    throw error;
  }
}

/** What of the calendar a world has lived through. */
function spanned(steps: readonly Step[]): readonly string[] {
  const [first = 0, last = 0] = [steps[0]?.at, steps.at(-1)?.at];
  const changed = changes.some((at) => first < at && at < last);
  return [
    ...(last - first >= month ? ["a month and more"] : []),
    ...(changed ? ["a change of summer time"] : []),
  ];
}

/** Nobody does anything, until so many ms after the beginning. */
async function rest(world: World, until: number): Promise<void> {
  for (let wakes = 0; await world.ring(until); wakes++) {
    if (wakes > mostWakes) throw new Broken("I7: the alarm comes and comes");
  }
}

function openWorld(random: Random, swarm: Swarm, stage: Stage, steps: Step[]): World {
  const { scene } = stage;
  const queue: Later[] = [];
  const hearing = new Map<number, Hears>();
  const { faults } = swarm;
  const begin = one(begins, random);
  let [now, number, ahead] = [0, 0, longest];
  /** The alarm that is armed, and when it will come (ms after the beginning). */
  let rings: { readonly of: number; readonly at: number } | null = null;

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
    refTo(row) {
      for (const [step, rows] of scene.rowsOf) {
        if (rows.includes(row)) return { step, back: rows.length - 1 - rows.indexOf(row) };
      }
      return { step: 0, back: 0 };
    },
    async next() {
      const [event] = queue;
      if (await world.ring(event?.at ?? 0)) return true;
      if (!event || event.at > ahead) return false;
      queue.shift();
      now = Math.max(now, event.at);
      await event.call();
      return true;
    },
    async ring(until) {
      if (!rings || rings.at > until) {
        if (until < Infinity) now = Math.max(now, until);
        return false;
      }
      now = Math.max(now, rings.at);
      rings = null;
      const fails = world.chance(faults.unarmed / 4);
      await enter({ is: "alarm", ...(fails && { fails }) });
      const again = one([0, 2_000, minute], random);
      if (world.chance(faults.again)) {
        world.later(again, async () => {
          await enter({ is: "alarm", again: true });
        });
      }
      return true;
    },
  };

  /** So much time passes in which nobody does anything. */
  function pass(ms: number): void {
    ahead += ms;
    for (const [i, event] of queue.entries()) queue[i] = { ...event, at: event.at + ms };
  }

  /** What is armed comes, early or late. */
  function arm(): void {
    const { alarm } = scene.disk;
    if (alarm === rings?.of) return;
    const tardy = world.chance(faults.tardy)
      ? one([2_000, minute, 4 * minute, 20 * minute, 2 * hour, 3 * day], random)
      : random.below(300);
    rings = alarm === null ? null : { of: alarm, at: Math.max(alarm - begin, now) + tardy };
  }

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
    if (world.chance(asked ? faults.away : faults.away / 8)) pass((12 + random.below(6)) * day);
    if (world.chance(faults.outage / 8)) {
      const ms = one([3 * minute, 20 * minute, 3 * hour, 2 * day], random);
      pass(ms);
      if (rings) rings = { ...rings, at: Math.max(rings.at, now + ms) };
    }
    if (world.chance(faults.evicted)) await enter({ is: "evict", crash: false });
    if (world.chance(faults.crashed / 4)) {
      const unarmed = world.chance(faults.unarmed);
      await enter({ is: "evict", crash: true, ...(unarmed && { unarmed }) });
    }
    for (const [line, page] of world.lines) {
      if (!scene.lines.has(line) || !world.chance(faults.dropped / 4)) continue;
      lost(world, page);
      await enter({ is: "drop", line });
    }
  }

  async function enter(what: What, hears?: Hears, waits = false): Promise<number> {
    const back = world.chance(faults.clock) ? random.below(hour) : 0;
    const id = steps.length + 1;
    const step: Step = { ...what, id, at: begin + now - back, waits };
    steps.push(step);
    if (hears) hearing.set(id, hears);
    count(scene, `step: ${step.is}`);
    for (const out of await stage.run(step)) hear(out, id);
    arm();
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
