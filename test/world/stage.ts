/** Lets one step after another reach the shipped match; what comes of each is checked at once. */
import { setImmediate } from "node:timers/promises";
import { idLength } from "../../engine/wire.ts";
import { plan } from "../../worker/making.ts";
import { actRequest } from "../../worker/read.ts";
import type { MakeRequest } from "../../worker/requests.ts";
import { actSchema, makeSchema, readBody } from "../../worker/schemas.ts";
import { check, type Came, type Out } from "./check.ts";
import { openObject, read, type Answer, type ShippedClass } from "./object.ts";
import { runTimers } from "./platform.ts";
import { Broken, count, newScene, type Scene } from "./scene.ts";
import type { ActStep, Cast, Fields, Ref, Step } from "./steps.ts";
import { minute } from "./timely.ts";
import { emptyDisk, StorageFails, Superseded } from "./store.ts";

const id = "2".repeat(idLength);

export interface Stage {
  readonly scene: Scene;
  /** What came of it; throws `Broken` if something is wrong. */
  run(step: Step): Promise<readonly Out[]>;
}

export function openStage(cast: Cast, Match: ShippedClass): Stage {
  const came: Came = { reached: false, rows: [], answers: [], followed: [], failed: [] };
  const disk = emptyDisk((row) => came.rows.push(row));
  const scene = newScene(cast, disk, openObject(Match, disk, ask, cast.devices));
  const asked = new Set<number>();
  let current: Step | null = null;

  /** The Player object answers at once, or when a later step says so. */
  async function ask<T>(question: () => T): Promise<T> {
    if (!current?.waits || asked.has(current.id)) return question();
    const { id: waits } = current;
    asked.add(waits);
    await new Promise<void>((resolve) => scene.waiting.set(waits, resolve));
    return question();
  }

  async function run(step: Step): Promise<readonly Out[]> {
    current = step;
    scene.steps.set(step.id, step);
    Object.assign(came, { reached: false, rows: [], answers: [], followed: [], failed: [] });
    scene.sky.now = step.at;
    runTimers(scene.sky);
    enter(scene, came, step, (to, what) => {
      void what.then(
        (answer) => answer && came.answers.push({ to, answer }),
        (error: unknown) => {
          if (!(error instanceof Superseded)) came.failed.push(error);
        },
      );
    });
    await setImmediate();
    if (came.failed.length > 0) throw new Broken(`thrown: ${String(came.failed[0])}`);
    const outs = check(scene, came, step);
    scene.rowsAfter.push([step.id, disk.rows.length]);
    return outs;
  }

  return { scene, run };
}

type Expect = (to: number, what: Promise<Answer | null>) => void;

/** Lets a step in; what it will be answered is expected, not waited for. */
function enter(scene: Scene, came: Came, step: Step, expect: Expect): void {
  const { object, cast, disk } = scene;
  switch (step.is) {
    case "make":
      return expect(
        step.id,
        object
          .instance()
          .then(async (match) => read(await match.make(makeRequest(scene, step.by)))),
      );
    case "act": {
      const sent = readBody(actSchema, JSON.stringify(bodyOf(scene, step)));
      const who = cast.devices[step.by];
      if (scene.intents.has(step.intent)) count(scene, "the same post arrives twice");
      scene.intents.add(step.intent);
      // In a shortened story an act may name what is no longer there.
      if (!sent || !who) return;
      came.reached = true;
      return expect(
        step.id,
        object
          .instance()
          .then(async (match) => read(await match.act(actRequest(sent, who, () => "de")))),
      );
    }
    case "look": {
      came.reached = true;
      const who = cast.devices[step.by] ?? null;
      return expect(
        step.id,
        object.instance().then(async (match) => read(await match.look({ who, ...step.query }))),
      );
    }
    case "follow":
      came.reached = true;
      return expect(step.id, follow(scene, came, step));
    case "drop": {
      const line = scene.lines.get(step.line);
      scene.lines.delete(step.line);
      if (line) {
        came.reached = true;
        expect(
          step.id,
          object.drop(line.socket).then(() => null),
        );
      }
      return;
    }
    case "alarm":
      if (disk.alarm === null && !step.again) return;
      if (step.again) count(scene, "an alarm comes twice");
      if (step.fails) count(scene, "an alarm is given up");
      if (step.at - (disk.alarm ?? step.at) > minute) count(scene, "an alarm comes late");
      came.reached = !step.fails;
      return expect(step.id, wake(scene, step));
    case "evict":
      if (step.unarmed) {
        disk.alarm = null;
        count(scene, "an alarm is lost with the object");
      }
      // What an evicted instance has begun it goes on with, until it touches storage.
      if (step.crash) scene.waiting.clear();
      if (step.crash) scene.lines.clear();
      return object.evict(step.crash);
    case "reply": {
      scene.waiting.get(step.to)?.();
      scene.waiting.delete(step.to);
    }
  }
}

/** Whatever an alarm cannot do it throws at the platform, which tries again and then gives up. */
async function wake(
  { object, disk }: Scene,
  { again = false, fails = false }: Extract<Step, { is: "alarm" }>,
): Promise<null> {
  const awake = object.awake;
  disk.failing = fails;
  try {
    await object.wake(again);
  } catch (error) {
    if (!(error instanceof StorageFails)) throw error;
    if (!awake) object.evict(false);
  } finally {
    disk.failing = false;
  }
  return null;
}

async function follow(
  scene: Scene,
  came: Came,
  { by, seat, line }: Extract<Step, { is: "follow" }>,
): Promise<null> {
  const who = scene.cast.devices[by];
  const note = seat === null || !who ? null : { player: who.player, device: who.device, seat };
  const { status, socket } = await scene.object.follow(note);
  came.followed.push({ by, seat, status });
  if (socket) scene.lines.set(line, { socket, by, seat });
  return null;
}

function makeRequest({ cast, rules, cpu }: Scene, by: number): MakeRequest {
  const wish = readBody(makeSchema, JSON.stringify(cast.wish));
  const planned = wish && plan(wish, rules, cpu);
  const who = cast.devices[by];
  if (!wish || !planned || "problem" in planned || !who) {
    throw new Error(`a match nobody may make: ${JSON.stringify([cast.wish, planned])}`);
  }
  const card = { name: "Anna", colour: undefined, lang: "de" } as const;
  return { ...planned, id, who, kind: wish.kind, card, body: JSON.stringify(cast.wish) };
}

/** The act with its numbers in place: rows seen by now, rows it is about. */
function bodyOf(scene: Scene, step: ActStep): Fields & { readonly n: number } {
  const { rowsAfter, rowsOf, disk } = scene;
  const rowAt = ({ step: of, back }: Ref): number => rowsOf.get(of)?.at(-1 - back) ?? 0;
  const seen = rowsAfter.findLast(([id]) => id <= step.seen)?.[1] ?? 0;
  const n = step.beyond ? disk.rows.length + 3 : seen;
  const fields = {
    ...step.fields,
    ...(step.to !== undefined && { to: rowAt(step.to) }),
    ...(step.line !== undefined && { line: rowAt(step.line) }),
  };
  scene.sent.set(step.id, { step, fields, n });
  return { n, ...fields };
}
