/** A chain taken at once: whole, so far, or but for its end; by keys, offline, and as seen. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { five, ring } from "./boards.ts";
import { openBrowser, profile, type Wish } from "./browser.ts";
import { cutOff, lost, saysUnsent } from "./net.ts";
import { bothAt, open, openLive, personAt, play, press, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

interface Position {
  readonly options: object;
  readonly before: readonly string[];
}

/** Anna and Ben at one browser, just before a chain is taken; `n`: the rows so far. */
async function before({ options, before: moves }: Position, wish: Wish = {}) {
  const { page, errors } = await profile(browser, wish);
  const { id, n } = await bothAt(page, options, moves);
  await open(page, `/g/${id}`);
  return { page, errors, id, n };
}

/** All that came in since, and how many rows it made. */
async function since(page: Page, from: Position, n: number) {
  await expect.poll(async () => (await told(page)).n).toBeGreaterThan(n);
  const seen = await told(page);
  const { scores, turn, view } = seen;
  return { rows: seen.n - n, lines: view.lines.slice(from.before.length), scores, turn };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

describe("five boxes in a row", () => {
  test("are taken by one press, in one row; a line of it may be taken back", async () => {
    const { page, errors, n } = await before(five, { phone: true });
    // It is there without a script: the worker drew it.
    await page.getByRole("group", { name: "Kette: 5 Kästchen" }).waitFor();
    expect(await page.locator(".ahead:not(.giving) .hatch").count()).toBe(5);
    await button(page, "Kette nehmen · +5").tap();
    const [scores, lines] = [[0, 5], five.lines];
    expect(await since(page, five, n)).toEqual({ rows: 1, lines, scores, turn: 1 });
    await button(page, "Kette nehmen").waitFor({ state: "detached" });
    expect(await page.locator(".board .line.sent").count()).toBe(0);
    await press(page, "Zurücknehmen");
    await expect.poll(async () => (await told(page)).scores).toEqual([0, 4]);
    expect(errors).toEqual([]);
  });

  test("are taken as far as one says, by keys", async () => {
    const { page, errors, n } = await before(five);
    await button(page, "Eine Linie weniger").focus();
    for (const left of [4, 3, 2, 1, 1]) {
      await page.keyboard.press("Enter");
      await page.locator(".bar output", { hasText: `${left} von 5` }).waitFor();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".bar output", { hasText: "2 von 5" }).waitFor();
    expect(await page.locator(".ahead:not(.giving) .hatch").count()).toBe(2);
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Bis hier nehmen · +2");
    await page.keyboard.press("Enter");
    const lines = five.lines.slice(0, 2);
    expect(await since(page, five, n)).toEqual({ rows: 1, lines, scores: [0, 2], turn: 1 });
    // The keyboard goes on at the board, and what is left is offered.
    await page.locator("[role=gridcell]:focus").waitFor();
    await page.getByRole("group", { name: "Kette: 3 Kästchen" }).waitFor();
    expect(errors).toEqual([]);
  });

  test("are taken but for two, which the last line gives away", async () => {
    const { page, errors, n } = await before(five);
    const deal = button(page, "Alle bis auf zwei · +3");
    await deal.hover();
    await page.locator(".ahead.giving").waitFor({ state: "visible" });
    await page.locator(".ahead:not(.giving) .line").waitFor({ state: "hidden" });
    await deal.click();
    const lines = ["v0,1", "v0,2", "v0,3", "v0,5"];
    expect(await since(page, five, n)).toEqual({ rows: 1, lines, scores: [0, 3], turn: 0 });
    // A single line takes both: there is no chain for Anna.
    await page.getByText("Anna ist dran.").waitFor();
    expect(await page.locator(".bar").count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test("wait here without a net, also after a reload, and are in once", async () => {
    const { page, n } = await before(five);
    const back = await cutOff(page, lost);
    await button(page, "Kette nehmen · +5").click();
    await page.locator(".line.sent").nth(4).waitFor();
    await page.evaluate(() => window.dispatchEvent(new Event("offline")));
    await page.reload();
    await saysUnsent(page);
    expect(await page.locator(".line.sent").count()).toBe(5);
    expect((await told(page)).n).toBe(n);
    await back();
    await page.getByText("Noch nicht gesendet.").waitFor({ state: "detached" });
    expect(await since(page, five, n)).toMatchObject({ rows: 1, scores: [0, 5] });
  });

  test("of which another took some meanwhile are not taken by halves", async () => {
    const { page, id, n } = await before(five);
    const back = await cutOff(page, lost);
    await button(page, "Kette nehmen · +5").click();
    await page.locator(".line.sent").nth(4).waitFor();
    await play([personAt(page), personAt(page)], id, ["v0,1", "v1,3"]);
    await back();
    await page.getByText("Es ging inzwischen weiter.").waitFor();
    expect(await since(page, five, n)).toMatchObject({ rows: 2, lines: ["v0,1", "v1,3"] });
  });
});

test("of a ring four are left", async () => {
  const { page, n } = await before(ring);
  await button(page, "Alle bis auf vier · +2").click();
  const got = await since(page, ring, n);
  expect(got).toMatchObject({ rows: 1, scores: [2, 0], turn: 1 });
  expect(got.lines.length).toBe(3);
});

test("the other sees it drawn line by line, fast", async () => {
  const { page, errors } = await profile(browser);
  const { id, seats } = await tableOf(page, { options: five.options });
  const { n } = await play(seats, id, five.before);
  await openLive(page, `/g/${id}`);
  expect(await page.locator(".ahead").count()).toBe(0);
  const moves = [...five.lines, "v1,0"];
  expect((await seats[1].act(id, { n, seat: 1, act: "move", moves })).status).toBe(201);
  const fresh = page.locator(".board.brisk .line.fresh");
  await fresh.nth(5).waitFor({ state: "attached" });
  const delays = await fresh.evaluateAll((all) =>
    all.map((one) => Math.round(1000 * parseFloat(getComputedStyle(one).animationDelay))),
  );
  expect(delays.toSorted((a, b) => a - b)).toEqual([0, 90, 180, 270, 360, 450]);
  await page.getByText("Ben zog 6 Linien und nahm 5 Kästchen.").waitFor();
  expect(errors).toEqual([]);
});
