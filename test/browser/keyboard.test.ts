/** A whole match by Tab, arrows and Enter alone, and the next one after it. */
import { beforeAll, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { pagesOf } from "./house.ts";
import { freeCell, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

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

test("P91, P92: from the first page to the rematch", async () => {
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

/** Tab until the focus is on what is called so, once it may be pressed; then Enter. */
async function pressByKeys(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole("button", { name, disabled: false });
  await button
    .or(page.locator("summary", { hasText: name }))
    .first()
    .waitFor();
  const called = (): Promise<string> =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute("aria-label") || at?.textContent || "";
    });
  for (let i = 0; i < 2 * mostStops; i++) {
    if (name.test(await called())) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  throw new Error(`no Tab leads to ${name}`);
}

test("P93, P94: one by keys alone, the other by taps, to the next match", async () => {
  const { anna, ben } = await pagesOf(browser, { options: { w: 2, h: 2 } });
  const says = (page: Page) => page.getByRole("status").textContent();
  const tapOn = (name: string) => ben.page.getByRole("button", { name, disabled: false }).click();
  const plyIs = (ply: number) => expect.poll(async () => (await told(anna.page)).ply).toBe(ply);

  await drawNext(anna.page);
  await plyIs(1);
  await pressByKeys(anna.page, /^Zurücknehmen/);
  await tapOn("Ja, zurück");
  for (const { page } of [anna, ben]) {
    await expect.poll(() => says(page)).toContain("zurückgenommen");
  }
  await drawNext(anna.page);
  await plyIs(1);
  await ben.page.locator(freeCell).last().click({ force: true });
  await plyIs(2);
  const past = anna.page.getByText("Das ist nicht die aktuelle Stellung.");
  await pressByKeys(anna.page, /^a1–b1$/);
  await past.waitFor();
  await pressByKeys(anna.page, /^Zur aktuellen/);
  await past.waitFor({ state: "detached" });
  await tapOn("Zurücknehmen");
  await anna.page.getByText("Einverstanden?").waitFor();
  await pressByKeys(anna.page, /^Ja, zurück/);
  await plyIs(1);

  await pressByKeys(anna.page, /^Aufgeben/);
  await pressByKeys(anna.page, /^Ja, aufgeben/);
  await expect.poll(() => says(ben.page)).toContain("Anna hat aufgegeben.");
  await tapOn("Noch mal spielen");
  await anna.page.getByRole("button", { name: "Ja, noch mal" }).waitFor();
  await pressByKeys(anna.page, /^Ja, noch mal/);
  await expect.poll(async () => (await told(ben.page)).game).toBe(2);
  expect([...anna.errors, ...ben.errors]).toEqual([]);
});
