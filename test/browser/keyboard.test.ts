/** A whole match by Tab, arrows and Enter alone, and the next one after it. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const address = inject("address");
const mostStops = 80;

/** Tab until the focus is on what this selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < mostStops; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${selector}`);
}

async function choose(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, `input[name=${name}]`);
  for (let i = 0; i < mostStops; i++) {
    if (await page.locator(`input[name=${name}][value=${value}]`).isChecked()) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no arrow leads to ${name}=${value}`);
}

function held(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute("data-at") ?? at?.textContent ?? at?.tagName ?? "";
  });
}

async function keepsFocus(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}

/** From a line to one in the order of the board, by arrows; then Enter. */
async function drawNext(page: Page): Promise<void> {
  const free = page.locator("[role=gridcell]:not([aria-disabled])");
  const wanted = await free.first().getAttribute("data-at");
  await tabTo(page, "[role=gridcell]");
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < mostStops && (await held(page)) !== wanted; i++) {
    const before = await held(page);
    await page.keyboard.press("ArrowRight");
    if ((await held(page)) !== before) continue;
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
  }
  expect(await held(page)).toBe(wanted);
  await page.keyboard.press("Enter");
  await page.locator(`[data-at="${wanted ?? ""}"][aria-disabled]`).waitFor();
  await keepsFocus(page);
}

test("from the first page to the rematch", async () => {
  const { page, errors } = await profile(browser, { still: true });
  await page.goto(`${address}/`);
  await tabTo(page, "a[href='/new']");
  await page.keyboard.press("Enter");
  await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
  await tabTo(page, "summary");
  await page.keyboard.press("Enter");
  await choose(page, "preset", "drei");
  await choose(page, "who", "both");
  await choose(page, "starter", "me");
  await tabTo(page, "input[name=name]");
  await page.keyboard.type("Anna");
  await tabTo(page, "button[type=submit]");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/g\//);
  await page.locator("[role=gridcell]:not([aria-disabled])").first().waitFor();

  const status = page.getByRole("status");
  expect(await status.textContent()).toContain("Anna ist dran.");
  await drawNext(page);
  await expect.poll(() => status.textContent()).toContain("Anna zog a1–b1.");
  expect(await status.textContent()).not.toContain("Anna ist dran.");
  const lines = await page.locator("[role=gridcell]").count();
  for (let i = 1; i < lines; i++) await drawNext(page);
  await expect.poll(() => status.textContent()).toMatch(/ gewinnt \d : \d\./);

  const again = page.getByRole("button", { name: "Noch mal spielen" });
  await again.waitFor();
  await tabTo(page, ".left .button.primary");
  expect(await held(page)).toBe("Noch mal spielen");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("[role=gridcell]:not([aria-disabled])").count()).toBe(lines);
  await keepsFocus(page);
  await expect.poll(() => status.textContent()).toMatch(/ ist dran\./);
  await drawNext(page);
  expect(errors).toEqual([]);
});
