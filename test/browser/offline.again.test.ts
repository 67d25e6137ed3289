/** A move that waits: it goes again by itself, or by a button for whoever will not wait. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page, Route } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { acts, annaAt, cutOff, isIn, lost, saysUnsent } from "./net.ts";
import { drawLine, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

describe("whoever will not wait", () => {
  const again = (page: Page) => page.getByRole("button", { name: "Noch mal versuchen" });

  test("has a button that sends at once, by keyboard or finger", async () => {
    const { page, n } = await annaAt(browser);
    expect(await again(page).count()).toBe(0);
    await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await page.context().unroute(acts);
    await again(page).press("Enter");
    await isIn(page, "h0,0", n + 1);
    await again(page).waitFor({ state: "detached" });
  });

  test("need not: where answers come again, it goes by itself", async () => {
    const { page, n } = await annaAt(browser);
    await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await page.context().unroute(acts);
    await isIn(page, "h0,0", n + 1);
    await again(page).waitFor({ state: "detached" });
  });

  test("cannot take back meanwhile: what stands there is not what is meant", async () => {
    const { page } = await annaAt(browser);
    await cutOff(page, lost);
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    expect(
      await page.locator("button:not([aria-disabled])", { hasText: "Zurücknehmen" }).count(),
    ).toBe(0);
  });

  test("is told that it failed again, each time, and keeps the focus", async () => {
    const { page, n } = await annaAt(browser);
    let tries = 0;
    const back = await cutOff(page, async (route) => {
      tries++;
      await route.abort();
    });
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    for (const _ of ["first", "second"]) {
      const before = tries;
      await again(page).press("Enter");
      await page.getByRole("status").getByText("Unterwegs …").waitFor();
      await page.locator("button[aria-disabled]", { hasText: "Noch mal versuchen" }).waitFor();
      await page.getByText("Auch dieser Versuch kam nicht an.").waitFor();
      expect(tries).toBeGreaterThan(before);
      await page.locator("button:focus", { hasText: "Noch mal versuchen" }).waitFor();
    }
    expect((await told(page)).n).toBe(n);
    await back();
    await isIn(page, "h0,0", n + 1);
  });

  test("joins a try that is under way: the move is in once", async () => {
    const { page, n } = await annaAt(browser);
    const held: Route[] = [];
    await cutOff(page, async (route) => void held.push(route));
    await drawLine(page, "h0,0");
    await saysUnsent(page);
    await again(page).click();
    await page.getByRole("status").getByText("Unterwegs …").waitFor();
    expect(held.length).toBe(1);
    await held[0]?.continue();
    await isIn(page, "h0,0", n + 1);
  });
});
