/** A page that sleeps: the first press counts, however late the script for it comes. */
import { beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const address = inject("address");

/** A new match of both on this device, its page freshly loaded and untouched. */
async function makeMatch(page: Page): Promise<void> {
  await page.goto(`${address}/new`);
  await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
  await page.locator("input[name=who][value=both]").check({ force: true });
  await page.click("button[type=submit]");
  await page.waitForURL(/\/g\//);
  await page.reload({ waitUntil: "networkidle" });
}

/** Holds back the page's own script until `go` is called. */
async function holdBack(page: Page): Promise<() => void> {
  let go = (): void => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(/\/assets\/match-/, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

test("a click on a line draws it once the script is there", async () => {
  const { page, errors } = await profile(browser);
  await makeMatch(page);
  const go = await holdBack(page);
  const waiting = page.waitForRequest(/\/assets\/match-/);
  await page.locator('[data-at="h0,0"]').click({ force: true });
  await waiting;
  await expect.poll(() => page.locator(".board [aria-disabled]").count()).toBe(0);
  go();
  await page.locator('[data-at="h0,0"][aria-disabled]').waitFor();
  expect(errors).toEqual([]);
});

test("so does a key, where it was pressed", async () => {
  const { page, errors } = await profile(browser);
  await makeMatch(page);
  const go = await holdBack(page);
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press("Enter");
  go();
  await page.locator('[data-at="h0,0"][aria-disabled]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-at"))).toBe("h0,0");
  expect(errors).toEqual([]);
});

test("keys that a board does not know do what they always do", async () => {
  const { page } = await profile(browser);
  await makeMatch(page);
  await page.route(/\/assets\//, (route) => route.abort());
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  await page.keyboard.press("Tab");
  const at = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
  expect(await at()).not.toBe("gridcell");
});

test("of impatient taps on a phone the last one counts, once: it previews", async () => {
  const { page, errors } = await profile(browser, { phone: true });
  await makeMatch(page);
  const go = await holdBack(page);
  for (const line of ["h0,0", "h0,1", "h0,1"]) {
    await page.locator(`[data-at="${line}"]`).tap({ force: true });
  }
  go();
  await page.getByRole("button", { name: "Linie ziehen" }).first().waitFor();
  expect(await page.locator(".board [aria-disabled]").count()).toBe(0);
  expect(errors).toEqual([]);
});

test("a button beside the board is pressed once too", async () => {
  const { page, errors } = await profile(browser);
  await makeMatch(page);
  await page.locator("summary", { hasText: "Aufgeben" }).click();
  await page.getByRole("button", { name: "Ja, aufgeben" }).click();
  await page.getByRole("heading", { name: /Vorbei/ }).waitFor();
  expect(errors).toEqual([]);
});

test("without a net it says so, and the next touch tries again", async () => {
  const { page } = await profile(browser);
  await makeMatch(page);
  const offline = page.locator("#offline");
  expect(await offline.isVisible()).toBe(false);
  const top = () => page.locator(".board").evaluate((one) => one.getBoundingClientRect().top);
  const place = await top();
  await page.route(/\/assets\//, (route) => route.abort());
  await page.locator('[data-at="h0,0"]').click({ force: true });
  await offline.waitFor();
  expect(await offline.locator("b").textContent()).toBe("Kein Netz.");
  // It moves nothing under the finger, and is in sight wherever one has scrolled.
  expect(await top()).toBe(place);
  const bottom = await offline.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(bottom).toBe(page.viewportSize()?.height);
  await page.unroute(/\/assets\//);
  await page.locator('[data-at="h0,1"]').click({ force: true });
  await page.locator('[data-at="h0,1"][aria-disabled]').waitFor();
  expect(await offline.isVisible()).toBe(false);
  await expect.poll(() => page.locator(".board [aria-disabled]").count()).toBe(1);
});
