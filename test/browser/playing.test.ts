/** What acting takes comes for whoever may act, and for nobody else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { openLive, personAt, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The files of games that a page asks for from now on, without their hashes. */
function filesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on("request", (request) => {
    const name = /\/assets\/((?:corners|loops)(?:-playing)?)-[^/]{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined) files.add(name);
  });
  return files;
}

async function awake(page: Page): Promise<void> {
  await page.locator("main").dispatchEvent("pointerover");
  await page.locator("main[data-awake]").waitFor();
}

/** Holds back the files of that name until what it gives is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let go = (): void => {};
  const held = new Promise<void>((done) => (go = done));
  await page.route(new RegExp(`/assets/${name}-[^/]{8}\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

test.each(["corners", "loops"])(
  "%s: onlookers get the drawing alone, players both",
  async (kind) => {
    const [anna, watcher] = [await profile(browser), await profile(browser)];
    const { id } = await tableOf(anna.page, { kind, starter: 0 });

    const seen = filesOf(watcher.page);
    await openLive(watcher.page, `/g/${id}`);
    await awake(watcher.page);
    // Onlookers walk over the board too.
    await watcher.page.locator('[role=gridcell][tabindex="0"]').focus();
    await watcher.page.keyboard.press("End");
    const at = await watcher.page.evaluate(() => document.activeElement?.getAttribute("data-at"));
    expect(at).toMatch(/,(6|10)$|^10,/);
    expect([...seen]).toEqual([kind]);

    const played = filesOf(anna.page);
    await openLive(anna.page, `/g/${id}`);
    // Both are asked for at once, none waits for the other.
    const go = await holdBack(anna.page, kind);
    await anna.page.locator("main").dispatchEvent("pointerover");
    await expect.poll(() => played.size).toBe(2);
    expect([...played].toSorted()).toEqual([kind, `${kind}-playing`]);
    go();
    await anna.page.locator("main[data-awake]").waitFor();
    expect([...anna.errors, ...watcher.errors]).toEqual([]);
  },
);

test("a press that comes before it is made when it is there: the last one, once", async () => {
  const { page, errors } = await profile(browser);
  const { id, seats } = await tableOf(page, { kind: "corners", starter: 0, alternate: false });
  const [anna, ben] = seats;
  await ben.act(id, { n: 2, seat: 1, act: "resign" });
  const files = filesOf(page);
  await openLive(page, `/g/${id}`);
  await awake(page);
  expect([...files]).toEqual(["corners"]);

  // The next game begins while this page is open: now it takes more than looking on.
  const go = await holdBack(page, "corners-playing");
  const asked = (await anna.act(id, { n: 3, seat: 0, act: "rematch" })).seen;
  const to = asked.offers.find((offer) => offer.for === "rematch")?.row;
  await ben.act(id, { n: asked.n, seat: 1, act: "answer", to, yes: true });
  await page.locator("main[aria-busy]").waitFor();
  for (const at of ["2,2", "3,4", "3,4"]) await page.locator(`[data-at="${at}"]`).click();
  expect((await told(page)).ply).toBe(0);
  expect(await page.locator(".bar").count()).toBe(0);
  go();
  await page.getByRole("button", { name: "Ablegen" }).waitFor();
  expect(await page.locator("main[aria-busy]").count()).toBe(0);
  await page.locator('[data-at="3,4"]').click();
  await expect.poll(async () => (await told(page)).moves).toBe("3,4");
  expect(errors).toEqual([]);
});

test("whoever comes by an invitation has it before the seat is theirs", async () => {
  const [anna, ben] = [await profile(browser), await profile(browser)];
  const { id, keys } = (await personAt(anna.page).make({ kind: "loops", name: "Anna" })).seen;
  const files = filesOf(ben.page);
  await openLive(ben.page, `/g/${id}#${keys?.[1] ?? ""}`);
  await ben.page.locator("input[name=name]").waitFor();
  expect([...files].toSorted()).toEqual(["loops", "loops-playing"]);
  expect(ben.errors).toEqual([]);
});
