/** Other house rules that cannot be asked for: the form says why, and what can be done. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import type { Fields } from "../http/client.ts";
import { openBrowser } from "./browser.ts";
import { choose, form, note, pagesOf, suggest } from "./house.ts";
import { press, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const acts = /\/acts$/;

describe("when it cannot be asked, the form says why", () => {
  test("because everything would stay, or somebody asks already", async () => {
    const { anna, ben, seats, id } = await pagesOf(browser);
    await choose(anna.page, "standard");
    await anna.page.getByRole("button", { name: "So spielt ihr schon" }).waitFor();
    const { seen } = await seats[1].look(id);
    const wish = { seat: 1, act: "ask", for: "rules", options: { w: 3 } };
    await seats[1].act(id, { n: seen.n, ...wish });
    await note(anna.page, "Ben möchte").waitFor();
    await form(anna.page).locator("input[value=riesig]").check({ force: true });
    await anna.page.getByRole("button", { name: "Ein Vorschlag liegt schon vor" }).waitFor();
    await note(ben.page, "Vorgeschlagen.").waitFor();
  });

  test("because somebody was quicker, or the next game has begun", async () => {
    const { anna, seats, id } = await pagesOf(browser, { series: "best-of-3" });
    /** Ben's act gets in just before Anna's. */
    const before = async (fields: Fields): Promise<void> => {
      await anna.page.route(acts, async (route) => {
        const { seen } = await seats[1].look(id);
        await seats[1].act(id, { n: seen.n, seat: 1, ...fields });
        await route.continue();
      });
    };
    await before({ act: "ask", for: "rules", options: { w: 3 } });
    await suggest(anna.page, "gross");
    await form(anna.page).getByText("Es liegt schon ein Vorschlag vor.").waitFor();
    await anna.page.unroute(acts);
    await press(anna.page, "So lassen");
    await note(anna.page, "Vom Tisch.").waitFor();

    await before({ act: "resign" });
    await press(anna.page, "Vorschlagen");
    await form(anna.page).getByText("Die nächste Partie läuft schon.").waitFor();
    await anna.page.unroute(acts);
    await press(anna.page, "Vorschlagen");
    await note(anna.page, "Vorgeschlagen.").waitFor();
    expect((await told(anna.page)).game).toBe(2);
  });

  test("because there is no net, not for the form and not for the question", async () => {
    const { anna } = await pagesOf(browser);
    await anna.page.locator("#house").focus();
    await anna.page.locator("#main[data-awake]").waitFor();
    await anna.page.route(/\/assets\//, (route) => route.abort());
    await press(anna.page, "Andere Hausregeln");
    await note(anna.page, "Kein Netz.").waitFor();
    await anna.page.unroute(/\/assets\//);
    await choose(anna.page, "gross");
    await anna.page.route(acts, (route) => route.abort());
    await press(anna.page, "Vorschlagen");
    await form(anna.page).getByText("Kein Netz.").waitFor();
    await anna.page.unroute(acts);
    await press(anna.page, "Vorschlagen");
    await note(anna.page, "Vorgeschlagen.").waitFor();
  });
});
