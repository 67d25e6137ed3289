/** Vier Ecken by link: a cascade foreseen, placed by taps and keys, and seen by the other. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import type { CornersState } from "../../games/corners/state.ts";
import { cascade } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { freeCell, open, openLive, personAt, play, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const status = (page: Page) => page.getByRole("status").textContent();
const cell = (page: Page, at: string) => page.locator(`[data-at="${at}"]`);

async function cellsOf(page: Page): Promise<readonly string[]> {
  return ((await told(page)).view as unknown as CornersState).cells;
}

/** Its script is there: whoever is faster than that loses all presses but the last. */
async function awake(page: Page): Promise<void> {
  await page.locator("main").dispatchEvent("pointerover");
  await page.locator("main[data-awake]").waitFor();
}

/** From wherever the focus stands to this cell, by arrows alone. */
async function walkTo(page: Page, at: string): Promise<void> {
  await page.locator("[role=gridcell][tabindex='0']").focus();
  await page.keyboard.press("Control+Home");
  const [r = 0, c = 0] = at.split(",").map(Number);
  for (let i = 0; i < r; i++) await page.keyboard.press("ArrowDown");
  for (let i = 0; i < c; i++) await page.keyboard.press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-at"))).toBe(at);
}

describe("a cascade", () => {
  test("is foreseen at a tap, placed by a button, and replayed to the other", async () => {
    const anna = await profile(browser, { phone: true });
    const ben = await profile(browser);
    const { id, seats } = await tableOf(
      anna.page,
      { kind: "corners", starter: 0 },
      personAt(ben.page),
    );
    await play(seats, id, cascade.before.slice(0, -1));
    await openLive(ben.page, `/g/${id}`);

    await awake(ben.page);
    // Ben by keys alone: the space bar shows, Escape drops, Enter places.
    const last = cascade.before.at(-1) ?? "";
    await walkTo(ben.page, last);
    await ben.page.keyboard.press(" ");
    await ben.page.getByRole("button", { name: "Anderes Feld" }).waitFor();
    expect(await status(ben.page)).toBe("Du bist dran. Hier wird noch nichts ausgefüllt.");
    await ben.page.keyboard.press("Escape");
    await ben.page.locator(".bar").waitFor({ state: "detached" });
    expect((await told(ben.page)).ply).toBe(cascade.before.length - 1);
    await ben.page.keyboard.press("Enter");
    await ben.page.getByText("Anna ist dran.").waitFor();
    // Whoever leaves before the answer is there sends once more when they come back.
    await ben.page.locator("button:not([aria-disabled])", { hasText: "Zurücknehmen" }).waitFor();
    await ben.page.goto("about:blank");

    await openLive(anna.page, `/g/${id}`);
    await cell(anna.page, cascade.move).and(anna.page.locator(freeCell)).waitFor();
    expect(await cell(anna.page, cascade.move).getAttribute("aria-label")).toBe(
      "d4, frei, füllt 8 Ecken in 2 Runden",
    );
    await cell(anna.page, cascade.move).tap();
    await anna.page.getByRole("button", { name: "Ablegen · +8" }).waitFor();
    expect(await status(anna.page)).toBe("Du bist dran. So käme es: zwei Runden, +8.");
    expect(await anna.page.locator(".board .numeral").count()).toBe(2);
    expect(await anna.page.locator(".right ul", { hasText: "Runde 2" }).textContent()).toContain(
      "Stand 8 : 0",
    );
    // Only a preview: nothing was sent, and it may be given up.
    expect((await told(anna.page)).ply).toBe(cascade.before.length);
    await anna.page.getByRole("button", { name: "Anderes Feld" }).tap();
    await anna.page.locator(".bar").waitFor({ state: "detached" });
    await cell(anna.page, cascade.move).tap();
    await anna.page.getByRole("button", { name: "Ablegen · +8" }).tap();
    // Her own rounds are played to her too.
    await anna.page.locator(".board .hatch.fresh").first().waitFor();
    expect(await cellsOf(anna.page)).toEqual(cascade.after);

    // Ben comes back and sees them one after the other.
    await ben.page.routeWebSocket(/\/live/, () => {});
    await open(ben.page, `/g/${id}`);
    await ben.page.locator(".board .hatch.fresh").first().waitFor();
    expect(await stepsOn(ben.page, "hatch")).toEqual([300, 300, 300, 300, 900, 900, 900, 900]);
    expect(await stepsOn(ben.page, "symbol")).toEqual([0, ...Array(12).fill(600), 1200, 1200]);
    expect(await ben.page.locator(".board :is(.mark, .swipe)").count()).toBe(1 + 8 + 14);
    expect(await status(ben.page)).toBe(
      "Du bist dran. Anna legte ein Zeichen ab und füllte 8 aus.",
    );
    // A second look repeats nothing; an onlooker sees the same board and may do nothing.
    await ben.page.reload({ waitUntil: "networkidle" });
    expect(await ben.page.locator(".board .fresh").count()).toBe(0);
    expect(await ben.page.locator(".board .swipe").count()).toBe(8 + 14);
    const watcher = await profile(browser, { still: true });
    await open(watcher.page, `/g/${id}`);
    await watcher.page.getByText("Du schaust zu.").waitFor();
    expect(await watcher.page.locator(freeCell).count()).toBe(0);
    expect(await cell(watcher.page, "0,0").getAttribute("aria-label")).toBe(
      "a1, ausgefüllter Kreis von Anna",
    );
    for (const { errors } of [anna, ben, watcher]) expect(errors).toEqual([]);
  });

  test("is placed at once by a double click, and by a typed move", async () => {
    const { page, errors } = await profile(browser, { still: true });
    const { id, seats } = await tableOf(page, { kind: "corners", starter: 0 });
    await openLive(page, `/g/${id}`);
    await awake(page);
    await cell(page, "0,0").and(page.locator(freeCell)).dblclick();
    await expect.poll(async () => (await cellsOf(page))[0]).toBe("o......");
    await play(seats, id, ["6,6"]);
    await cell(page, "0,1").and(page.locator(freeCell)).waitFor();
    expect(await status(page)).toBe("Du bist dran. Ben spielte g7.");
    await cell(page, "6,6").click({ force: true });
    expect(await status(page)).toBe("Du bist dran. Auf diesem Feld liegt schon ein Zeichen.");
    await page.getByText("Zug eintippen").first().click();
    // What is refused stays in its field, with the reason under it.
    await page.fill("input[name=move]", "A1");
    await page.getByRole("button", { name: "Zug machen" }).click();
    await page.locator("#typed-why").waitFor();
    expect(await page.inputValue("input[name=move]")).toBe("A1");
    await page.fill("input[name=move]", "D1");
    expect(await page.locator("#typed-why").count()).toBe(0);
    await page.getByRole("button", { name: "Zug machen" }).click();
    await expect.poll(async () => (await cellsOf(page))[0]).toBe("o..o...");
    expect(errors).toEqual([]);
  });
});

/** When what is drawn before one's eyes begins, in ms. */
async function stepsOn(page: Page, kind: string): Promise<readonly number[]> {
  const delays = await page.locator(`.board .${kind}.fresh`).evaluateAll((all) =>
    all.map((one) => {
      const { animationName, animationDelay } = getComputedStyle(one);
      return animationName === "draw" ? Math.round(1000 * parseFloat(animationDelay)) : -1;
    }),
  );
  return delays.toSorted((a, b) => a - b);
}

test("against the CPU to the end, by keys alone", async () => {
  const { page, errors } = await profile(browser, { still: true });
  const { id } = (
    await personAt(page).make({ kind: "corners", name: "Anna", seats: ["me", "cpu:1"] })
  ).seen;
  await openLive(page, `/g/${id}`);
  for (;;) {
    const seen = await told(page);
    if (seen.end) break;
    const free = page.locator(freeCell).first();
    await free.waitFor();
    await walkTo(page, (await free.getAttribute("data-at")) ?? "");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await told(page)).ply).toBeGreaterThan(seen.ply);
    const { ply } = await told(page);
    await expect.poll(() => page.locator(".moves li").count()).toBe(ply);
  }
  const { scores, view, end } = await told(page);
  expect((view as unknown as CornersState).cells.join("")).not.toContain(".");
  expect(end?.how).toBe("rules");
  await page.getByRole("heading", { name: `Vorbei: ${scores.join(" : ")}` }).waitFor();
  await page.getByRole("button", { name: "Noch mal spielen" }).waitFor();
  expect(errors).toEqual([]);
});

test("a second press where the button was takes nothing back", async () => {
  const { page } = await profile(browser, { phone: true });
  const { id } = (await personAt(page).make({ kind: "corners", seats: ["me", "me"], starter: 0 }))
    .seen;
  await openLive(page, `/g/${id}`);
  await awake(page);
  for (const at of ["0,0", "6,6"]) {
    await cell(page, at).tap();
    await page.getByRole("button", { name: "Ablegen" }).click({ clickCount: 2, delay: 20 });
    await expect.poll(async () => (await told(page)).moves.split(" ").at(-1)).toBe(at);
  }
  await page.locator("button:not([aria-disabled])", { hasText: "Zurücknehmen" }).waitFor();
  expect((await told(page)).ply).toBe(2);
});

test("cells can be hit on the smallest phone, on the largest board", async () => {
  const { page } = await profile(browser, { phone: true });
  const { id } = await tableOf(page, { kind: "corners", options: { n: 9, pro: true } });
  await open(page, `/g/${id}`);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await cell(page, "8,8").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});
