/** Deciding ahead on the page: made on the board, kept at the seat, played while one is away. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { cascade } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { open, openLive, play, press, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const plan = (page: Page) => page.getByRole("region", { name: "Plan: Nur du siehst das" });
const branches = (page: Page) => plan(page).locator(".branch > :first-child");
/** What its branches say; a line's name holds together by letters that nobody sees. */
async function said(page: Page): Promise<readonly string[]> {
  return (await branches(page).allTextContents()).map((one) => one.replaceAll("\u2060", ""));
}
const cell = (page: Page, at: string) => plan(page).locator(`[data-at="${at}"]`);

async function openPlan(page: Page, name = "Vorausplanen"): Promise<void> {
  await press(page, name);
  await plan(page).waitFor();
}

/** Draws these lines on the plan board. */
async function suppose(page: Page, ...lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await cell(page, line).and(page.locator(":not([aria-disabled])")).click({ force: true });
    await cell(page, line).and(page.locator("[aria-disabled]")).waitFor();
  }
}

/** Leads the focus on the board to a line, by arrow keys alone. */
async function walkTo(page: Page, to: string): Promise<void> {
  const placeOf = (line: string) => [
    2 * Number(line[1]) + Number(line[0] === "v"),
    Number(line[3]),
  ];
  const [row = 0, column = 0] = placeOf(to);
  for (let i = 0; i < 30; i++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute("data-at"));
    const [r = 0, c = 0] = placeOf(at ?? "");
    if (at === to) return;
    const across = c < column ? "ArrowRight" : "ArrowLeft";
    await page.keyboard.press(r === row ? across : r < row ? "ArrowDown" : "ArrowUp");
  }
  throw new Error(`no way to ${to}`);
}

test("five steps are played out while the page is closed, and nobody else sees them", async () => {
  const { page, errors } = await profile(browser);
  const { id, seats } = await tableOf(page, { starter: 1 });
  const [, ben] = seats;
  await openLive(page, `/g/${id}`);
  await openPlan(page);
  await suppose(page, "h0,0", "h0,1", "h0,2", "h0,3");
  // A draft survives the page; what is on the board is still the match alone.
  await page.reload({ waitUntil: "networkidle" });
  await plan(page).waitFor();
  expect(await said(page)).toEqual([
    "Wenn Ben a1–b1, dann ich b1–c1.",
    "Wenn Ben c1–d1, dann ich d1–e1.",
  ]);
  await branches(page).nth(1).click();
  await suppose(page, "h4,0", "h4,1", "h4,2", "h4,3", "v0,0", "v3,0");
  expect((await told(page)).moves).toBe("");

  // Another answer of Ben's at the first place is a branch of its own.
  for (let i = 0; i < 10; i++) await plan(page).getByRole("button", { name: "Zurück" }).click();
  await suppose(page, "v1,2", "v2,3");
  expect(await branches(page).count()).toBe(6);
  const before = await ben.look(id);
  await press(page, "Speichern");
  await page.getByText("Plan gespeichert.").waitFor();
  expect((await told(page)).plan?.length).toBe(2);
  const after = await ben.look(id);
  expect([after.text, after.headers.get("etag")]).toEqual([
    before.text,
    before.headers.get("etag"),
  ]);
  await openPlan(page, "Plan ansehen");
  expect(await branches(page).count()).toBe(6);
  await page.goto("about:blank");

  const seen = await play(seats, id, ["h0,0", "h0,2", "h4,0", "h4,2", "v0,0"]);
  expect([seen.ply, Object.values(seen.marks)]).toEqual([10, Array(5).fill("plan")]);
  await open(page, `/g/${id}`);
  await page.locator(".board .fresh").first().waitFor();
  expect(await page.getByRole("status").textContent()).toBe(
    "Ben ist dran. Ben zog 5 Linien. Dein Plan zog 5 Linien.",
  );
  expect(await page.locator(".moves .one", { hasText: "geplant" }).count()).toBe(5);
  await page.getByRole("button", { name: "Vorausplanen" }).waitFor();
  expect(errors).toEqual([]);
});

test("by keys alone; the board goes on meanwhile, and the net is away", async () => {
  const { page, errors } = await profile(browser, { still: true });
  const { id, seats } = await tableOf(page, { starter: 1 });
  await openLive(page, `/g/${id}`);
  const button = page.getByRole("button", { name: "Vorausplanen" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => plan(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  for (const line of ["h0,0", "h1,0"]) {
    await walkTo(page, line);
    await page.keyboard.press("Enter");
    await cell(page, line).and(page.locator("[aria-disabled]")).waitFor();
  }
  // On the board's way: back, then any move of the other's instead.
  const keys = async (name: string): Promise<void> => {
    const at = () => page.evaluate(() => document.activeElement?.textContent);
    for (let i = 0; i < 20 && (await at()) !== name; i++) await page.keyboard.press("Tab");
    expect(await at()).toBe(name);
    await page.keyboard.press("Enter");
  };
  await keys("Zurück");
  await page.keyboard.press("Enter");
  await keys("Egal, was Ben spielt");
  await walkTo(page, "v3,3");
  await page.keyboard.press("Enter");
  expect(await said(page)).toEqual([
    "Wenn Ben a1–b1, dann ich a2–b2.",
    "Egal, was Ben spielt, dann ich d4–d5.",
  ]);
  expect(await branches(page).nth(1).getAttribute("aria-current")).toBe("step");
  // Cut off by its button, had back by the next one.
  await page.locator(".cut").nth(1).press("Enter");
  expect(await branches(page).count()).toBe(1);
  await keys("Wiederherstellen");
  expect(await branches(page).count()).toBe(2);

  await page.context().setOffline(true);
  await press(page, "Speichern");
  await plan(page).getByText("Speichern braucht das Netz.").waitFor();
  await page.context().setOffline(false);
  // What the draft foresaw takes it along: now it is her turn, and her answer is said to her.
  await play(seats, id, ["h0,0"]);
  await page.getByText("Als Antwort hattest du a2–b2 vorgesehen.").waitFor();
  expect(await plan(page).count()).toBe(0);
  expect((await told(page)).ply).toBe(1);
  expect(errors.filter((one) => !/ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
});

test("Vier Ecken by taps, previewed; a plan that is played out, and one that is over", async () => {
  const { page, errors } = await profile(browser, { phone: true, still: true });
  const { id, seats } = await tableOf(page, { kind: "corners", starter: 0 });
  await play(seats, id, cascade.before.slice(0, -1));
  await openLive(page, `/g/${id}`);
  await openPlan(page);
  const put = async (at: string, label: string): Promise<void> => {
    await cell(page, at).tap({ force: true });
    await plan(page).getByRole("button", { name: label }).tap();
    await cell(page, at).and(page.locator("[aria-disabled]")).waitFor();
  };
  await put("0,6", "Ablegen");
  await put("3,3", "Ablegen · +8");
  expect(await plan(page).getByRole("status").textContent()).toMatch(/Im Plan 8\s:\s0\./);
  await press(page, "Speichern");
  await page.getByText("Plan gespeichert.").waitFor();
  await openPlan(page, "Plan ansehen");
  await play(seats, id, ["0,6"]);
  await plan(page).getByText("Der Plan ist ausgespielt.").waitFor();
  expect((await told(page)).scores).toEqual([8, 0]);

  await put("6,1", "Ablegen");
  await put("6,3", "Ablegen");
  await play(seats, id, ["5,6"]);
  await page.getByText("Der Plan ist vorbei.").waitFor();
  expect(await plan(page).count()).toBe(0);
  expect(errors).toEqual([]);
});
