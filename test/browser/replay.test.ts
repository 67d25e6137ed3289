/** Who comes back sees what happened meanwhile: drawn line by line, told in a sentence, once. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { stroke } from "../../games/dots/paper.ts";
import { chain } from "./boards.ts";
import { openBrowser, profile, type Wish } from "./browser.ts";
import { freeCell, hasLine, open, openLive, play, press, tableOf } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

declare global {
  /** Animations of lines that came to their end, and that were broken off, as strokes. */
  var ended: string[];
  var broken: string[];
}

/** For `addInitScript`: what becomes of every line that is drawn before one's eyes. */
function recordDrawing(): void {
  globalThis.ended = [];
  globalThis.broken = [];
  const strokeOf = ({ target }: Event): string[] =>
    target instanceof Element && target.matches(".line") ? [target.getAttribute("d") ?? ""] : [];
  document.addEventListener("animationend", (event) => globalThis.ended.push(...strokeOf(event)));
  document.addEventListener("animationcancel", (event) => {
    globalThis.broken.push(...strokeOf(event));
  });
}

/** Anna saw the match and left; since then Ben drew four lines. Gives the path of the match. */
async function awayOf(wish: Wish = {}) {
  const { page, errors } = await profile(browser, wish);
  const { id, seats } = await tableOf(page, { options: chain.options });
  await play(seats, id, chain.before);
  await openLive(page, `/g/${id}`);
  await page.goto("about:blank");
  await play(seats, id, chain.turn);
  await page.addInitScript(recordDrawing);
  return { page, errors, path: `/g/${id}` };
}

/** Sockets open but say nothing: the page stays as it arrived. */
async function quiet(page: Page): Promise<void> {
  await page.routeWebSocket(/\/live/, () => {});
}

/** What is drawn before one's eyes, by when it starts: stroke, delay and duration in ms. */
function freshOn(page: Page) {
  return page.locator(".line.fresh").evaluateAll((all) =>
    all
      .map((one) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(one);
        const [delay, duration] = [animationDelay, animationDuration].map(
          (time) => 1000 * parseFloat(time),
        );
        return { d: one.getAttribute("d"), name: animationName, delay, duration };
      })
      .toSorted((a, b) => (a.delay ?? 0) - (b.delay ?? 0)),
  );
}

const story = "Du bist dran. Ben zog 4 Linien und nahm 3 Kästchen.";
const strokes = chain.turn.map(stroke);

describe("back after four lines", () => {
  test("they are drawn one after the other, and a sentence tells them", async () => {
    const { page, path, errors } = await awayOf();
    await quiet(page);
    await open(page, path);
    await page.getByRole("button", { name: "Überspringen" }).waitFor();
    const fresh = await freshOn(page);
    expect(fresh.map(({ d }) => d)).toEqual(strokes);
    expect(new Set(fresh.map(({ name }) => name))).toEqual(new Set(["draw"]));
    for (const [i, { delay = 0, duration = 0 }] of fresh.entries()) {
      const pause = delay - (fresh[i - 1]?.delay ?? -200);
      expect(pause).toBeGreaterThanOrEqual(200);
      expect(pause).toBeLessThanOrEqual(500);
      expect(duration).toBeGreaterThan(0);
      expect(duration).toBeLessThanOrEqual(500);
    }
    // The boxes are filled with their lines.
    const boxes = page.locator(".board .news");
    expect(await boxes.count()).toBe(3);
    expect(await page.getByRole("status").textContent()).toBe(story);
    await expect.poll(() => page.evaluate(() => globalThis.ended)).toEqual(strokes);
    expect(errors).toEqual([]);
  });

  test("they come to their end although the page hears of the match meanwhile", async () => {
    const { page, path } = await awayOf();
    await openLive(page, path);
    await expect.poll(() => page.evaluate(() => globalThis.ended)).toEqual(strokes);
    expect(await page.evaluate(() => globalThis.broken)).toEqual([]);
  });

  test("a button skips the drawing, not the sentence", async () => {
    const { page, path } = await awayOf();
    await quiet(page);
    await open(page, path);
    await press(page, "Überspringen");
    await page.getByRole("button", { name: "Überspringen" }).waitFor({ state: "detached" });
    for (const line of chain.turn) await hasLine(page, line);
    expect(await freshOn(page)).toEqual([]);
    expect(await page.locator(".board .news").count()).toBe(0);
    expect(await page.getByRole("status").textContent()).toBe(story);
    expect(await page.locator(freeCell).count()).toBe(17 - 11);
  });

  test("with reduced motion all stands there at once", async () => {
    const { page, path } = await awayOf({ still: true });
    await quiet(page);
    await open(page, path);
    for (const line of chain.turn) await hasLine(page, line);
    await expect.poll(() => page.getByRole("status").textContent()).toBe(story);
    expect((await freshOn(page)).map(({ name }) => name)).not.toContain("draw");
    expect(await page.evaluate(() => globalThis.ended)).toEqual([]);
  });

  test("a second look repeats nothing", async () => {
    const { page, path } = await awayOf();
    await openLive(page, path);
    await expect.poll(() => page.getByRole("status").textContent()).toBe(story);
    await openLive(page, path);
    expect(await page.getByRole("status").textContent()).toBe(story);
    expect(await freshOn(page)).toEqual([]);
    expect(await page.getByRole("button", { name: "Überspringen" }).count()).toBe(0);
    expect(await page.evaluate(() => globalThis.ended)).toEqual([]);
  });
});

test("what the other draws under one's eyes is drawn, line by line", async () => {
  const { page } = await profile(browser);
  await page.addInitScript(recordDrawing);
  const { id, seats } = await tableOf(page, { options: chain.options });
  await play(seats, id, chain.before);
  await openLive(page, `/g/${id}`);
  for (const [i, line] of chain.turn.entries()) {
    await play(seats, id, [line]);
    await expect.poll(() => page.evaluate(() => globalThis.ended)).toEqual(strokes.slice(0, i + 1));
  }
  expect(await page.evaluate(() => globalThis.broken)).toEqual([]);
});
