/** Without a net: what was meant waits, is sent once, and the page says how things stand. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { corner, fieldOf } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { annaAt, cutOff, isIn, lost, saysUnsent, unanswered } from "./net.ts";
import { bothAt, drawLine, drawn, open, openLive, play, tap, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

describe("a move made without a net", () => {
  test("is drawn as on its way, says so, and is sent once when the net is back", async () => {
    const { page, n, errors } = await annaAt(browser);
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    expect((await told(page)).n).toBe(n);
    await back();
    await isIn(page, "h0,0", n + 1);
    expect(errors.filter((one) => !one.includes("ERR_FAILED"))).toEqual([]);
  });

  test("survives a reload", async () => {
    const { page, n } = await annaAt(browser);
    const back = await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await page.reload();
    await saysUnsent(page);
    expect((await told(page)).n).toBe(n);
    await back();
    await isIn(page, "h0,0", n + 1);
  });

  test("survives that the tab is closed", async () => {
    const { page, id, n } = await annaAt(browser);
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
    const { page, n } = await annaAt(browser);
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
    const { page, id, n } = await annaAt(browser);
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

describe("when it can no longer be", () => {
  test("because the other gave up meanwhile, the page shows the truth and says so", async () => {
    const { page, id, seats, n } = await annaAt(browser);
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
    const { page, id, seats, n } = await annaAt(browser);
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
  const { page, id } = await annaAt(browser);
  const second = await page.context().newPage();
  await openLive(second, `/g/${id}`);
  await drawLine(page, "h0,0");
  await second.locator('[data-at="h0,0"][aria-disabled]').waitFor();
  await second.getByText("Ben ist dran.").waitFor();
});

test("a page of another version loads itself again, and what waits goes on waiting", async () => {
  const { page, n } = await annaAt(browser);
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
  expect((await told(page)).n).toBe(n);
  await back();
  await isIn(page, "h0,0", n + 1);
});
