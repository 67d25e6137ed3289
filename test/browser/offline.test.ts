/** Without a net: what was meant waits, is sent once, and the page says how things stand. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page, Route } from "playwright-core";
import { corner, fieldOf } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { bothAt, drawLine, drawn, open, openLive, play, tableOf, tap, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const acts = /\/api\/matches\/\w+\/acts/;

/** Acts of this page do not arrive, or only their answers do not. Gives the net back. */
async function cutOff(page: Page, how: (route: Route) => Promise<void>) {
  await page.context().route(acts, how);
  return async (again: Page = page): Promise<void> => {
    await again.context().unroute(acts);
    await again.evaluate(() => window.dispatchEvent(new Event("online")));
  };
}
const lost = (route: Route): Promise<void> => route.abort();
const unanswered = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};

async function saysUnsent(page: Page): Promise<void> {
  await page.getByText("Noch nicht gesendet.").waitFor();
  await page.locator(".board .line.sent").waitFor();
}

/** It is in, the page says so no longer, and it made exactly one row. */
async function isIn(page: Page, line: string, rows: number): Promise<void> {
  await expect.poll(async () => (await told(page)).view.lines).toContain(line);
  await page.getByText("Noch nicht gesendet.").waitFor({ state: "detached" });
  await page.locator(".board .line.sent").waitFor({ state: "detached" });
  const { n, view } = await told(page);
  expect([n, view.lines.filter((one) => one === line)]).toEqual([rows, [line]]);
}

/** Anna, on turn, at her page; Ben sits elsewhere. */
async function annaAt() {
  const { page, errors } = await profile(browser);
  const table = await tableOf(page);
  await openLive(page, `/g/${table.id}`);
  return { page, errors, ...table, n: (await told(page)).n };
}

describe("a move made without a net", () => {
  test("is drawn as on its way, says so, and is sent once when the net is back", async () => {
    const { page, n, errors } = await annaAt();
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    expect((await told(page)).n).toBe(n);
    await back();
    await isIn(page, "h0,0", n + 1);
    expect(errors.filter((one) => !one.includes("ERR_FAILED"))).toEqual([]);
  });

  test("survives a reload", async () => {
    const { page, n } = await annaAt();
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await page.reload();
    await saysUnsent(page);
    await back();
    await isIn(page, "h0,0", n + 1);
  });

  test("survives that the tab is closed", async () => {
    const { page, id, n } = await annaAt();
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    const next = await page.context().newPage();
    await page.close();
    await open(next, `/g/${id}`);
    await saysUnsent(next);
    await back(next);
    await isIn(next, "h0,0", n + 1);
  });

  test("whose answer got lost is in once", async () => {
    const { page, n } = await annaAt();
    const back = await cutOff(page, unanswered);
    await drawLine(page, "h0,0");
    await expect.poll(async () => (await told(page)).n).toBe(n + 1);
    await back();
    await isIn(page, "h0,0", n + 1);
  });

  test("leaves no second one to be made until it is in", async () => {
    const { page, errors } = await profile(browser);
    const { id } = await bothAt(page, {});
    await openLive(page, `/g/${id}`);
    const { n } = await told(page);
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await page.locator('[data-at="h0,1"]').click({ force: true });
    await back();
    await isIn(page, "h0,0", n + 1);
    await drawn(page, "h0,1");
    expect((await told(page)).n).toBe(n + 2);
    expect(errors.filter((one) => !one.includes("ERR_FAILED"))).toEqual([]);
  });

  test("that two tabs know of is sent by both and in once", async () => {
    const { page, id, n } = await annaAt();
    const second = await page.context().newPage();
    await openLive(second, `/g/${id}`);
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await second.reload();
    await saysUnsent(second);
    await back();
    await second.evaluate(() => window.dispatchEvent(new Event("online")));
    await isIn(page, "h0,0", n + 1);
    await isIn(second, "h0,0", n + 1);
  });
});

describe("whoever will not wait", () => {
  const again = (page: Page) => page.getByRole("button", { name: "Noch mal versuchen" });

  test("has a button that sends at once, by keyboard or finger", async () => {
    const { page, n } = await annaAt();
    expect(await again(page).count()).toBe(0);
    await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await page.context().unroute(acts);
    await again(page).press("Enter");
    await isIn(page, "h0,0", n + 1);
    await again(page).waitFor({ state: "detached" });
  });

  test("is told that it failed again, each time, and keeps the focus", async () => {
    const { page, n } = await annaAt();
    let tries = 0;
    const back = await cutOff(page, async (route) => {
      tries++;
      await route.abort();
    });
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    for (const _ of ["first", "second"]) {
      const before = tries;
      await again(page).press("Enter");
      await page.getByRole("status").getByText("Unterwegs …").waitFor();
      await page.locator("button[aria-disabled]", { hasText: "Noch mal versuchen" }).waitFor();
      await page.getByText("Auch dieser Versuch kam nicht an.").waitFor();
      expect(tries).toBeGreaterThan(before);
      await page.locator("button:focus", { hasText: "Noch mal versuchen" }).waitFor();
    }
    expect((await told(page)).n).toBe(n);
    await back();
    await isIn(page, "h0,0", n + 1);
  });

  test("joins a try that is under way: the move is in once", async () => {
    const { page, n } = await annaAt();
    const held: Route[] = [];
    await cutOff(page, async (route) => void held.push(route));
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await again(page).click();
    await page.getByRole("status").getByText("Unterwegs …").waitFor();
    expect(held.length).toBe(1);
    await held[0]?.continue();
    await isIn(page, "h0,0", n + 1);
  });
});

describe("when it can no longer be", () => {
  test("because the other gave up meanwhile, the page shows the truth and says so", async () => {
    const { page, id, seats, n } = await annaAt();
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    const { status } = await seats[1].act(id, { n, seat: 1, act: "resign" });
    expect(status).toBe(201);
    await back();
    await page.getByText("Es ging inzwischen weiter.").waitFor();
    await page.getByRole("heading", { name: /Vorbei/ }).waitFor();
    expect((await told(page)).view.lines).toEqual([]);
    // And never again.
    await page.reload();
    await page.getByRole("heading", { name: /Vorbei/ }).waitFor();
    expect(await page.getByText("Noch nicht gesendet.").count()).toBe(0);
  });

  test("because it was made elsewhere, the page shows that", async () => {
    const { page, id, seats, n } = await annaAt();
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await play(seats, id, ["h3,3"]);
    await back();
    await page.getByText("Es ging inzwischen weiter.").waitFor();
    const { view } = await told(page);
    expect([view.lines, (await told(page)).n]).toEqual([["h3,3"], n + 1]);
  });
});

test("a choice that is half made survives a reload", async () => {
  const { page } = await profile(browser);
  const { id } = await bothAt(page, fieldOf("2x2:bomb@1,0"), corner.before);
  await openLive(page, `/g/${id}`);
  await tap(page, corner.line);
  const question = page.locator(".bar", { hasText: "Welches Kästchen von Anna soll weg?" });
  await question.waitFor();
  await page.reload();
  await question.waitFor();
  await tap(page, "b0,1");
  await expect.poll(async () => (await told(page)).view.owner).toEqual(["0#", "1."]);
});

test("a second tab follows", async () => {
  const { page, id } = await annaAt();
  const second = await page.context().newPage();
  await openLive(second, `/g/${id}`);
  await drawLine(page, "h0,0");
  await second.locator('[data-at="h0,0"][aria-disabled]').waitFor();
  await second.getByText("Ben ist dran.").waitFor();
});

test("a page of another version loads itself again, and what waits goes on waiting", async () => {
  const { page, n } = await annaAt();
  const old = { type: "/problems/too-old", title: "Diese Seite ist veraltet.", status: 426 };
  const back = await cutOff(page, (route) =>
    route.fulfill({
      status: 426,
      contentType: "application/problem+json",
      body: JSON.stringify(old),
    }),
  );
  const reloaded = page.waitForEvent("load");
  await drawLine(page, "h0,0");
  await reloaded;
  await saysUnsent(page);
  await back();
  await isIn(page, "h0,0", n + 1);
});
