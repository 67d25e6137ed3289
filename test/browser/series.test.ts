/** A series goes on at the same link: what is open about one game is not about the next. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { openLive, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("who gives one game up is asked anew in the next", async () => {
  const { page } = await profile(browser);
  const { id } = await tableOf(page, { series: "best-of-3", starter: 0 });
  await openLive(page, `/g/${id}`);
  await page.locator("summary", { hasText: "Aufgeben" }).click();
  const yes = page.getByRole("button", { name: "Ja, aufgeben" });
  await yes.focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await told(page)).game).toBe(2);
  await page.getByText("Partie 2 von 3").first().waitFor();
  expect(await yes.isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  expect((await told(page)).end).toBeNull();
});
