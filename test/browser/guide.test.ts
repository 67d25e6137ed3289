/** Rules and strategy: cases are played on the page, lessons met and missed, by taps and keys. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Locator, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { freeCell, open, requestsOf } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const trial = (page: Page, name: string): Locator => page.locator(`[data-trial="${name}"]`);
const scores = (one: Locator): Promise<readonly string[]> =>
  one.locator(".plate .digit").evaluateAll((all) => {
    return all.map((digit) => digit.getAttribute("aria-label") ?? "");
  });

async function draw(one: Locator, line: string): Promise<void> {
  const free = one.locator(`[data-at="${line}"]:not([aria-disabled])`);
  await free.waitFor();
  await free.click({ force: true });
  await one.locator(`[data-at="${line}"][aria-disabled]`).waitFor();
}

describe("cases", () => {
  test("nothing is fetched before a board is touched, and no match is asked", async () => {
    const { page, errors } = await profile(browser);
    await open(page, "/regeln/kaesekaestchen");
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    const asked = requestsOf(page);
    const double = trial(page, "double");
    expect(scripts).toEqual([]);
    // The first press counts, however late the script comes.
    await double.locator('[data-at="v0,1"]').click({ force: true });
    await expect.poll(() => scores(double)).toEqual(["2", "0"]);
    expect(scripts.some((path) => path.startsWith("/assets/guide-"))).toBe(true);
    await expect.poll(() => double.getByRole("status").textContent()).toMatch(/nur eine weitere/);
    await draw(double, "v1,3");
    await expect.poll(() => double.getByRole("status").textContent()).toMatch(/also ist Ben dran/);
    await double.getByRole("button", { name: "Von vorn" }).click();
    await expect.poll(() => scores(double)).toEqual(["0", "0"]);
    // What is drawn besides is told by the rules alone.
    await draw(double, "h2,1");
    await expect.poll(() => double.getByRole("status").textContent()).toContain("Ben ist dran.");
    expect(asked).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("all answers can be shown, a refused one with its reason; targets are picked", async () => {
    const { page, errors } = await profile(browser, { phone: true });
    await open(page, "/regeln/kaesekaestchen");
    const swap = trial(page, "swap");
    for (const [name, points, says] of [
      ["a1 nehmen", ["3", "1"], "zählt jetzt für Anna"],
      ["b1 nehmen", ["2", "2"], "2 : 2"],
      ["Ohne Tausch", ["0", "3"], "Pflicht"],
    ] as const) {
      await swap.getByRole("button", { name }).tap();
      await expect.poll(() => scores(swap)).toEqual(points);
      expect(await swap.getByRole("status").textContent()).toContain(says);
      expect(await swap.getByRole("button", { name }).getAttribute("aria-pressed")).toBe("true");
    }
    await swap.getByRole("button", { name: "Von vorn" }).tap();
    await swap.locator('[data-at="v0,3"]').tap({ force: true });
    await swap.getByRole("button", { name: "Linie ziehen" }).tap();
    await swap.locator('[data-at="b0,1"]').tap({ force: true });
    await swap.locator(".bar .primary").tap();
    await expect.poll(() => scores(swap)).toEqual(["2", "2"]);

    const early = trial(page, "thirteen");
    await early.getByRole("button", { name: "Mit frühem Schluss" }).tap();
    await expect.poll(() => scores(early)).toEqual(["13", "8"]);
    expect(await early.locator(freeCell).count()).toBe(0);
    await early.getByRole("button", { name: "Wie üblich" }).tap();
    await expect.poll(() => early.locator(freeCell).count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });

  test("the turn of 28 in English; and it leads to a match by these rules", async () => {
    const { page, errors } = await profile(browser, { lang: "en-GB" });
    await open(page, "/rules/loops");
    const turn = trial(page, "turn");
    await turn.getByRole("button", { name: "Lay all three" }).click();
    await expect.poll(() => scores(turn)).toEqual(["28", "0"]);
    expect(await turn.getByRole("status").textContent()).toContain("9 + 12 + 4 + 3 = 28");
    const fits = trial(page, "fits");
    await fits.getByRole("button", { name: "The 1 on g6" }).click();
    await expect.poll(() => fits.getByRole("status").textContent()).toContain("cut off");
    await page.goto(page.url().replace("/loops", "/corners"));
    const pro = page.locator("#trial-diamond");
    await pro.locator("summary").click();
    await pro.getByRole("link", { name: "Play with these rules" }).click();
    await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
    expect(await page.locator("input[name=preset]:checked").inputValue()).toBe("profi");
    expect(errors).toEqual([]);
  });
});

describe("the example of Vier Ecken", () => {
  test("is played round by round, and again; at once for who wants no motion", async () => {
    for (const still of [false, true]) {
      const { page, errors } = await profile(browser, { still });
      await open(page, "/regeln/vier-ecken");
      const example = trial(page, "example");
      await example.getByRole("button", { name: "Ansehen" }).click();
      for (let times = 0; times < 2; times++) {
        await expect.poll(() => scores(example)).toEqual(["8", "0"]);
        // The corners of the first round, then those of the second.
        expect(await example.locator(".hatch.fresh.wait1").count()).toBe(4);
        expect(await example.locator(".hatch.fresh.wait3").count()).toBe(4);
        const moving = await example
          .locator(".hatch.fresh")
          .first()
          .evaluate((one) => getComputedStyle(one).animationName);
        expect(moving).toBe(still ? "none" : "draw");
        const before = await example.locator("svg.board").elementHandle();
        await example.getByRole("button", { name: "Noch einmal ansehen" }).click();
        // It begins anew with a board of its own.
        await expect.poll(() => before?.evaluate((board) => board.isConnected)).toBe(false);
      }
      expect(errors).toEqual([]);
    }
  });
});

describe("lessons", () => {
  test("one is met, another missed and tried again, against the CPU", async () => {
    const { page, errors } = await profile(browser);
    await open(page, "/regeln/kaesekaestchen/strategie");
    const two = trial(page, "two");
    for (const line of ["v2,1", "v2,3"]) await draw(two, line);
    // The CPU closes both and has to open the chain of six: all of that is ours.
    await two.locator('[data-at="v2,2"][aria-disabled]').waitFor();
    await two.getByRole("status").filter({ hasText: "Du bist dran." }).waitFor();
    for (let taken = 0; taken < 6; taken++) {
      const closing = two.locator(`${freeCell}[aria-label*="schließt"]`).first();
      if ((await two.locator(".note").count()) > 0) break;
      await closing.click({ force: true });
      await expect.poll(async () => Number((await scores(two))[0])).toBe(2 + taken);
    }
    await two.locator(".note.done").waitFor();
    expect(await two.locator(".note").textContent()).toContain("Geschafft.");

    const safe = trial(page, "safe");
    await draw(safe, "v2,1");
    await safe.locator(".note").waitFor();
    expect(await safe.locator(".note").textContent()).toContain("Daneben.");
    // Nothing more may be drawn until it begins anew.
    expect(await safe.locator(freeCell).count()).toBe(0);
    await safe.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await draw(safe, "h0,2");
    await safe.locator(".note.done").waitFor();
    expect(errors).toEqual([]);
  });

  test("by keys alone, in English; the link to German keeps the place", async () => {
    const { page, errors } = await profile(browser, { lang: "en-GB" });
    await open(page, "/rules/dots/strategy#loops");
    const enough = trial(page, "enough");
    await enough.locator('[role=gridcell][tabindex="0"]').focus();
    await page.locator('[data-trial="enough"][data-awake]').waitFor();
    // A chain of three is opened where the loop should be taken.
    await page.keyboard.press("Control+End");
    await page.keyboard.press("ArrowUp");
    const at = await page.evaluate(() => document.activeElement?.getAttribute("data-at"));
    expect(at).toMatch(/^v2,/);
    await enough.locator('[data-at="v2,2"]').focus();
    await page.keyboard.press("Enter");
    await enough.locator(".note").waitFor();
    expect(await enough.locator(".note").textContent()).toContain("Not quite.");
    await enough.getByRole("button", { name: "Try again" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => enough.locator(".note").count()).toBe(0);
    await page.locator("a[hreflang=de]:visible").press("Enter");
    await page.waitForURL(/\/regeln\/kaesekaestchen\/strategie#loops$/);
    expect(await page.locator("h1").textContent()).toBeDefined();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    // What was chosen by the link holds on the pages that ask for it.
    await page.goto(new URL("/", page.url()).href);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(errors).toEqual([]);
  });
});
