/** The first match, as two people play it: by taps, over a reload and on several devices. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { linesOf } from "../../games/dots/lines.ts";
import { openBrowser, profile } from "./browser.ts";
import { address, drawLine, drawn, join, makeMatch, open, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Plays every line in order by clicks, whoever is on turn. */
async function playOut(pages: readonly [Page, Page], lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const { turn, view } = await told(pages[0]);
    if (view.lines.includes(line) || turn === null) continue;
    await drawn(pages[turn === 0 ? 0 : 1] as Page, line);
  }
}

describe("a match by link", () => {
  test("49 lines, a reload, another device, an onlooker, and the rematch", async () => {
    const anna = await profile(browser);
    await makeMatch(anna.page, "link");
    const invitation = await anna.page.locator("#invite1").inputValue();
    const ben = await profile(browser, { phone: true, still: true });
    const own = await join(ben.page, invitation, "Ben");
    expect(own).not.toBe(invitation);
    const watcher = await profile(browser);
    await watcher.page.goto(invitation.split("#")[0] ?? "");
    await watcher.page.getByText("Du schaust zu.").waitFor();

    // Somebody else with the used invitation is told so and may watch.
    const late = await profile(browser);
    await late.page.goto(invitation);
    await late.page.getByText("Dieser Platz ist schon besetzt.").waitFor();

    // Nor does Anna sit on two chairs: she keeps her own, and no key stays in her address bar.
    for (const link of [own, invitation]) {
      await open(anna.page, link.slice(address.length));
      await anna.page.getByText("Du hast hier schon einen Platz.").waitFor();
      expect(new URL(anna.page.url()).hash).toBe("");
    }

    const lines = linesOf({ w: 5, h: 4 });
    // On a phone the first tap previews; the second draws.
    await drawn(anna.page, "h0,0");
    const first = ben.page.locator('[data-at="h0,1"]');
    await ben.page.locator('[data-at="h0,1"]:not([aria-disabled])').waitFor();
    await first.tap({ force: true });
    await ben.page.getByRole("button", { name: "Linie ziehen" }).first().waitFor();
    expect((await told(ben.page)).view.lines).toEqual(["h0,0"]);
    await first.tap({ force: true });
    await anna.page.locator('[data-at="h0,1"][aria-disabled]').waitFor();

    const half: readonly [Page, Page] = [anna.page, ben.page];
    await ben.page.getByText("Zug eintippen").first().click();
    await ben.page.getByLabel("Beim ersten Tippen ziehen").check();
    await playOut(half, lines.slice(0, 20));
    await anna.page.reload();

    // Ben goes on at another device by his own link.
    const laptop = await profile(browser);
    await laptop.page.goto(own);
    await laptop.page.getByRole("button", { name: "Hier weiterspielen" }).click();
    await laptop.page.locator("text=Aufgeben").first().waitFor();
    await playOut([anna.page, laptop.page], lines);
    await anna.page.getByText("Noch mal spielen").waitFor();
    await watcher.page
      .getByText(/Vorbei/)
      .or(watcher.page.getByRole("heading", { name: /Vorbei/ }))
      .first()
      .waitFor();
    const before = await told(anna.page);
    expect(before.end).not.toBeNull();
    expect(before.view.lines).toHaveLength(49);

    await anna.page.getByText("Noch mal spielen").click();
    await laptop.page.getByRole("button", { name: "Ja, noch mal" }).click();
    await expect.poll(async () => (await told(anna.page)).view.lines.length).toBe(0);
    expect((await told(anna.page)).turn).toBe(1);
    for (const { errors } of [anna, ben, watcher, laptop, late]) expect(errors).toEqual([]);
  });

  test("against the CPU and both on one device", async () => {
    const { page, errors } = await profile(browser);
    await makeMatch(page, "cpu");
    await drawLine(page, "h0,0");
    await expect.poll(async () => (await told(page)).view.lines.length).toBeGreaterThan(1);
    await makeMatch(page, "both");
    await drawLine(page, "h0,0");
    await drawLine(page, "h0,1");
    expect((await told(page)).held).toEqual([0, 1]);
    expect(errors).toEqual([]);
  });

  test("the board of the home page is played at once and survives a reload", async () => {
    const { page, errors } = await profile(browser);
    await page.goto(`${address}/`);
    await drawLine(page, "h1,1");
    await expect.poll(() => page.locator(".board [aria-disabled]").count()).toBeGreaterThan(1);
    await page.reload();
    await page.locator('[data-at="h1,1"][aria-disabled]').waitFor();
    expect(errors).toEqual([]);
  });
});
