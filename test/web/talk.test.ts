/** How a browser without a cookie proves who it is. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWindow } from "./browser.ts";

const sent: (string | null)[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const fetch = async (_path: unknown, { headers }: RequestInit = {}): Promise<Response> => {
  sent.push(new Headers(headers).get("authorization"));
  return Response.json({ n: 1 });
};

/** A tab of the same browser: its modules are its own, the store is not. */
async function tab(hasCookie = false) {
  vi.resetModules();
  const talk = await import("../../web/talk.ts");
  talk.meet(hasCookie);
  return talk;
}

test("two tabs of a new browser are one person", async () => {
  openWindow(fetch as typeof globalThis.fetch);
  const [one, two] = [await tab(), await tab()];
  await one.act("id", { n: 1, act: "sit" } as never);
  await two.act("id", { n: 1, act: "sit" } as never);
  await one.look("id");
  expect(new Set(sent).size).toBe(1);
  expect(sent[0]).toMatch(/^Bearer \w{27}\.\w{27}$/);
});

test("a page that only looks makes nobody", async () => {
  const { stored } = openWindow(fetch as typeof globalThis.fetch);
  await (await tab()).look("id");
  expect([sent, stored.size]).toEqual([[null], 0]);
});

test("with the cookie no key is sent, and the one that was made is forgotten", async () => {
  const { stored } = openWindow(fetch as typeof globalThis.fetch);
  await (await tab()).act("id", { n: 1, act: "sit" } as never);
  await (await tab(true)).act("id", { n: 1, act: "sit" } as never);
  expect(sent[1]).toBeNull();
  expect(stored.get("kp-key")).toBe("null");
});

test("where nothing can be stored the key lives as long as the page", async () => {
  openWindow(fetch as typeof globalThis.fetch);
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("forbidden");
    },
    setItem() {
      throw new Error("forbidden");
    },
  });
  const talk = await tab();
  await talk.act("id", { n: 1, act: "sit" } as never);
  await talk.act("id", { n: 1, act: "sit" } as never);
  expect(sent[0]).toMatch(/^Bearer /);
  expect(sent[1]).toBe(sent[0]);
});

test("E31: an act that fails is sent three times, the same, and then given back", async () => {
  vi.useFakeTimers();
  const bodies: unknown[] = [];
  const failing = async (_path: unknown, { body }: RequestInit = {}): Promise<Response> => {
    bodies.push(body);
    return new Response("", { status: 503 });
  };
  openWindow(failing as typeof globalThis.fetch);
  const talk = await tab();
  const said = talk.act("id", { n: 1, seat: 0, act: "move", move: "h0,0" });
  await vi.runAllTimersAsync();
  expect(await said).toEqual({ silent: true });
  expect(bodies).toHaveLength(3);
  expect(new Set(bodies).size).toBe(1);
  vi.useRealTimers();
});
