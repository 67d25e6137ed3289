/** The page takes over what the worker drew: nothing of it goes away, jumps or changes. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { linesOf } from "../../games/dots/lines.ts";
import { chain } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { recordChanges } from "./recorder.ts";
import { bothAt, open, openLive, personAt, play, tableOf } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** What only a script can do comes with it. Nobody reads what stands for those without. */
const may = [
  "button.button aria-disabled: true → null",
  "main.cols data-awake: null → ",
  "main.cols aria-busy: null → true",
  "main.cols aria-busy: true → null",
  "div.qr got svg.qr",
];
const unread = /^noscript /;
/** A key in the address is known to the browser alone: it offers the seat in place of watching. */
const mayInvite = ["div.left got form.stack", "div.left lost div.note", "div.stack lost details"];

/** What became of the server's drawing, beyond `may`, once the page lives and has come to rest. */
async function changesOn(page: Page, path: string): Promise<readonly string[]> {
  const isMatch = path.startsWith("/g/");
  if (isMatch) await openLive(page, path);
  else await open(page, path);
  await page.locator("main").dispatchEvent("pointerover");
  await page.locator("main[data-awake]").waitFor();
  await page.waitForLoadState("networkidle");
  const changes = await page.evaluate(async () => {
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    return [...globalThis.changes];
  });
  return changes.filter((one) => !may.includes(one) && !unread.test(one));
}

describe.each(["de-DE", "en-GB"])("nothing is drawn again in %s", (lang) => {
  async function recorded() {
    const opened = await profile(browser, { lang });
    await opened.page.addInitScript(recordChanges);
    return opened;
  }

  test("on the pages without a match", async () => {
    const { page, errors } = await recorded();
    for (const path of ["/", "/new"])
      expect([path, await changesOn(page, path)]).toEqual([path, []]);
    await bothAt(page, chain.options, chain.before);
    expect(await changesOn(page, "/")).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("in every state of a match", async () => {
    const anna = await recorded();
    const late = await recorded();
    const { id, seats } = await tableOf(anna.page, { options: chain.options });
    await play(seats, id, chain.before);
    const running = `/g/${id}`;
    const over = `/g/${(await bothAt(anna.page, { w: 2, h: 2 }, linesOf({ w: 2, h: 2 }))).id}`;
    const made = (await personAt(anna.page).make({ name: "Anna" })).seen;
    const inviting = `/g/${made.id}`;
    const invited = `${inviting}#${made.keys?.[1] ?? ""}`;

    for (const path of [running, `${running}?game=1&ply=3`, over, inviting]) {
      expect([path, await changesOn(anna.page, path)]).toEqual([path, []]);
    }
    for (const path of [running, `${running}?game=1&ply=3`, over, inviting]) {
      expect([path, await changesOn(late.page, path)]).toEqual([path, []]);
    }
    expect((await changesOn(late.page, invited)).toSorted()).toEqual(mayInvite);
    expect([...anna.errors, ...late.errors]).toEqual([]);
  });

  test("with further games, for whoever acts and whoever looks on", async () => {
    const anna = await recorded();
    const late = await recorded();
    for (const kind of ["corners", "loops"]) {
      const { id } = await tableOf(anna.page, { kind, starter: 0 });
      for (const { page } of [anna, late])
        expect([kind, await changesOn(page, `/g/${id}`)]).toEqual([kind, []]);
      const rack = kind === "loops" ? 5 : 0;
      expect(await anna.page.locator(".rack button[aria-pressed]").count()).toBe(rack);
    }
    expect([...anna.errors, ...late.errors]).toEqual([]);
  });
});
