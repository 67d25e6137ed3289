/** What a page costs before anybody touches it: bytes after gzip, and requests (reliability §6). */
import process from "node:process";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { budgets, further, gameScript, pageScript } from "../../commands/build.ts";
import { openBrowser, profile } from "./browser.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const address = inject("address");
const most = { script: budgets.page, bytes: 30_000, requests: 5 };
/** A first visit by an invitation also fetches the form, the code and all that playing needs. */
const mostInvited = { bytes: 56_000, requests: 10 };

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

interface Load {
  readonly script: number;
  readonly bytes: number;
  readonly requests: readonly string[];
}

/** Loads an address with an empty cache, until the page is quiet. Nobody touches it. */
async function load(page: Page, link: string): Promise<Load> {
  const requests: string[] = [];
  const asked = new Set<string>();
  let [script, bytes] = [0, 0];
  const done: Promise<void>[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.url().startsWith("data:") || asked.has(answer.url())) return;
    // What is asked for again comes from the cache: nothing of it is ever asked of the net twice.
    if (pathname.startsWith("/assets/")) asked.add(answer.url());
    requests.push(pathname);
    const count = async (): Promise<void> => {
      const size = gzipSync(await answer.body(), { level: 9 }).length;
      bytes += size;
      if (pathname.endsWith(".js")) script += size;
    };
    done.push(count());
  });
  await page.goto(link, { waitUntil: "networkidle" });
  await Promise.all(done);
  return { script, bytes, requests };
}

/** A match in which somebody has drawn some lines and it is the other's turn, by its invitation. */
async function makeMatch(): Promise<{ readonly id: string; readonly key: string }> {
  const { page } = await profile(browser);
  await page.goto(`${address}/impressum`);
  return page.evaluate(async () => {
    const key = "2".repeat(27);
    const headers = {
      "content-type": "application/json",
      "idempotency-key": key,
      authorization: `Bearer ${key}.${key}`,
    };
    const ask = async (path: string, body: object) =>
      (await (
        await fetch(`/api/matches${path}`, { method: "POST", headers, body: JSON.stringify(body) })
      ).json()) as { id: string; n: number; turn: number; keys: Record<string, string> };
    const made = await ask("", { kind: "dots", starter: 0 });
    const move = { n: made.n, act: "move", seat: 0, move: "h0,0" };
    await ask(`/${made.id}/acts`, move);
    return { id: made.id, key: made.keys["1"] ?? "" };
  });
}

describe("the first load is light", () => {
  test.each(["de-DE", "en-GB"])("of a match, in %s", async (lang) => {
    const { id } = await makeMatch();
    const { page, errors } = await profile(browser, { lang });
    const { script, bytes, requests } = await load(page, `${address}/g/${id}`);
    say(`match, ${lang}: ${script} bytes of script, ${bytes} in all, ${requests.length}`);
    expect(script).toBeLessThanOrEqual(most.script);
    expect(bytes).toBeLessThanOrEqual(most.bytes);
    expect(requests.length, requests.join()).toBeLessThanOrEqual(most.requests);
    expect(errors).toEqual([]);
  });

  test("of the home page", async () => {
    const { page } = await profile(browser);
    const { script, bytes, requests } = await load(page, `${address}/`);
    say(`home: ${script} bytes of script, ${bytes} in all, ${requests.length} requests`);
    expect(script).toBeLessThanOrEqual(most.script);
    expect(bytes).toBeLessThanOrEqual(most.bytes);
    expect(requests.length, requests.join()).toBeLessThanOrEqual(most.requests);
  });

  test("of an invitation; and nothing comes from elsewhere", async () => {
    const { id, key } = await makeMatch();
    const { page } = await profile(browser);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
        elsewhere.push(request.url());
    });
    const { bytes, requests } = await load(page, `${address}/g/${id}#${key}`);
    say(`invitation, its seat to be taken: ${bytes} bytes in ${requests.length} requests`);
    expect(elsewhere).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(mostInvited.bytes);
    expect(requests.length, requests.join()).toBeLessThanOrEqual(mostInvited.requests);
  });

  test.each(["de", "en"] as const)("and so is all that playing needs, in %s", (lang) => {
    const { playing } = pageScript(lang, "dots");
    say(`script of a match that is played, ${lang}: ${playing} bytes`);
    expect(playing).toBeLessThanOrEqual(budgets.playing);
    for (const [game, most] of further()) {
      const { seen, played } = gameScript(lang, game);
      expect(seen, game).toBeLessThanOrEqual(most.seen);
      expect(played, game).toBeLessThanOrEqual(most.played);
      const heavier = Math.max(0, most.played - gameScript(lang, "dots").played);
      expect(pageScript(lang, game).playing, game).toBeLessThanOrEqual(budgets.playing + heavier);
    }
  });
});
