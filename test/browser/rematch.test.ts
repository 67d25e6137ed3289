/** Playing again, where one person sits on two seats: one press speaks for both. */
import { beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { linesOf } from "../../games/dots/lines.ts";
import { openBrowser, profile } from "./browser.ts";
import { openLive, personAt, play, press, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Anna sits on both seats of one side, Ben alone on the other; the first game is over. */
async function over() {
  const [anna, ben] = [await profile(browser), await profile(browser)];
  const [one, two] = [personAt(anna.page), personAt(ben.page)];
  const wish = { name: "Anna", seats: ["me", "me", "free"], sides: [0, 0, 1] };
  const { id, keys } = (await one.make({ ...wish, options: { w: 2, h: 2 } })).seen;
  expect((await two.sit(id, keys?.[2] ?? "", { name: "Ben" })).status).toBe(201);
  await play([one, one, two], id, linesOf({ w: 2, h: 2 }));
  await openLive(anna.page, `/g/${id}`);
  await openLive(ben.page, `/g/${id}`);
  return { anna, ben };
}

test.each(["anna", "ben"] as const)(
  "%s asks, and one yes of the other is enough",
  async (asker) => {
    const pages = await over();
    const other = pages[asker === "anna" ? "ben" : "anna"];
    await press(pages[asker].page, "Noch mal spielen");
    await press(other.page, "Ja, noch mal");
    await expect.poll(async () => (await told(other.page)).game).toBe(2);
    for (const { page, errors } of Object.values(pages)) {
      await page.locator('[data-at="h0,0"][aria-label$=", frei"]').waitFor();
      expect(errors).toEqual([]);
    }
  },
);
