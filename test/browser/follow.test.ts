/** What the other draws shows by itself: by the socket alone, or by asking where there is none. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { chain } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { drawLine, hasLine, open, openLive, personAt, play, requestsOf, tableOf } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const [first, second, third, last] = chain.turn;
/** Nobody who looks is further behind than this, ms. */
const latest = 10_000;

/** As if another tab or app lay before the page, or no longer. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
    document.dispatchEvent(new Event("visibilitychange"));
    if (!value) window.dispatchEvent(new Event("focus"));
  }, hidden);
}

describe("by the socket", () => {
  test("each line shows at the other's, who asks for nothing", async () => {
    const anna = await profile(browser);
    const ben = await profile(browser);
    const table = await tableOf(anna.page, { options: chain.options }, personAt(ben.page));
    await play(table.seats, table.id, chain.before);
    await openLive(anna.page, `/g/${table.id}`);
    await openLive(ben.page, `/g/${table.id}`);

    const [askedByAnna, askedByBen] = [requestsOf(anna.page), requestsOf(ben.page)];
    for (const line of [first, second, third, last]) {
      await drawLine(ben.page, line);
      await hasLine(anna.page, line);
    }
    expect(askedByAnna).toEqual([]);
    // And the other way round.
    await drawLine(anna.page, "v1,1");
    await hasLine(ben.page, "v1,1");
    const act = `POST /api/matches/${table.id}/acts`;
    expect(askedByAnna).toEqual([act]);
    expect(askedByBen).toEqual([act, act, act, act]);
    expect([...anna.errors, ...ben.errors]).toEqual([]);
  });

  test("a page that nobody sees hangs up, and is up to date when it is seen again", async () => {
    const { page, errors } = await profile(browser);
    const { id, seats } = await tableOf(page, { options: chain.options });
    await play(seats, id, chain.before);
    const socket = await openLive(page, `/g/${id}`);
    const asked = requestsOf(page);
    const closed = socket.waitForEvent("close");
    await setHidden(page, true);
    await closed;
    await play(seats, id, chain.turn);
    expect(asked).toEqual([]);
    await setHidden(page, false);
    for (const line of chain.turn) await hasLine(page, line, latest);
    expect(errors).toEqual([]);
  });
});

describe("without a socket", () => {
  test("the page is up to date within ten seconds of focus, and stays so", async () => {
    const { page } = await profile(browser);
    await page.routeWebSocket(/\/live/, (socket) =>
      socket.close({ code: 1011, reason: "blocked" }),
    );
    const { id, seats } = await tableOf(page, { options: chain.options });
    await play(seats, id, chain.before);
    await open(page, `/g/${id}`);
    await setHidden(page, true);
    await play(seats, id, [first]);
    await setHidden(page, false);
    await hasLine(page, first, latest);
    // Nobody touches the page any more.
    for (const line of [second, third, last]) {
      await play(seats, id, [line]);
      await hasLine(page, line, latest);
    }
    await drawLine(page, "v1,1");
    await hasLine(page, "v1,1", latest);
  });

  test("nor does it need the address of sockets to answer at all", async () => {
    const { page } = await profile(browser);
    // Neither opened nor closed, as behind a proxy that swallows it.
    await page.addInitScript(() => {
      class Silent extends EventTarget {
        static readonly OPEN = 1;
        readonly readyState = 0;
        close(): void {}
        send(): void {}
      }
      Object.defineProperty(window, "WebSocket", { value: Silent });
    });
    const { id, seats } = await tableOf(page, { options: chain.options });
    await play(seats, id, chain.before);
    await open(page, `/g/${id}`);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    for (const line of chain.turn) {
      await play(seats, id, [line]);
      await hasLine(page, line, latest);
    }
  });
});
