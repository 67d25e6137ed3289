/** Deadlines and absence, as people see them: in real time, after days, with a wrong clock. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { rules } from "../../games/dots/rules.ts";
import { clientOf, twoAt } from "../http/client.ts";
import { openBrowser, profile } from "./browser.ts";
import { pagesOf } from "./house.ts";
import { letPass } from "./passed.ts";
import { startServer } from "./server.ts";
import { address, open, openLive, play, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const deadline = (page: Page) => page.locator(".left > .deadline");

test("L73, L74: a page closes, the CPU plays, and the first press hands back", async () => {
  const { anna, ben, id, seats } = await pagesOf(browser, { pace: "30s" });
  expect(await deadline(anna.page).innerText()).toMatch(/^\s*Noch \d\d Sekunden\./);
  await ben.page.close();
  /** Anna moves whenever she is on turn, so that only Ben's time passes. */
  const until = (what: string, is: (now: Awaited<ReturnType<typeof told>>) => boolean) =>
    expect
      .poll(
        async () => {
          const now = await told(anna.page);
          const move = rules.moves(now.view)[Symbol.iterator]().next().value;
          if (!is(now) && now.turn === 0 && move) await play(seats, id, [rules.write(move)]);
          return is(now) ? what : now.marks;
        },
        { timeout: 120_000, interval: 1000 },
      )
      .toBe(what);

  await until("time", ({ marks }) => Object.values(marks).includes("time"));
  await anna.page.getByText("Ben hat die Frist verpasst.").first().waitFor();
  await anna.page.locator(".board .unhanded").first().waitFor();
  await until("standin", ({ marks }) => Object.values(marks).includes("standin"));
  await anna.page.getByText("Die CPU vertritt Ben.").first().waitFor();
  await anna.page.locator(".moves small", { hasText: "CPU vertritt" }).first().waitFor();
  await anna.page.locator(".plate small", { hasText: "CPU vertritt" }).waitFor();

  // To look takes nothing back: the seat was Ben's all the time, and the first press is his.
  const page = await ben.page.context().newPage();
  await openLive(page, `/g/${id}`);
  await page.getByText("Die CPU spielt für dich, seit du weg warst.").waitFor();
  const { held, seats: before } = await told(page);
  expect([held, before[1]?.standIn]).toEqual([[1], true]);
  await page.locator(".status").click();
  await page.getByText("Die CPU spielt für dich").waitFor({ state: "detached" });
  expect((await told(page)).seats[1]?.standIn).toBe(false);
  await anna.page.getByText("Ben ist wieder da.").first().waitFor();
  expect([...anna.errors, ...ben.errors]).toEqual([]);
});

test.each([1, -1])("G49: with a clock %i h off a page tells the right remainder", async (hours) => {
  const { page } = await profile(browser);
  await page.addInitScript((off) => {
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...args: [number]) {
        super(...(args.length > 0 ? args : ([Real.now() + off] as [number])));
      }
      static override now(): number {
        return Real.now() + off;
      }
    } as DateConstructor;
  }, hours * 3_600_000);
  const { id } = await tableOf(page, { pace: "60s" });
  await openLive(page, `/g/${id}`);
  await page.locator("main[data-awake]").waitFor();
  const { deadline: due } = await told(page);
  const shown = Number(/\d+/.exec(await deadline(page).innerText())?.[0]);
  expect(Math.abs(shown - ((due ?? 0) - Date.now()) / 1000)).toBeLessThan(2);
});

test("a deadline of days passes before one's eyes, and the CPU plays", async () => {
  const state = mkdtempSync(join(tmpdir(), "kaestchenpost-"));
  const send = (server: string) => (path: string, init?: RequestInit) => fetch(server + path, init);
  const began = performance.now();
  let server = await startServer(undefined, state);
  /** Seconds are left, most of which the server takes to start again. */
  const left = Math.min(110_000, 15_000 + 2 * (performance.now() - began));
  try {
    const { id } = await twoAt(send(server.address), { pace: "3d", late: "cpu", name: "Anna" });
    await server.stop();
    letPass(state, 3 * 86_400_000 - left);
    server = await startServer(undefined, state);
    const { page, errors } = await profile(browser);
    await page.goto(`${server.address}/g/${id}`);
    await expect.poll(() => deadline(page).innerText()).toMatch(/noch \d+ Sekunden – bis/);
    await page.locator(".moves small", { hasText: "Zeit" }).waitFor({ timeout: left + 20_000 });
    await page.getByText("Anna hat die Frist verpasst.").first().waitFor();
    const { seen } = await clientOf(send(server.address)).look(id);
    expect([seen.turn, seen.movers, Object.values(seen.marks)]).toEqual([1, [0], ["time"]]);
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
    rmSync(state, { recursive: true, force: true });
  }
});

test("the form makes a match with a clock, and whoever is invited is told", async () => {
  const { page } = await profile(browser);
  await open(page, "/new");
  await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
  expect(await page.locator("input[name=late]").count()).toBe(0);
  await page.locator("input[name=pace][value='3d']").check({ force: true });
  await page.locator("input[name=late][value=choose]").check({ force: true });
  await page.locator("input[name=standIn]").check({ force: true });
  await page.fill("input[name=name]", "Anna");
  await page.click("button[type=submit]");
  await page.waitForURL(/\/g\//);
  const invitation = await page.locator("#invite1").inputValue();
  const { pace, late, standIn } = await told(page);
  expect([pace, late, standIn]).toEqual(["3d", "choose", true]);
  const ben = await profile(browser);
  await ben.page.goto(invitation);
  await ben.page.getByText("Anna lädt dich ein: Käsekästchen 5×4, 3 Tage pro Zug.").waitFor();
  await ben.page.getByText("Ist die Zeit um, entscheiden die anderen").waitFor();
  expect(invitation.startsWith(address)).toBe(true);
});
