/** A match that this program cannot read just now: the page says so, loses nothing, and goes on. */
import { beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { problems } from "../../engine/wire.ts";
import { openBrowser, profile } from "./browser.ts";
import { drawLine, hasLine, open, play, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const sentence = "Es ist nichts verloren. Versuch es in ein paar Minuten noch einmal.";

/** Anna's page at a match that answers as if a later program had gone on with it, when told so. */
async function annaAt() {
  const { page, errors } = await profile(browser);
  const table = await tableOf(page);
  const lines = new Set<() => void>();
  let away = false;
  await page.routeWebSocket(/\/live/, (socket) => {
    const cut = (): void => void socket.close({ code: 1013, reason: "newer" });
    if (away) return cut();
    socket.connectToServer();
    lines.add(cut);
  });
  await page.route(/\/api\/matches\/\w+/, (route) => {
    if (!away) return route.continue();
    const title = `Hier ging es mit einer neueren Version weiter. ${sentence}`;
    const body = { type: "/problems/newer", title, status: problems.newer };
    const contentType = "application/problem+json; charset=utf-8";
    return route.fulfill({ status: problems.newer, contentType, body: JSON.stringify(body) });
  });
  const go = (): void => {
    away = true;
    for (const cut of lines) cut();
  };
  const back = (): void => {
    away = false;
  };
  await open(page, `/g/${table.id}`);
  const others = () => errors.filter((one) => !one.includes("503"));
  return { page, ...table, go, back, others };
}

/** Somebody looks at the page again and again until it holds. */
async function looking(page: Page, holds: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      return holds();
    })
    .toBe(true);
}

test("who only waits is told, and told no longer once it goes on", async () => {
  const { page, id, seats, go, back, others } = await annaAt();
  const isSaid = async () => (await page.getByText(sentence).count()) === 1;
  go();
  await looking(page, isSaid);
  await page.locator(".board .line").first().waitFor({ state: "attached" });
  back();
  await play(seats, id, ["h0,0"]);
  await looking(page, async () => !(await isSaid()));
  await hasLine(page, "h0,0");
  await play(seats, id, ["h0,1"]);
  await hasLine(page, "h0,1");
  expect(others()).toEqual([]);
});

test("a move that is made meanwhile waits and is in once it goes on", async () => {
  const { page, id, go, back, others } = await annaAt();
  go();
  await drawLine(page, "h0,0");
  await page.getByText("Noch nicht gesendet.").waitFor();
  await page.getByText(sentence).waitFor();
  expect((await told(page)).moves).toBe("");
  back();
  await looking(page, async () => (await told(page)).moves === "h0,0");
  await page.getByText(sentence).waitFor({ state: "detached" });
  await page.getByText("Noch nicht gesendet.").waitFor({ state: "detached" });
  expect(id).toBe((await told(page)).id);
  expect(others()).toEqual([]);
});
