/** Whatever can be pressed can be pressed all over: no cell of the board lies on top of it. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { freeCell, open, openLive, play, tableOf } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** What lies under cells of the board at least in part, by its words. */
function coveredOn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const covered = new Set<string>();
    for (const one of document.querySelectorAll("#main :is(a, button, input, summary)")) {
      one.scrollIntoView({ block: "center" });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      for (let x = left + 1; x < right; x += 4) {
        for (let y = top + 1; y < bottom; y += 4) {
          const hit = document.elementFromPoint(x, y);
          if (hit?.matches("[role=gridcell]")) covered.add(one.textContent);
        }
      }
    }
    return [...covered];
  });
}

describe.each([
  ["a desktop", {}],
  ["a phone", { phone: true }],
] as const)("on %s", (_, wish) => {
  test("on turn, looking back, and back after some lines", async () => {
    const { page } = await profile(browser, wish);
    const { id, seats } = await tableOf(page);
    await openLive(page, `/g/${id}`);
    await page.locator(freeCell).first().waitFor();
    expect(await coveredOn(page)).toEqual([]);

    await page.goto("about:blank");
    await play(seats, id, ["h0,0", "h1,0", "v0,0", "v0,1", "h4,4"]);
    // Sockets say nothing: what is new stays new.
    await page.routeWebSocket(/\/live/, () => {});
    await open(page, `/g/${id}`);
    await page.getByRole("button", { name: "Überspringen" }).waitFor();
    expect(await coveredOn(page)).toEqual([]);

    const { id: other } = await tableOf(page, { kind: "corners", starter: 0 });
    await open(page, `/g/${other}`);
    await page.locator(freeCell).last().click();
    await page.locator(".bar").waitFor();
    expect(await coveredOn(page)).toEqual([]);

    await open(page, `/g/${id}?game=1&ply=2`);
    await page.getByRole("button", { name: "Zur aktuellen" }).waitFor();
    expect(await coveredOn(page)).toEqual([]);
  });
});
