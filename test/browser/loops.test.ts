/** Schleifen by link: laid by taps, by dragging and by keys, with a rack in one's own order. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { makingOf, textOf } from "../../games/loops/making.ts";
import { sumOf } from "../../games/loops/sheet.ts";
import { openBrowser, profile } from "./browser.ts";
import { openLive, personAt, tableOf, told } from "./steps.ts";
import { field, fitting, inRack, lay, onTurn, send, status, viewAt } from "./tiles.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

describe("a match by link", () => {
  test("by taps, by dragging on a phone, by keys; and onlookers see no rack", async () => {
    const anna = await profile(browser);
    const ben = await profile(browser, { phone: true });
    const watcher = await profile(browser);
    const { id } = await tableOf(anna.page, { kind: "loops" }, personAt(ben.page));
    await openLive(watcher.page, `/g/${id}`);
    await watcher.page.getByText("Du schaust zu.").waitFor();
    expect(await watcher.page.locator(".rack").count()).toBe(0);

    // Anna taps: a tile, a field; and sees what it brings.
    await openLive(anna.page, `/g/${id}`);
    await onTurn(anna.page);
    const view = await viewAt(anna.page);
    const { tile, fields } = fitting(view);
    await inRack(anna.page, tile).click();
    expect(await anna.page.locator(".spot").count()).toBe(fields.length);
    expect(await status(anna.page)).toBe("Du bist dran. Wähl ein Feld.");
    const at = fields[0] ?? [0, 0];
    // Where it may not lie the page says why, and keeps it in the hand.
    await field(anna.page, [0, 0]).click({ force: true });
    expect(await status(anna.page)).toMatch(/^Du bist dran. (Hier liefe|Der Spielstein muss)/);
    expect(await inRack(anna.page, tile).getAttribute("aria-pressed")).toBe("true");
    await field(anna.page, at).click();
    const text = textOf([{ tile, at }]) ?? "";
    const points = sumOf(makingOf(view, text).turn.placed);
    expect(await lay(anna.page).textContent()).toBe(`Legen · ${points} Punkte`);
    expect(await anna.page.locator(".parts tfoot td").last().textContent()).toBe(String(points));
    // Board, rack and bar are in sight at once, and nothing lies over the rack.
    await anna.page.setViewportSize({ width: 1280, height: 900 });
    expect(await hiddenOn(anna.page)).toEqual([]);
    // Only half made: nobody has heard of it, and it is still there after a reload.
    expect((await told(anna.page)).ply).toBe(0);
    await anna.page.reload();
    await lay(anna.page).waitFor();
    expect(await inRack(anna.page, tile).count()).toBe(0);
    // The tile goes to another field, back to the rack, and is laid again.
    await field(anna.page, at).click();
    if (fields[1]) {
      await field(anna.page, fields[1]).click();
      await anna.page.locator(`[data-at="${fields[1]}"][aria-selected]`).waitFor();
      await field(anna.page, fields[1]).click();
    }
    await anna.page.locator("[data-at][aria-selected]").click();
    await inRack(anna.page, tile).click();
    await field(anna.page, at).click();
    await send(anna.page, 1);

    // Ben drags on a phone, where a field is 30 px wide.
    await openLive(ben.page, `/g/${id}`);
    await onTurn(ben.page);
    const box = await field(ben.page, [0, 0]).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    const his = fitting(await viewAt(ben.page));
    // On a field that is taken it goes back to the rack, and the page says why.
    await inRack(ben.page, his.tile).hover();
    await ben.page.mouse.down();
    await field(ben.page, [5, 5]).hover({ force: true });
    await ben.page.mouse.up();
    await ben.page.getByText("Auf diesem Feld liegt schon ein Spielstein.").waitFor();
    expect(await inRack(ben.page, his.tile).getAttribute("aria-pressed")).toBe("false");
    expect(await ben.page.locator(".bar").count()).toBe(0);
    await inRack(ben.page, his.tile).hover();
    await ben.page.mouse.down();
    await ben.page.mouse.move(100, 400, { steps: 3 });
    await ben.page.locator(".ghost-tile").waitFor();
    await field(ben.page, his.fields[0] ?? []).hover({ force: true });
    await ben.page.mouse.up();
    await lay(ben.page).waitFor();
    expect(await ben.page.locator(".ghost-tile").count()).toBe(0);
    await send(ben.page, 2);

    // Anna by keys alone: Escape takes back, arrows go from field to field.
    await anna.page.locator(".rack button[aria-pressed]").first().waitFor();
    const hers = fitting(await viewAt(anna.page));
    await inRack(anna.page, hers.tile).focus();
    await anna.page.keyboard.press("Enter");
    const focused = () =>
      anna.page.evaluate(() => document.activeElement?.getAttribute("data-at") ?? null);
    await expect.poll(focused).not.toBeNull();
    await anna.page.keyboard.press("Escape");
    await anna.page.locator(".spot").first().waitFor({ state: "detached" });
    await inRack(anna.page, hers.tile).focus();
    await anna.page.keyboard.press("Enter");
    await expect.poll(focused).not.toBeNull();
    const sorted = hers.fields.toSorted(([r, c], [s, d]) => r - s || c - d);
    await anna.page.keyboard.press("Home");
    for (const next of sorted.slice(1)) {
      await anna.page.keyboard.press("ArrowRight");
      await expect.poll(focused).toBe(String(next));
    }
    const label = await field(anna.page, sorted.at(-1) ?? []).getAttribute("aria-label");
    expect(label).toMatch(/^[a-k]\d+, frei.*, bringt \d+$/);
    await anna.page.keyboard.press("Enter");
    await lay(anna.page).waitFor();
    await lay(anna.page).press("Enter");
    await expect.poll(async () => (await told(anna.page)).ply).toBe(3);
    expect(label).toContain(`bringt ${(await told(anna.page)).gains.at(-1)}`);

    await watcher.page.locator(".tile").nth(3).waitFor();
    expect(await watcher.page.locator(".rack").count()).toBe(0);
    expect([...anna.errors, ...ben.errors, ...watcher.errors]).toEqual([]);
  });

  test("U125: the rack stays as one puts it, on every device; the lens enlarges", async () => {
    const anna = await profile(browser, { phone: true });
    const { id } = await tableOf(anna.page, { kind: "loops" });
    await openLive(anna.page, `/g/${id}`);
    await onTurn(anna.page);
    const rack = (page: Page) =>
      page.locator(".rack button").evaluateAll((all) => all.map((one) => one.dataset["tile"]));
    const before = await rack(anna.page);
    const [first = "", second = "", ...rest] = before;
    // The first is dragged to the end.
    await inRack(anna.page, Number(first)).hover();
    await anna.page.mouse.down();
    await inRack(anna.page, Number(before.at(-1))).hover({ force: true });
    await anna.page.mouse.up();
    await expect.poll(() => rack(anna.page)).toEqual([second, ...rest, first]);
    // And one place back, without dragging.
    await inRack(anna.page, Number(first)).click();
    await anna.page.getByRole("button", { name: "Auf dem Bänkchen nach links" }).click();
    const after = [second, ...rest.slice(0, -1), first, ...rest.slice(-1)];
    await expect.poll(() => rack(anna.page)).toEqual(after);
    await expect.poll(async () => (await told(anna.page)).rack?.join()).toBe(after.join());
    const { n, keys } = await told(anna.page);
    expect(n).toBe(2);
    const laptop = await profile(browser);
    await laptop.page.goto(`${new URL(anna.page.url()).origin}/g/${id}#${keys?.[0]}`);
    await laptop.page.getByRole("button", { name: "Hier weiterspielen" }).click();
    await expect.poll(() => rack(laptop.page)).toEqual(after);

    // Beside the lens tiles are still as big as fingers.
    const tile = await inRack(anna.page, Number(first)).boundingBox();
    expect(tile?.width).toBeGreaterThanOrEqual(40);
    const lens = anna.page.getByRole("button", { name: "Vergrößern" });
    await lens.click();
    const width = (await field(anna.page, [5, 5]).boundingBox())?.width;
    expect(width).toBe(60);
    await anna.page.getByRole("button", { name: "Nach rechts", exact: true }).click();
    await expect
      .poll(() => anna.page.locator(".near").evaluate((one) => one.scrollLeft))
      .toBeGreaterThan(0);
    await lens.click();
    expect(anna.errors).toEqual([]);
  });
});

/** What of the rack and of the bar cannot be pressed where it is, without scrolling. */
function hiddenOn(page: Page): Promise<readonly string[]> {
  return page.locator(":is(.rack, .bar) button").evaluateAll((all) => {
    scrollTo(0, 0);
    const hidden = all.filter((one) => {
      const { left, width, bottom } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(left + width / 2, bottom - 4));
    });
    return hidden.map((one) => one.getAttribute("aria-label") ?? one.textContent);
  });
}
