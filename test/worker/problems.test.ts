/** Faults and bodies that nobody foresaw: they tell nothing and change nothing. */
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clientOf, keyOf, newKey, tally, twoAt, type Got } from "../http/client.ts";
import { cards, nameOf, type ToyState } from "../toy/cards.ts";
import { send } from "./worker.ts";

const line = (n: number, seat: number, move: string) => ({ n, seat, act: "move", move });
afterEach(() => vi.restoreAllMocks());

/** Not by name: the worker's own types are not those of its tests. */
const entry: string = "../../worker/index.ts";
interface App {
  fetch(request: Request, env: object): Promise<Response>;
}

describe("faults", () => {
  test("X8, X4, A4: an unforeseen one tells nothing, logs no key, harms no match", async () => {
    const { id, anna, own, n } = await twoAt(send);
    const logged: unknown[] = [];
    for (const kind of ["log", "info", "warn", "error", "debug"] as const) {
      vi.spyOn(console, kind).mockImplementation((...said) => void logged.push(...said));
    }
    const broken = {
      ...env,
      MATCHES: {
        getByName() {
          throw new Error("secret: rows of a table");
        },
      },
    };
    const { default: app } = (await import(entry)) as { default: App };
    const headers = { authorization: `Bearer ${anna.key}`, "seat-key": own };
    for (const path of [`/api/matches/${id}`, `/g/${id}`]) {
      const asked = new Request(`https://kaestchen.example${path}`, { headers });
      const answer = await app.fetch(asked, broken);
      expect(answer.status).toBe(500);
      const text = await answer.text();
      expect(text.length).toBeLessThan(200);
      expect(text).not.toMatch(/secret|rows| at |\.ts|Error:/);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
    const told = logged.map(String).join("\n");
    for (const secret of [...anna.key.split("."), own]) expect(told).not.toContain(secret);
    expect((await anna.look(id)).seen.n).toBe(n);
    expect((await anna.act(id, line(n, 0, "h0,0"))).status).toBe(201);
  });

  test("A9: after whatever bodies come in, objects are as they were", async () => {
    const { id, anna, n } = await twoAt(send);
    const before = Reflect.ownKeys(Object.prototype);
    const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    const insides = ['{"polluted":1}', '{"prototype":{"polluted":1}}', "1", "null", '"x"', "[]"];
    for (const key of keys) {
      for (const inside of insides) {
        const one = `"${key}":${inside}`;
        const bodies = [
          `{${one}}`,
          `{"n":${n},"seat":0,"act":"resign",${one}}`,
          `{"n":${n},"seat":0,"act":"ask","for":"rules","options":{${one}}}`,
          `{"kind":"dots",${one}}`,
          `{"kind":"dots","options":{${one}}}`,
          `{"kind":"${key}"}`,
        ];
        for (const body of bodies) {
          for (const path of ["/api/matches", `/api/matches/${id}/acts`]) {
            const headers = { authorization: `Bearer ${anna.key}`, "idempotency-key": newKey() };
            const { status } = await send(path, { method: "POST", headers, body });
            expect([body, [400, 422].includes(status)]).toEqual([body, true]);
          }
        }
      }
    }
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((await anna.look(id)).seen.n).toBe(n);
  });

  test("M8: a card that another holds is refused like one that lies face down", async () => {
    const [anna, ben] = [clientOf(send), clientOf(send)];
    const wish = { kind: "toy", seats: ["me", "free"], options: { hand: 4 } };
    // Who can only skip has skipped already, which all may see.
    let made = await anna.make({ ...wish, starter: 0 });
    while (made.seen.turn !== 0) made = await anna.make({ ...wish, starter: 0 });
    const { id } = made.seen;
    const sat = await ben.sit(id, keyOf(made, 1));
    const { racks, open } = made.seen.view as ToyState;
    const theirs = (sat.seen.view as ToyState).racks[1] ?? [];
    const unknown = cards.filter((card) => card !== open && !racks[0]?.includes(card));
    expect(theirs.every((card) => card !== null && unknown.includes(card))).toBe(true);
    expect(unknown.length).toBeGreaterThan(theirs.length);
    const all: Got[] = [];
    for (const card of unknown) all.push(await anna.act(id, line(2, 0, nameOf(card))));
    expect(tally(all)).toEqual({ 422: unknown.length });
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  });
});
