/** What a page makes of the server's clock, whatever its own shows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const hour = 3_600_000;
const start = Date.UTC(2026, 10, 30, 12);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A fresh page whose clock is wrong by so much (ms). */
async function pageWith(off: number) {
  let skew = off;
  const clock = await import("../../../web/pages/clock.ts");
  let server = start;
  vi.setSystemTime(server + skew);
  const pass = (ms: number): void => {
    server += ms;
    vi.setSystemTime(server + skew);
  };
  /** An answer that takes so long there and back; its date knows seconds alone. */
  const answer = (there: number, back: number): void => {
    const asked = Date.now();
    pass(there);
    const date = new Date(server - (server % 1000)).toUTCString();
    pass(back);
    clock.learnFrom(date, asked);
  };
  const set = (ms: number): void => {
    skew = ms;
    pass(0);
  };
  return { clock, pass, set, answer, wrong: () => clock.now() - server };
}

test.each([0, hour, -hour, 47 * hour])(
  "G49: a clock that is %i ms off tells the server's time",
  async (skew) => {
    const { clock, answer, pass, wrong } = await pageWith(skew);
    expect(clock.isKnown()).toBe(false);
    for (const [there, back] of [
      [300, 900],
      [40, 40],
      [2000, 100],
    ] as const) {
      pass(1234);
      answer(there, back);
      expect(Math.abs(wrong())).toBeLessThan(2000);
    }
    // Every answer narrows it down.
    expect(Math.abs(wrong())).toBeLessThan(600);
  },
);

test("a clock that is set meanwhile is found out by the next answer", async () => {
  const { set, answer, wrong } = await pageWith(0);
  answer(50, 50);
  set(hour);
  expect(wrong()).toBeGreaterThan(hour - 2000);
  answer(50, 50);
  expect(Math.abs(wrong())).toBeLessThan(2000);
});

test("an answer without a date tells nothing", async () => {
  const { clock } = await pageWith(hour);
  clock.learnFrom(null, Date.now());
  clock.learnFrom("soon", Date.now());
  expect(clock.isKnown()).toBe(false);
});

test("the page itself tells it, unless the browser had kept it", async () => {
  const { clock, wrong } = await pageWith(-hour);
  const page = (transferSize: number) => [{ transferSize, requestStart: 10, responseStart: 150 }];
  vi.spyOn(performance, "now").mockReturnValue(150);
  const entries = vi.spyOn(performance, "getEntriesByType");
  entries.mockReturnValue(page(0) as never);
  clock.learnFromPage(start - 5 * hour);
  expect(clock.isKnown()).toBe(false);
  entries.mockReturnValue(page(9000) as never);
  clock.learnFromPage(start - 60);
  expect(Math.abs(wrong())).toBeLessThan(150);
  entries.mockRestore();
});
