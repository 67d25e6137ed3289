/** No page hides anything from anybody: axe finds nothing, and nothing scrolls sideways. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
const widths = [320, 360, 768, 1280];
const address = inject("address");

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What axe finds, as short lines: the rule and where. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  // Over the paper's squares axe would not judge contrast at all.
  await page.evaluate(() => {
    document.body.style.backgroundImage = "none";
  });
  return page.evaluate(async (values) => {
    interface Found {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }
    const { axe } = globalThis as unknown as {
      axe: { run(where: Document, how: object): Promise<{ violations: readonly Found[] }> };
    };
    const found = await axe.run(document, { runOnly: { type: "tag", values } });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, tags);
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

/** In both schemes and at all widths. */
async function isFine(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${state}, ${colorScheme}`).toEqual([]);
  }
  expect(await tooWide(page), state).toEqual([]);
}

interface Told {
  readonly id: string;
  readonly n: number;
  readonly turn: number | null;
  readonly keys?: readonly string[];
  readonly view: { readonly lines: readonly string[] };
}

/** Requests of the page's own; the first answer brings its cookie. */
async function post(
  page: Page,
  path: string,
  body: object,
): Promise<{ status: number; told: Told }> {
  if (!page.url().startsWith(address)) await open(page, "/impressum");
  const cookies = await page.context().cookies();
  const key = "2".repeat(27);
  const known = cookies.some(({ name }) => name === "__Host-kp");
  const proof = known ? {} : { authorization: `Bearer ${key}.${key}` };
  return page.evaluate(
    async ([to, sent, more]) => {
      const headers = {
        ...more,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      };
      const request = { method: "POST", headers, body: JSON.stringify(sent) };
      const answer = await fetch(`/api/matches${to}`, request);
      return { status: answer.status, told: (await answer.json()) as Told };
    },
    [path, body, proof] as const,
  );
}

async function told(page: Page, id: string): Promise<Told> {
  return page.evaluate(
    async (one) => (await (await fetch(`/api/matches/${one}`)).json()) as Told,
    id,
  );
}

function linesOf(w: number, h: number): readonly string[] {
  const lines: string[] = [];
  for (let r = 0; r <= h; r++) for (let c = 0; c < w; c++) lines.push(`h${r},${c}`);
  for (let r = 0; r < h; r++) for (let c = 0; c <= w; c++) lines.push(`v${r},${c}`);
  return lines;
}

/** Draws lines in order for both sides; gives the first that needs a target, if any does. */
async function draw(page: Page, id: string, lines: readonly string[]): Promise<string | null> {
  for (const move of lines) {
    const { n, turn, view } = await told(page, id);
    if (turn === null) return null;
    if (view.lines.includes(move)) continue;
    const { status } = await post(page, `/${id}/acts`, { n, act: "move", seat: turn, move });
    if (status >= 400) return move;
  }
  return null;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
}

describe.each(["de-DE", "en-GB"])("axe finds nothing in %s", (lang) => {
  test("on the home page, a new match, my matches, and where nothing lies", async () => {
    const { page, errors } = await profile(browser, { lang, still: true });
    for (const path of ["/", "/new", "/me", `/g/${"2".repeat(27)}`]) {
      await open(page, path);
      await isFine(page, path);
    }
    expect(errors).toEqual([]);
  });

  test("in every state of a match", async () => {
    const anna = (await profile(browser, { lang, still: true })).page;
    const ben = (await profile(browser, { lang, still: true })).page;
    const made = { kind: "dots", seats: ["me", "free"], starter: 0, name: "Anna" };
    const { told: match } = await post(anna, "", made);
    const path = `/g/${match.id}`;
    const invitation = `${path}#${match.keys?.[1] ?? ""}`;

    await open(anna, path);
    await anna.locator("#invite1").waitFor();
    await isFine(anna, "my turn, inviting");
    await anna.locator(".confirm summary").last().click();
    await isFine(anna, "asked whether I mean it");
    await open(ben, invitation);
    await ben.locator("input[name=name]").waitFor();
    await isFine(ben, "invited");
    await ben.fill("input[name=name]", "Ben");
    await ben.click("form button[type=submit]");
    await ben.locator("#own-first").waitFor();
    await isFine(ben, "just sat down");
    await open(ben, path);
    await isFine(ben, "waiting");
    const late = (await profile(browser, { lang, still: true })).page;
    await open(late, path);
    await isFine(late, "onlooker");
    await open(late, invitation);
    await late.locator("main .note").waitFor();
    await isFine(late, "used invitation");
  });

  test("half-made moves, targets, and the end", async () => {
    const { page } = await profile(browser, { lang, still: true });
    const both = { kind: "dots", seats: ["me", "me"], starter: 0, name: "Anna" };
    const small = (await post(page, "", { ...both, options: { w: 2, h: 2 } })).told;
    await draw(page, small.id, linesOf(2, 2));
    await open(page, `/g/${small.id}`);
    await page.locator(".left section h2").waitFor();
    await isFine(page, "over");

    let asks: string | null = null;
    for (let i = 0; asks === null && i < 20; i++) {
      const { id } = (await post(page, "", { ...both, options: { content: "random" } })).told;
      asks = await draw(page, id, linesOf(5, 4));
      if (asks !== null) await open(page, `/g/${id}`);
    }
    await page.locator(`[data-at="${asks ?? ""}"]`).focus();
    await page.keyboard.press("Enter");
    await page.locator(".bar p").waitFor();
    await isFine(page, "choosing a target");
  });
});
