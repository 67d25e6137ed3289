/** Other house rules on the page: who sits there, and what they press. */
import type { Browser, Page } from "playwright-core";
import type { Fields } from "../http/client.ts";
import { profile } from "./browser.ts";
import { openLive, personAt, press, tableOf } from "./steps.ts";

/** Anna and Ben at their pages; Anna is on turn. */
export async function pagesOf(browser: Browser, wish: Fields = {}) {
  const [anna, ben] = [await profile(browser), await profile(browser)];
  const table = await tableOf(anna.page, { starter: 0, ...wish }, personAt(ben.page));
  await openLive(anna.page, `/g/${table.id}`);
  await openLive(ben.page, `/g/${table.id}`);
  return { anna, ben, ...table };
}

/** Opens the form by its button and chooses a preset. */
export async function choose(page: Page, preset: string): Promise<void> {
  await press(page, "Andere Hausregeln");
  const fold = page.locator("form details:not([open]) summary");
  await page.locator("form input[name=preset]").first().waitFor();
  if ((await fold.count()) > 0) await fold.first().click();
  await page.locator(`form input[value=${preset}]`).check({ force: true });
}

export async function suggest(page: Page, preset: string): Promise<void> {
  await choose(page, preset);
  await page.getByRole("button", { name: "Vorschlagen", exact: true }).press("Enter");
}

export async function resign(page: Page): Promise<void> {
  await page.locator("summary", { hasText: "Aufgeben" }).click();
  await press(page, "Ja, aufgeben");
}

/** A note under the board, with this in it. */
export const note = (page: Page, text: string) => page.locator(".left .note", { hasText: text });
export const form = (page: Page) => page.locator(".right form");
