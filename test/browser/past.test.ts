/** Looking back: an earlier act shows its position, which is marked and cannot be played. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Locator, Page } from "playwright-core";
import { linesOf } from "../../games/dots/lines.ts";
import { chain, two } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import {
  bothAt,
  drawn,
  freeCell,
  openLive,
  personAt,
  play,
  press,
  requestsOf,
  tableOf,
  told,
} from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const marked = "Das ist nicht die aktuelle Stellung.";

/** The lines that the board shows as drawn. */
function linesOn(page: Page): Promise<readonly (string | null)[]> {
  const cells = page.locator('[role=gridcell][aria-label$=", gezogen"]');
  return cells.evaluateAll((all) => all.map((one) => one.getAttribute("data-at")).toSorted());
}

/** Shown, marked, and nothing on the board can be tapped. */
async function isPast(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByText(marked).waitFor();
  await expect.poll(() => linesOn(page)).toEqual([...lines].toSorted());
  expect(await page.locator(freeCell).count()).toBe(0);
}

/** The acts in the list, every one of them in sight. */
async function actsOn(page: Page): Promise<Locator> {
  const all = page.getByRole("button", { name: /^Alle \d+ Züge$/ });
  if ((await all.count()) > 0) {
    await all.click();
    await page.locator("button[aria-expanded=true]").waitFor();
  }
  return page.getByRole("list", { name: "Züge" }).getByRole("button");
}

async function isNow(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByText(marked).waitFor({ state: "detached" });
  await expect.poll(() => linesOn(page)).toEqual([...lines].toSorted());
}

describe("an earlier act in the list", () => {
  test("shows its position, marked and not to be played, and there are two ways back", async () => {
    const { page, errors } = await profile(browser);
    const { id } = await bothAt(page, two.options, two.before);
    await openLive(page, `/g/${id}`);
    const acts = await actsOn(page);
    const second = acts.nth(1);
    await second.click();
    await isPast(page, two.before.slice(0, 2));
    expect(await second.getAttribute("aria-current")).toBe("step");

    const asked = requestsOf(page);
    const cell = page.locator(`[data-at="${two.line}"]`);
    await cell.click({ force: true });
    await cell.focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".sent, .bar").count()).toBe(0);
    await acts.nth(3).click();
    await isPast(page, two.before.slice(0, 4));
    expect(asked.filter((one) => one.startsWith("POST"))).toEqual([]);

    await press(page, "Zur aktuellen");
    await isNow(page, two.before);
    await second.click();
    await isPast(page, two.before.slice(0, 2));
    await acts.last().click();
    await isNow(page, two.before);
    expect(await page.locator(".moves [aria-current]").count()).toBe(0);
    await drawn(page, two.line);
    expect((await told(page)).scores).toEqual([2, 0]);
    expect(errors).toEqual([]);
  });

  test("stays although the other moves, whose line shows on the way back", async () => {
    const { page, errors } = await profile(browser);
    const { id, seats } = await tableOf(page, { options: chain.options });
    await play(seats, id, chain.before);
    await openLive(page, `/g/${id}`);
    const acts = await actsOn(page);
    await acts.nth(2).click();
    await isPast(page, chain.before.slice(0, 3));
    await play(seats, id, chain.turn);
    // The page has heard of it: it is in the list.
    await expect.poll(() => acts.count()).toBe(chain.before.length + chain.turn.length);
    await isPast(page, chain.before.slice(0, 3));
    expect(await acts.nth(2).getAttribute("aria-current")).toBe("step");
    await press(page, "Zur aktuellen");
    await isNow(page, [...chain.before, ...chain.turn]);
    await drawn(page, "v1,1");
    expect(errors).toEqual([]);
  });
});

describe("an address of an earlier position", () => {
  test("shows it, also while the match goes on", async () => {
    const { page, errors } = await profile(browser);
    const { id, seats } = await tableOf(page, { options: chain.options });
    await play(seats, id, chain.before);
    await openLive(page, `/g/${id}?game=1&ply=3`);
    await isPast(page, chain.before.slice(0, 3));
    await play(seats, id, [chain.turn[0]]);
    const acts = await actsOn(page);
    await expect.poll(() => acts.count()).toBe(chain.before.length + 1);
    await isPast(page, chain.before.slice(0, 3));
    await press(page, "Zur aktuellen");
    await isNow(page, [...chain.before, chain.turn[0]]);
    expect(errors).toEqual([]);
  });

  test("shows it in a game before the one of now", async () => {
    const { page, errors } = await profile(browser);
    const all = linesOf(two.options);
    const { id, n } = await bothAt(page, two.options, all);
    await personAt(page).act(id, { n, seat: 0, act: "rematch" });
    await openLive(page, `/g/${id}?game=1&ply=3`);
    await isPast(page, all.slice(0, 3));
    await press(page, "Zur aktuellen");
    await isNow(page, []);
    expect(errors).toEqual([]);
  });
});
