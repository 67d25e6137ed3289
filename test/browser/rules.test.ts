/** Other house rules for the next game: asked on the page, agreed or not, what becomes of it. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { choose, form, note, pagesOf, resign, suggest } from "./house.ts";
import { bothAt, drawn, hasLine, open, openLive, personAt, press, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const isPlaying = (page: Page, size: string) =>
  page.locator("h1", { hasText: size }).waitFor({ state: "attached" });
const isFocused = (page: Page) => page.locator("#house:focus").waitFor();

describe("somebody at the table asks for other house rules", () => {
  test("the other sees what differs and agrees; the next game has them", async () => {
    const { anna, ben, id } = await pagesOf(browser);
    const onlooker = await profile(browser);
    await openLive(onlooker.page, `/g/${id}`);
    expect(await onlooker.page.getByText("Andere Hausregeln").count()).toBe(0);

    await choose(anna.page, "gross");
    const changes = form(anna.page).locator("li");
    await expect.poll(() => changes.allTextContents()).toEqual(["Größe 5×4 → 7×7"]);
    await press(anna.page, "Vorschlagen");
    await note(anna.page, "Vorgeschlagen. Es fehlt noch: Ben.").waitFor();
    const asked = note(ben.page, "Anna möchte ab der nächsten Partie andere Hausregeln.");
    await expect.poll(() => asked.locator("li").allTextContents()).toEqual(["Größe 5×4 → 7×7"]);
    expect(await note(onlooker.page, "Hausregeln").count()).toBe(0);

    await press(ben.page, "Einverstanden");
    for (const { page } of [anna, ben, onlooker]) {
      const agreed = note(page, "Abgemacht. Die nächste Partie hat andere Hausregeln.");
      await expect.poll(() => agreed.locator("li").allTextContents()).toEqual(["Größe 5×4 → 7×7"]);
      await page.reload();
      await agreed.waitFor();
    }

    await resign(anna.page);
    await press(anna.page, "Noch mal spielen");
    await press(ben.page, "Ja, noch mal");
    for (const { page, errors } of [anna, ben, onlooker]) {
      await isPlaying(page, "7×7");
      await note(page, "Abgemacht.").waitFor({ state: "detached" });
      expect(errors).toEqual([]);
    }
  });

  test("the other would rather not, and it can be asked again and be taken back", async () => {
    const { anna, ben } = await pagesOf(browser);
    await suggest(anna.page, "riesig");
    await press(ben.page, "So lassen");
    for (const { page } of [anna, ben]) await note(page, "Vom Tisch. Es ändert sich").waitFor();
    await suggest(anna.page, "zettel-zirkus");
    await note(ben.page, "Symbole keine → Zufalls-Twists").waitFor();
    await note(ben.page, "Vom Tisch.").waitFor({ state: "detached" });
    await press(anna.page, "Zurückziehen");
    await note(ben.page, "Anna möchte").waitFor({ state: "detached" });
    expect((await told(anna.page)).agreed).toBeNull();
  });

  test("the game goes on meanwhile, and with its end the question lapses", async () => {
    const { anna, ben } = await pagesOf(browser);
    await suggest(anna.page, "gross");
    await drawn(anna.page, "h0,0");
    await drawn(ben.page, "h0,1");
    await hasLine(anna.page, "h0,1");
    await note(anna.page, "Ist die Partie vorher zu Ende, verfällt der Vorschlag.").waitFor();
    await note(ben.page, "Anna möchte").waitFor();
    await resign(ben.page);
    for (const { page } of [anna, ben]) await note(page, "Verfallen.").waitFor();
    await suggest(ben.page, "gross");
    await note(ben.page, "Beginnt vorher die nächste Partie, verfällt der Vorschlag.").waitFor();
    await press(anna.page, "Einverstanden");
    await note(ben.page, "Abgemacht.").waitFor();
  });

  test("neither a question of another sort nor a wish for none of those hinders it", async () => {
    const { anna, ben } = await pagesOf(browser);
    await ben.page.getByText("Zug eintippen").first().click();
    await ben.page.getByLabel("Keine Anfragen zum Zurücknehmen").check();
    await drawn(anna.page, "h0,0");
    await drawn(ben.page, "h0,1");
    await press(ben.page, "Zurücknehmen");
    await suggest(anna.page, "gross");
    await note(anna.page, "Ben möchte den letzten Zug zurücknehmen.").waitFor();
    await note(ben.page, "Anna möchte ab der nächsten Partie").waitFor();
    await press(ben.page, "Einverstanden");
    await note(anna.page, "Abgemacht.").waitFor();
    await press(anna.page, "Ja, zurück");
    await note(anna.page, "zurücknehmen").waitFor({ state: "detached" });
    await note(anna.page, "Abgemacht.").waitFor();
  });

  test("agreed rules can be agreed off again", async () => {
    const { anna, ben } = await pagesOf(browser);
    await suggest(anna.page, "gross");
    await press(ben.page, "Einverstanden");
    await note(anna.page, "Abgemacht.").waitFor();
    await suggest(ben.page, "standard");
    await note(anna.page, "Größe 7×7 → 5×4").waitFor();
    await press(anna.page, "Einverstanden");
    await note(ben.page, "Die nächste Partie hat dieselben Hausregeln wie diese.").waitFor();
    expect((await told(ben.page)).agreed).toBeNull();
  });
});

test("of three people everybody must agree, and all see who is still to answer", async () => {
  const [anna, ben, cem] = [
    await profile(browser),
    await profile(browser),
    await profile(browser),
  ] as const;
  const wish = { name: "Anna", seats: ["me", "free", "free"], sides: [0, 1, 0] };
  const { id, keys } = (await personAt(anna.page).make(wish)).seen;
  await personAt(ben.page).sit(id, keys?.[1] ?? "", { name: "Ben" });
  await personAt(cem.page).sit(id, keys?.[2] ?? "", { name: "Cem" });
  for (const { page } of [anna, ben, cem]) await openLive(page, `/g/${id}`);
  await suggest(anna.page, "vier");
  await note(anna.page, "Es fehlt noch: Ben, Cem.").waitFor();
  await press(ben.page, "Einverstanden");
  await note(ben.page, "Du bist einverstanden. Es fehlt noch: Cem.").waitFor();
  await note(anna.page, "Es fehlt noch: Cem.").waitFor();
  await press(cem.page, "Einverstanden");
  for (const { page, errors } of [anna, ben, cem]) {
    await note(page, "Abgemacht.").waitFor();
    expect(errors).toEqual([]);
  }
});

test("who sits on two seats asks and agrees for both", async () => {
  const [anna, ben] = [await profile(browser), await profile(browser)];
  const wish = { name: "Anna", seats: ["me", "me", "free"], sides: [0, 0, 1], starter: 0 };
  const { id, keys } = (await personAt(anna.page).make(wish)).seen;
  await personAt(ben.page).sit(id, keys?.[2] ?? "", { name: "Ben" });
  for (const { page } of [anna, ben]) await openLive(page, `/g/${id}`);
  await suggest(anna.page, "gross");
  await note(anna.page, "Vorgeschlagen. Es fehlt noch: Ben.").waitFor();
  await press(ben.page, "So lassen");
  await note(anna.page, "Vom Tisch.").waitFor();
  await suggest(ben.page, "gross");
  await press(anna.page, "Einverstanden");
  for (const { page } of [anna, ben]) await note(page, "Abgemacht.").waitFor();
});

describe("it holds at once", () => {
  test("against the CPU", async () => {
    const { page } = await profile(browser);
    const { id } = (await personAt(page).make({ seats: ["me", "cpu:2"] })).seen;
    await openLive(page, `/g/${id}`);
    await choose(page, "gross");
    expect(await form(page).textContent()).not.toContain("zustimmen");
    await press(page, "Übernehmen");
    await note(page, "Abgemacht.").waitFor();
    await resign(page);
    await press(page, "Noch mal spielen");
    await isPlaying(page, "7×7");
  });

  test("with both on one device", async () => {
    const { page } = await profile(browser);
    const { id } = await bothAt(page, {}, ["h0,0"]);
    await openLive(page, `/g/${id}`);
    await choose(page, "standard");
    await form(page).locator("summary", { hasText: "Mehr Regeln" }).click();
    await page.getByLabel("Breite").selectOption("3");
    await press(page, "Übernehmen");
    await note(page, "Größe 5×4 → 3×4").waitFor();
    expect((await told(page)).offers).toEqual([]);
  });
});

test("on a phone, what was asked comes into sight", async () => {
  const { page } = await profile(browser, { phone: true });
  const { id } = await tableOf(page);
  await openLive(page, `/g/${id}`);
  await suggest(page, "gross");
  await note(page, "Vorgeschlagen.").waitFor();
  const isInSight = () =>
    note(page, "Vorgeschlagen.").evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
});

test("by the keyboard alone, in English: the focus comes back to where it began", async () => {
  const { page, errors } = await profile(browser, { lang: "en-GB" });
  const { id } = await tableOf(page);
  await open(page, `/g/${id}`);
  const button = page.getByRole("button", { name: "Other house rules" });
  await button.press("Enter");
  await page.getByRole("button", { name: "That’s how you play already" }).waitFor();
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("standard");
  await page.keyboard.press("ArrowDown");
  await page.getByText("Size 5×4 → 5×5").waitFor();
  await page.getByRole("button", { name: "Suggest it" }).press("Enter");
  await note(page, "Suggested. Waiting for Ben.").waitFor();
  await isFocused(page);
  await button.press("Enter");
  await page.getByRole("button", { name: "Never mind" }).press("Enter");
  await isFocused(page);
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  expect(await page.locator("[aria-live] .note", { hasText: "Suggested." }).count()).toBe(1);
  expect(errors).toEqual([]);
});
