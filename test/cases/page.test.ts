/** Cases that need a page: what a browser forgets, what an address gives away, what a name does. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "../browser/browser.ts";
import {
  address,
  drawn,
  hasLine,
  join,
  open,
  openLive,
  personAt,
  play,
  somebody,
  tableOf,
  told,
} from "../browser/steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Ben takes Anna's invitation at his page; Anna has drawn a line. */
async function benAt() {
  const anna = somebody();
  const { id, keys } = (await anna.make({ name: "Anna" })).seen;
  const ben = await profile(browser);
  const own = await join(ben.page, `${address}/g/${id}#${keys?.[1] ?? ""}`, "Ben");
  await play([anna, anna], id, ["h0,0"]);
  await hasLine(ben.page, "h0,0");
  return { anna, id, own, ...ben };
}

/** All that scripts may store, and the service workers. */
async function wipe(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    for (const worker of workers) await worker.unregister();
  });
}

describe("a browser that forgets", () => {
  test("B9: with all storage gone one's own link brings the seat back", async () => {
    const { page, own, id, errors } = await benAt();
    await wipe(page);
    await page.context().clearCookies();
    await open(page, `/g/${id}`);
    await page.getByText("Du schaust zu.").waitFor();
    await page.goto("about:blank");
    await page.goto(own);
    await page.getByRole("button", { name: "Hier weiterspielen" }).click();
    await hasLine(page, "h0,0");
    await drawn(page, "h0,1");
    expect(await told(page)).toMatchObject({ held: [1], moves: "h0,0 h0,1" });
    expect(errors).toEqual([]);
  });

  test("B14: with scripts' storage gone the cookie still holds the seat", async () => {
    const { page, id, errors } = await benAt();
    await wipe(page);
    await open(page, `/g/${id}`);
    await drawn(page, "h0,1");
    expect((await told(page)).held).toEqual([1]);
    expect(errors).toEqual([]);
  });
});

test("C17, C18: the address of a seat's page gives away no seat", async () => {
  const { page, own, id } = await benAt();
  expect(page.url()).toBe(`${address}/g/${id}`);
  // What is offered to share is no one's seat either.
  await page.reload();
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll("a[href]")].map((link) => (link as HTMLAnchorElement).href),
  );
  expect(addresses.length).toBeGreaterThan(0);
  const key = own.split("#")[1] ?? "";
  for (const one of addresses) expect(one).not.toContain(key);
  const eve = await profile(browser);
  await open(eve.page, new URL(page.url()).pathname);
  await eve.page.getByText("Du schaust zu.").waitFor();
  await hasLine(eve.page, "h0,0");
  expect((await told(eve.page)).held).toEqual([]);
});

test("E26, E29, E30: a move whose frame is lost shows when the line is back", async () => {
  const { page, errors } = await profile(browser);
  let lose = false;
  let lost = 0;
  const cuts: (() => void)[] = [];
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (lose) lost++;
      else socket.send(message);
    });
    cuts.push(() => void socket.close({ code: 1001, reason: "deploy" }));
  });
  const { id, seats } = await tableOf(page);
  await open(page, `/g/${id}`);
  await drawn(page, "h0,0");
  lose = true;
  await play(seats, id, ["h0,1"]);
  await expect.poll(() => lost).toBeGreaterThan(0);
  expect(await page.locator('[data-at="h0,1"][aria-label$=", gezogen"]').count()).toBe(0);
  lose = false;
  for (const cut of cuts) cut();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await hasLine(page, "h0,1", 10_000);
  await drawn(page, "h0,2");
  expect(errors).toEqual([]);
});

test("I61, I62: where taking back is off its button says so", async () => {
  const { page, errors } = await profile(browser);
  const { id } = await tableOf(page, { undo: "off" });
  await openLive(page, `/g/${id}`);
  await drawn(page, "h0,0");
  const button = page.getByRole("button", { name: "Zurücknehmen ist hier aus" });
  await button.waitFor();
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await button.click({ force: true });
  expect((await told(page)).offers).toEqual([]);
  expect(errors).toEqual([]);
});

test("X1: a name that would be a page's text or script is a name", async () => {
  const names = ["<img src=x onerror=>", '"><svg onload=x>', "</script><b>x", "javascript:alert"];
  const { page, errors } = await profile(browser);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const name of names) {
    const { id, seats } = await tableOf(page, { name });
    await openLive(page, `/g/${id}`);
    await page.locator(".plate b", { hasText: name }).first().waitFor();
    // And told by the socket.
    await seats[1].act(id, { n: 2, seat: 1, act: "name", name });
    await expect.poll(() => page.locator(".plate b", { hasText: name }).count()).toBe(2);
    expect(await page.locator("#app img, #app b b").count()).toBe(0);
  }
  await open(page, "/me");
  expect((await personAt(page).look(new URL(page.url()).pathname)).status).toBe(404);
  // What the policy forbids would be an error of the page.
  expect([dialogs, errors]).toEqual([[], []]);
});
