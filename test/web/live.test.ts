/** How a page comes back when its line is cut: not all at once, but at once when somebody looks. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow } from "../../web/live.ts";

/** The page's clock and its timers: so many at once are slow in a clock made for few. */
let now = 0;
const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
let made = 0;

function pass(ms: number): void {
  const until = now + ms;
  const due = () => [...timers].filter(([, { at }]) => at <= until);
  for (let next = due(); next.length > 0; next = due()) {
    for (const [id, { at, run }] of next.toSorted(([, a], [, b]) => a.at - b.at)) {
      if (!timers.delete(id)) continue;
      now = Math.max(now, at);
      run();
    }
  }
  now = until;
}

/** A socket that opens when told to; every one that was asked for is kept. */
class Line {
  static readonly OPEN = 1;
  static readonly all: { readonly at: number; readonly line: Line }[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Line.all.push({ at: now, line: this });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.onmessage?.({ data: '{"n":1}' });
  }
  cut(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
}

/** What listens to the page, by event; a browser's own list would be slow for so many. */
const listening = new Map<string, Set<() => void>>();
const page = {
  addEventListener(type: string, listener: () => void) {
    listening.set(type, (listening.get(type) ?? new Set()).add(listener));
  },
  removeEventListener: (type: string, listener: () => void) =>
    void listening.get(type)?.delete(listener),
};

beforeEach(() => {
  Line.all.length = 0;
  timers.clear();
  vi.stubGlobal("setTimeout", (run: () => void, ms = 0) => {
    timers.set(++made, { at: now + ms, run });
    return made;
  });
  vi.stubGlobal("clearTimeout", (id: number) => timers.delete(id));
  vi.stubGlobal("location", new URL("https://kaestchen.example/g/id"));
  vi.stubGlobal("document", { hidden: false, ...page });
  vi.stubGlobal("window", page);
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("fetch", async () => Response.json({ n: 1 }));
});
afterEach(() => vi.unstubAllGlobals());

const nobody = { held: [], seat: null };

/** So many pages, each with an open line. */
function pages(count: number) {
  const all = Array.from({ length: count }, () =>
    follow(
      "id",
      nobody,
      () => {},
      () => {},
    ),
  );
  const lines = Line.all.map(({ line }) => line);
  for (const line of lines) line.open();
  return { lines, stop: () => all.forEach((one) => one.stop()) };
}

test("T118: of 10,000 lines cut at once no second brings back more than 5 in 100", () => {
  const { lines, stop } = pages(10_000);
  expect(lines).toHaveLength(10_000);
  const cutAt = now;
  for (const line of lines) line.cut(1006);
  pass(31_000);
  const back = Line.all.slice(10_000);
  expect(back).toHaveLength(10_000);
  const seconds = new Map<number, number>();
  for (const { at } of back) {
    const second = Math.floor((at - cutAt) / 1000);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  expect(Math.min(...seconds.keys())).toBeGreaterThanOrEqual(1);
  expect(Math.max(...seconds.values())).toBeLessThanOrEqual(500);
  stop();
});

test.each(["focus", "pointerdown", "online", "visibilitychange"])(
  "T118: whoever comes back by %s is connected at once",
  (sign) => {
    const { lines, stop } = pages(1);
    lines[0]?.cut(1006);
    expect(Line.all).toHaveLength(1);
    for (const listener of listening.get(sign) ?? []) listener();
    expect(Line.all).toHaveLength(2);
    stop();
  },
);
