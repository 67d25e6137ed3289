/** Taking back on the page: asked, granted, refused, switched off; free where nobody is asked. */
import { beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { bothAt, drawn, hasLine, openLive, personAt, press, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Anna and Ben at their pages; Anna has drawn a line. */
async function pages() {
  const [anna, ben] = [await profile(browser), await profile(browser)];
  const { id } = await tableOf(anna.page, {}, personAt(ben.page));
  await openLive(anna.page, `/g/${id}`);
  await openLive(ben.page, `/g/${id}`);
  await drawn(anna.page, "h0,0");
  await hasLine(ben.page, "h0,0");
  return { anna, ben };
}

const isFree = (page: Page) => page.locator('[data-at="h0,0"][aria-label$=", frei"]').waitFor();
const status = (page: Page) => page.getByRole("status");

test("the other says yes: the line is gone for both, and both are told", async () => {
  const { anna, ben } = await pages();
  await press(anna.page, "Zurücknehmen");
  await anna.page.getByText("Gefragt. Ben muss zustimmen.").waitFor();
  await ben.page.getByText("Anna möchte den letzten Zug zurücknehmen. Einverstanden?").waitFor();
  await press(ben.page, "Ja, zurück");
  for (const { page } of [anna, ben]) {
    await isFree(page);
    await expect.poll(() => status(page).textContent()).toContain("zurückgenommen");
  }
  await anna.page.getByText("Ben ist einverstanden. Dein Zug ist zurückgenommen.").waitFor();
  await drawn(anna.page, "h0,1");
  await anna.page.getByText("Ben ist einverstanden.").waitFor({ state: "detached" });
  expect([...anna.errors, ...ben.errors]).toEqual([]);
});

test("the other says no, or does not want to be asked again", async () => {
  const { anna, ben } = await pages();
  await press(anna.page, "Zurücknehmen");
  await press(ben.page, "Nein, so lassen");
  await anna.page.getByText("Gefragt.").waitFor({ state: "detached" });
  await anna.page.getByText("Es bleibt dabei.").waitFor();
  await ben.page.getByText("Zug eintippen").first().click();
  await ben.page.getByLabel("Keine Anfragen zum Zurücknehmen").check();
  await anna.page.getByRole("button", { name: /Anfragen sind abgestellt/ }).waitFor();
  expect((await told(anna.page)).view.lines).toEqual(["h0,0"]);
});

test("a question is withdrawn, and ends with the next move", async () => {
  const { anna, ben } = await pages();
  await press(anna.page, "Zurücknehmen");
  await press(anna.page, "Doch nicht");
  await ben.page.getByText("Einverstanden?").waitFor({ state: "detached" });
  await press(anna.page, "Zurücknehmen");
  await ben.page.getByText("Einverstanden?").waitFor();
  await drawn(ben.page, "h0,1");
  await anna.page.getByText("Gefragt.").waitFor({ state: "detached" });
  expect(await anna.page.getByText("Es bleibt dabei.").count()).toBe(0);
  expect((await told(anna.page)).offers).toEqual([]);
});

test("it is free against the CPU and with both on one device", async () => {
  const { page } = await profile(browser);
  const { id } = (await personAt(page).make({ seats: ["me", "cpu:2"] })).seen;
  await openLive(page, `/g/${id}`);
  await drawn(page, "h0,0");
  await press(page, "Zurücknehmen");
  await expect.poll(async () => (await told(page)).view.lines).toEqual([]);
  await isFree(page);

  const both = await bothAt(page, {}, ["h0,0"]);
  await openLive(page, `/g/${both.id}`);
  await press(page, "Zurücknehmen");
  await isFree(page);
  expect((await told(page)).turn).toBe(0);
});
