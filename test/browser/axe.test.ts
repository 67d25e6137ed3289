/** No page hides anything from anybody: axe finds nothing, and nothing scrolls sideways. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { linesOf } from "../../games/dots/lines.ts";
import { cascade, corner, fieldOf } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { bothAt, drawLine, freeCell, open, openLive, personAt, play, tableOf } from "./steps.ts";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
const widths = [320, 360, 768, 1280];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** What a scheme changes is colours alone; what a language changes, all but colours. */
const looks = {
  light: { runOnly: { type: "tag", values: tags } },
  dark: { runOnly: { type: "rule", values: ["color-contrast"] } },
  worded: {
    runOnly: { type: "tag", values: tags },
    rules: { "color-contrast": { enabled: false } },
  },
} as const;

/** What axe finds, as short lines: the rule and where. */
async function violations(page: Page, look: keyof typeof looks): Promise<readonly string[]> {
  if (await page.evaluate(() => !("axe" in globalThis))) await page.evaluate(source);
  // Over the paper's squares axe would not judge contrast at all.
  await page.evaluate(() => {
    document.body.style.backgroundImage = "none";
  });
  return page.evaluate(async (how) => {
    interface Found {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }
    const { axe } = globalThis as unknown as {
      axe: { run(where: Document, how: object): Promise<{ violations: readonly Found[] }> };
    };
    const found = await axe.run(document, { ...how, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, looks[look]);
}

async function tooWide(page: Page): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (over > 0) wide.push(`${over} px at ${width}`);
  }
  return wide;
}

/** At all widths, and in both schemes. */
async function isFine(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, colorScheme), `${state}, ${colorScheme}`).toEqual([]);
  }
  expect(await tooWide(page), state).toEqual([]);
}

/** The same where its colours are looked at in another language. */
async function isWorded(page: Page, state: string): Promise<void> {
  expect(await violations(page, "worded"), state).toEqual([]);
  expect(await tooWide(page), state).toEqual([]);
}

describe.each(["de-DE", "en-GB"])("axe finds nothing in %s", (lang) => {
  const holds = lang === "de-DE" ? isFine : isWorded;

  test("on the home page, a new match, my matches, and where nothing lies", async () => {
    const { page, errors } = await profile(browser, { lang, still: true });
    for (const path of ["/", "/new", "/me", `/g/${"2".repeat(27)}`]) {
      await open(page, path);
      await holds(page, path);
    }
    expect(errors).toEqual([]);
  });

  test("on pages of rules, before and after a case is played", async () => {
    const { page, errors } = await profile(browser, { lang, still: true });
    const pages =
      lang === "de-DE"
        ? ["/regeln", "/regeln/kaesekaestchen/strategie", "/regeln/schleifen"]
        : ["/rules/dots", "/rules/corners"];
    for (const path of pages) {
      await open(page, path);
      for (const fold of await page.locator("details summary").all()) await fold.click();
      await isFine(page, path);
    }
    const ways = page.locator("[data-trial] .ways .button");
    await ways.first().click();
    await page.locator("[data-trial] .ways [aria-pressed=true]").waitFor();
    await isFine(page, "a case that was played");
    expect(errors).toEqual([]);
  });

  test("in every state of a match", async () => {
    const anna = (await profile(browser, { lang, still: true })).page;
    const ben = (await profile(browser, { lang, still: true })).page;
    const { seen } = await personAt(anna).make({ name: "Anna" });
    const path = `/g/${seen.id}`;
    const invitation = `${path}#${seen.keys?.[1] ?? ""}`;

    await open(anna, path);
    await anna.locator("#invite1").waitFor();
    await holds(anna, "my turn, inviting");
    await anna.locator(".confirm summary").last().click();
    await holds(anna, "asked whether I mean it");
    await open(ben, invitation);
    await ben.locator("input[name=name]").waitFor();
    await holds(ben, "invited");
    await ben.fill("input[name=name]", "Ben");
    await ben.click("form button[type=submit]");
    await ben.locator("#own-first").waitFor();
    await holds(ben, "just sat down");
    await open(ben, path);
    await holds(ben, "waiting");
    await ben.locator("[name=plan]").press("Enter");
    for (const line of ["h0,0", "h1,0", "h0,1"]) {
      await ben.locator(`.plan [data-at="${line}"]`).focus();
      await ben.keyboard.press("Enter");
      await ben.locator(`.plan [data-at="${line}"][aria-disabled]`).waitFor();
    }
    await holds(ben, "deciding ahead");
    const late = (await profile(browser, { lang, still: true })).page;
    await open(late, path);
    await holds(late, "onlooker");
    await open(late, invitation);
    await late.locator("main .note").waitFor();
    await holds(late, "used invitation");
  });

  test("other house rules, chosen, asked for and agreed; a move that waits", async () => {
    const anna = (await profile(browser, { lang, still: true })).page;
    const ben = (await profile(browser, { lang, still: true })).page;
    const { id } = await tableOf(anna, { starter: 0 }, personAt(ben));
    await openLive(anna, `/g/${id}`);
    await openLive(ben, `/g/${id}`);
    await anna.locator("#house").press("Enter");
    await anna.locator("form details summary").last().click();
    await anna.locator("form select").first().selectOption("9");
    await anna.locator("form li").waitFor();
    await holds(anna, "choosing house rules");
    await anna.locator(".right form [type=submit]").press("Enter");
    await anna.locator(".note button").waitFor();
    await holds(anna, "house rules are asked for");
    await ben.locator(".note .primary").waitFor();
    await holds(ben, "asked for house rules");
    await ben.locator(".note .primary").press("Enter");
    await ben.locator(".note.done li").waitFor();
    await holds(ben, "house rules are agreed");
    await anna.context().route(/\/acts$/, (route) => route.abort());
    await drawLine(anna, "h0,0");
    await anna.locator(".status + p button").waitFor();
    await holds(anna, "a move waits");
  });

  test("half-made moves, targets, and the end", async () => {
    const { page } = await profile(browser, { lang, still: true });
    const over = await bothAt(page, { w: 2, h: 2 }, linesOf({ w: 2, h: 2 }));
    await open(page, `/g/${over.id}`);
    await page.locator(".left section h2").waitFor();
    await holds(page, "over");
    await open(page, `/fair?id=${over.id}`);
    await page.locator(".checks").waitFor();
    await holds(page, "chance, checked");

    const signs = fieldOf("2x2:x2@0,0;bomb@1,0;swap@1,1");
    const asking = await bothAt(page, signs, corner.before);
    await open(page, `/g/${asking.id}`);
    await page.locator(`[data-at="${corner.line}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator(".bar p").waitFor();
    await holds(page, "choosing a target");

    const { id, seats } = await tableOf(page, { kind: "corners", starter: 0 });
    await play(seats, id, cascade.before);
    await open(page, `/g/${id}`);
    await page.locator(`[data-at="${cascade.move}"]`).click();
    await page.locator(".bar").waitFor();
    await holds(page, "a cascade that is previewed");
    await page.locator(".bar .primary").click();
    await page.locator(".swipe").first().waitFor();
    await holds(page, "a cascade");
  });

  test("tiles: a board, a tile in the hand, on the board, under the lens; four seats", async () => {
    const { page } = await profile(browser, { lang, still: true });
    const { id } = await tableOf(page, { kind: "loops" });
    await open(page, `/g/${id}`);
    await holds(page, "my tiles");
    const tiles = page.locator(".rack button");
    await tiles.first().click();
    await page.locator("main[data-awake] .bar").waitFor();
    for (let i = 0; (await page.locator(".spot").count()) === 0; i++) await tiles.nth(i).click();
    await holds(page, "a tile in the hand");
    await page.locator(freeCell).first().click();
    await page.locator(".bar .primary").waitFor();
    await holds(page, "a tile laid");
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator("button.zoom").click();
    await holds(page, "under the lens");
    await page.locator(".bar .primary").click();
    await page.locator(".right thead").waitFor();
    await page.locator(".right details summary").first().click();
    await holds(page, "the score sheet");
    const seats = ["me", "cpu:2", "cpu:2", "cpu:2"];
    const four = await personAt(page).make({ kind: "loops", seats, options: { mode: "rounds" } });
    await open(page, `/g/${four.seen.id}`);
    await holds(page, "four seats, without racks");
  });
});
