/** An object may go around every call that is about time: what it tells and keeps is the same. */
import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { letters } from "../../engine/wire.ts";
import { linesOf } from "../../games/dots/lines.ts";
import type { DotsState } from "../../games/dots/state.ts";
import { twoAt, type Fields } from "../http/client.ts";
import { alarmOf, clockAt, day, follow, later, send, tablesOf } from "./worker.ts";

const minute = 60_000;
const field = { w: 3, h: 3 };
/** By a clock of its own, so that two runs can be compared to the millisecond. */
const began = 1_800_000_000_000;

type Step = readonly ["anna" | "ben", Fields] | { readonly later: number } | "anna goes" | "move";

const anna = (fields: Fields): Step => ["anna", { seat: 0, ...fields }];
const ben = (fields: Fields): Step => ["ben", { seat: 1, ...fields }];
const soon = { later: minute };

/** Each says what it is there for by its act; answers that refuse are part of it. */
const story: readonly Step[] = [
  ben({ act: "name", name: "Ben" }),
  ben({ act: "nudge", of: 0 }),
  ben({ act: "nudge", of: 0 }),
  ben({ act: "plan", tree: [{ if: "h0,0", play: ["h3,2"], then: [] }] }),
  anna({ act: "move", move: "h0,0" }),
  ben({ act: "plan", tree: [{ if: null, play: ["v2,2"], then: [] }] }),
  { later: day },
  anna({ act: "claim", take: "win" }),
  ben({ act: "claim", take: "wait" }),
  { later: day },
  ben({ act: "claim", take: "cpu" }),
  ben({ act: "extend" }),
  "move",
  "anna goes",
  "move",
  soon,
  soon,
  ben({ act: "reset-seat", of: 0 }),
  anna({ act: "name", name: "Annegret" }),
  "move",
  anna({ act: "back" }),
  anna({ act: "stand-in", on: false }),
  ben({ act: "reset-seat", of: 0 }),
  { later: day },
  ben({ act: "reset-seat", of: 0 }),
  { later: day },
  "move",
  { later: 3 * day },
];

afterEach(() => {
  vi.restoreAllMocks();
});

/** Both matches have one secret (32 bytes), and with it the same chance. */
function oneSecret(): void {
  const real = crypto.getRandomValues.bind(crypto);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    return bytes instanceof Uint8Array && bytes.length === 32 ? bytes.fill(7) : real(bytes);
  });
}

/** The whole story, and what came of every step. */
async function told(pause: (id: string) => Promise<void>) {
  clockAt(began);
  const { id, ...people } = await twoAt(send, {
    name: "Anna",
    pace: "1d",
    late: "choose",
    standIn: true,
    options: field,
  });
  const hers = await follow(id, "?seat=0", people.anna.key);
  const his = await follow(id, "?seat=1", people.ben.key);
  const steps: unknown[] = [];
  for (const step of story) {
    const { seen } = await people.ben.look(id);
    await pause(id);
    if (step === "anna goes") {
      hers.socket?.close(1000);
      await expect.poll(() => his.told.at(-1)?.seats[0]?.here).toBe(false);
    } else if (typeof step === "object" && "later" in step) await later(step.later, id);
    else {
      const lines = (seen.view as DotsState).lines;
      const move = linesOf(field).find((line) => !lines.includes(line));
      const seat = seen.turn ?? 0;
      const [who, fields] =
        step === "move"
          ? ([seat === 0 ? "anna" : "ben", { seat, act: "move", move }] as const)
          : step;
      const { status, why } = await people[who].act(id, { n: seen.n, ...fields });
      steps.push([fields["act"], status, why]);
    }
    await pause(id);
    const after = await Promise.all([people.anna.look(id), people.ben.look(id)]);
    steps.push(...after.map((one) => one.seen), await alarmOf(id));
  }
  his.socket?.close(1000);
  return { steps, disk: await tablesOf(id) };
}

/** As text without what chance puts in: equal keys stay equal, in their order. */
function anonymous(value: unknown): string {
  const names = new Map<string, string>();
  return JSON.stringify(value, null, 1).replaceAll(
    new RegExp(`[${letters}]{27}|[0-9a-f]{64}`, "g"),
    (one) => {
      if (!names.has(one)) names.set(one, `number ${names.size}`);
      return names.get(one) ?? "";
    },
  );
}

test("evicted around every call it tells and keeps the same, alarm and all", async () => {
  oneSecret();
  const calm = await told(async () => {});
  const facts = (calm.disk["log"] ?? []).map((row) => String((row as { text: string }).text));
  for (const part of ["missed 0", " plan", "standin 0 on", "back 0", "ask 1 reset 0", "key 0 "])
    expect([part, facts.some((text) => text.includes(part))]).toEqual([part, true]);
  const torn = await told((id) => evictDurableObject(env.MATCHES.getByName(id)));
  expect(anonymous(torn.steps)).toBe(anonymous(calm.steps));
  expect(anonymous(torn.disk)).toBe(anonymous(calm.disk));
});
