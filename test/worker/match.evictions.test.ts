/** An object may go between any two acts: whoever plays or watches must not be able to tell. */
import { evictDurableObject, runInDurableObject, type Stub } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { letters, type Seen } from "../../engine/wire.ts";
import { linesOf } from "../../games/dots/lines.ts";
import type { DotsState } from "../../games/dots/state.ts";
import { clientOf, keyOf, type Fields } from "../http/client.ts";
import { day, follow, later, send, tablesIn, type Tables } from "./worker.ts";

/** 60 lines. Taken seven apart most boxes close late, and some turns go on. */
const field = { w: 5, h: 5 };
const lines = linesOf(field).map((_, i, all) => all[(i * 7) % all.length] ?? "");

type Name = "anna" | "ben" | "eve";
type Act = readonly [who: Name, fields: Fields];

const offered = ({ offers }: Seen): number => offers[0]?.row ?? 0;
const lineOf = ({ undo }: Seen): number => ("line" in undo ? undo.line : 0);

type Step = (told: Readonly<Record<Name, Seen>>, asked: unknown) => Act;

/** What is done besides moving, by game and move; `asked`: the line last asked to be taken back. */
const between: Readonly<Record<string, readonly Step[]>> = {
  "1 0": [() => ["ben", { seat: 1, act: "name", name: "Benedikt", colour: "d" }]],
  "1 3": [
    () => ["eve", { seat: 0, act: "move", move: "h5,4" }],
    ({ anna }) => ["anna", { n: anna.n - 1, seat: 0, act: "move", move: "h5,4" }],
    ({ anna }) => ["anna", { n: anna.n + 9, seat: 0, act: "resign" }],
    () => ["anna", { seat: 0, act: "rematch" }],
  ],
  "1 9": [
    ({ anna }) => ["anna", { seat: 0, act: "ask", for: "undo", line: lineOf(anna) }],
    ({ anna }) => ["anna", { seat: 0, act: "withdraw", to: offered(anna) }],
    ({ anna }) => ["anna", { seat: 0, act: "ask", for: "undo", line: lineOf(anna) }],
    ({ ben }) => ["ben", { seat: 1, act: "answer", to: offered(ben), yes: true }],
  ],
  "1 20": [
    ({ anna }) => ["anna", { seat: 0, act: "ask", for: "undo", line: lineOf(anna) }],
    ({ ben }) => ["ben", { seat: 1, act: "answer", to: offered(ben), yes: false }],
    () => ["ben", { seat: 1, act: "mute", on: true }],
    (_, asked) => ["anna", { seat: 0, act: "ask", for: "undo", line: asked }],
    () => ["ben", { seat: 1, act: "mute", on: false }],
  ],
  "1 30": [
    () => ["anna", { seat: 0, act: "ask", for: "rules", options: { ...field, misere: true } }],
    ({ ben }) => ["ben", { seat: 1, act: "answer", to: offered(ben), yes: true }],
    () => ["ben", { seat: 1, act: "renew-key" }],
  ],
  "1 60": [
    () => ["anna", { seat: 0, act: "rematch" }],
    ({ anna }) => ["anna", { n: anna.n - 1, seat: 0, act: "rematch" }],
    () => ["ben", { seat: 1, act: "rematch" }],
  ],
  "2 3": [() => ["anna", { act: "reset-seat", of: 1 }], () => ["anna", { seat: 0, act: "resign" }]],
};

interface Told {
  readonly fields: Fields;
  readonly status: number;
  readonly text: string;
  /** How it stands then, for each. */
  readonly looks: readonly Seen[];
}

/** The whole match, and all that anybody was told of it. `pause`: what happens around each act. */
async function played(pause: (objects: readonly Stub[]) => Promise<void>) {
  const all = [clientOf(send), clientOf(send), clientOf(send)] as const;
  const [anna, ben, eve] = all;
  const people = { anna, ben, eve };
  const made = await anna.make({ name: "Anna", options: field });
  const { id } = made.seen;
  const objects = [
    env.MATCHES.getByName(id),
    ...all.map(({ key }) => env.PLAYERS.getByName(key.split(".")[0] ?? "")),
  ];
  await pause(objects);
  await ben.sit(id, keyOf(made, 1), { name: "Ben" });
  await pause(objects);
  const pages = [
    await follow(id, "?seat=0", anna.key),
    await follow(id, "?seat=1", ben.key),
    await follow(id),
  ];
  const looks = async () => {
    const each = await Promise.all(all.map((who) => who.look(id)));
    const [anna, ben, eve] = each.map(({ seen }) => seen) as [Seen, Seen, Seen];
    return { anna, ben, eve };
  };
  let now = await looks();
  const told: Told[] = [];

  async function act([who, fields]: Act): Promise<void> {
    await pause(objects);
    const { status, text } = await people[who].act(id, { n: now[who].n, ...fields });
    await pause(objects);
    const resets = fields["act"] === "reset-seat";
    if (resets) await later(day, id);
    if (resets) await pause(objects);
    now = await looks();
    // Each page has heard of it, until its seat is given to others.
    for (const [i, { told, closed }] of pages.entries()) {
      const lost = resets && i === 1;
      if (lost) await expect.poll(() => closed).toEqual([4001]);
      else if (closed.length === 0) {
        await expect.poll(() => told.at(-1)).toEqual(Object.values(now)[i]);
      }
    }
    told.push({ fields, status, text, looks: Object.values(now) });
  }

  const past = new Set<string>();
  for (;;) {
    const at = `${now.anna.game} ${now.anna.ply}`;
    if (!past.has(at)) {
      past.add(at);
      for (const step of between[at] ?? []) {
        const asked = told.findLast(({ fields }) => fields["for"] === "undo")?.fields["line"];
        await act(step(now, asked));
      }
    }
    const { turn, view, game } = now.anna;
    if (turn === null && game === 2) break;
    expect(turn).not.toBeNull();
    const drawn = (view as DotsState).lines;
    const move = lines.find((line) => !drawn.includes(line));
    await act([turn === 1 ? "ben" : "anna", { seat: turn, act: "move", move }]);
    expect([move, told.at(-1)?.status]).toEqual([move, 201]);
  }
  const disk: Tables[] = [];
  for (const object of objects) disk.push(await tablesIn(object));
  return { told, disk, heard: pages.map(({ told, closed }) => ({ told, closed })) };
}

/** As text without what chance and the clock put in: equal keys stay equal, in their order. */
function anonymous(value: unknown): string {
  const names = new Map<string, string>();
  const chance = new RegExp(`[${letters}]{27}|[0-9a-f]{64}|(?<=\\b)1\\d{12}\\b`, "g");
  return JSON.stringify(value, null, 1).replaceAll(chance, (one) => {
    if (one.length === 13) return "a time";
    if (!names.has(one)) names.set(one, `number ${names.size}`);
    return names.get(one) ?? "";
  });
}

/** Lets them go, and wakes them: coming back alone must write nothing. */
async function evicted(objects: readonly Stub[]): Promise<void> {
  for (const object of objects) {
    const before = await tablesIn(object);
    await evictDurableObject(object);
    expect(await tablesIn(object)).toEqual(before);
    expect(await writtenIn(object)).toBe(0);
    await evictDurableObject(object);
  }
}

/** Rows that this object has written since it was woken. */
async function writtenIn(object: Stub): Promise<number> {
  return runInDurableObject(object, (_object, { storage: { sql } }) =>
    Number(sql.exec("SELECT total_changes() AS n").toArray()[0]?.["n"]),
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("evicted around every act of a match of 60 moves it tells and keeps the same", async () => {
  const calm = await played(async () => {});
  const moves = calm.told.filter(({ fields, status }) => fields["move"] && status === 201);
  expect(moves.length).toBeGreaterThan(60);
  expect(new Set(calm.told.map(({ status }) => status))).toEqual(
    new Set([200, 201, 403, 409, 422]),
  );
  const torn = await played(evicted);
  expect(anonymous(torn.told)).toBe(anonymous(calm.told));
  expect(anonymous(torn.disk)).toBe(anonymous(calm.disk));
  expect(anonymous(torn.heard)).toBe(anonymous(calm.heard));
});
