/** Acts that do not arrive, and what the page says of a move that waits. */
import { expect } from "vitest";
import type { Browser, Page, Route } from "playwright-core";
import { profile } from "./browser.ts";
import { openLive, tableOf, told } from "./steps.ts";

export const acts = /\/api\/matches\/\w+\/acts/;

/** Acts of this page do not arrive, or only their answers do not. Gives the net back. */
export async function cutOff(page: Page, how: (route: Route) => Promise<void>) {
  await page.context().route(acts, how);
  return async (again: Page = page): Promise<void> => {
    await again.context().unroute(acts);
    await again.evaluate(() => window.dispatchEvent(new Event("online")));
  };
}
export const lost = (route: Route): Promise<void> => route.abort();
export const unanswered = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};

export async function saysUnsent(page: Page): Promise<void> {
  await page.getByText("Noch nicht gesendet.").waitFor();
  await page.locator(".board .line.sent").first().waitFor();
}

/** It is in, the page says so no longer, and it made exactly one row. */
export async function isIn(page: Page, line: string, rows: number): Promise<void> {
  await expect.poll(async () => (await told(page)).view.lines).toContain(line);
  await page.getByText("Noch nicht gesendet.").waitFor({ state: "detached" });
  await page.locator(".board .line.sent").waitFor({ state: "detached" });
  const { n, view } = await told(page);
  expect([n, view.lines.filter((one) => one === line)]).toEqual([rows, [line]]);
}

/** Anna, on turn, at her page; Ben sits elsewhere. */
export async function annaAt(browser: Browser) {
  const { page, errors } = await profile(browser);
  const table = await tableOf(page);
  await openLive(page, `/g/${table.id}`);
  return { page, errors, ...table, n: (await told(page)).n };
}
