/** Leaving and giving up where not one alone decides, as people see it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { note, pagesOf } from "./house.ts";
import { open, openLive, personAt, press, somebody, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Anna and Christiane of one team at their pages, Ben and David of the other elsewhere. */
async function teams() {
  const [anna, carla] = [await profile(browser), await profile(browser)];
  const seats = ["me", "free", "free", "free"];
  const wish = { name: "Anna", starter: 0, seats, sides: [0, 1, 0, 1] };
  const { id, keys } = (await personAt(anna.page).make(wish)).seen;
  const others = [
    [1, "Ben", somebody()],
    [2, "Christiane", personAt(carla.page)],
    [3, "David", somebody()],
  ] as const;
  for (const [seat, name, person] of others) await person.sit(id, keys?.[seat] ?? "", { name });
  for (const { page } of [anna, carla]) await openLive(page, `/g/${id}`);
  return { id, anna, carla };
}

test("in a team somebody proposes to give up, and somebody else must agree", async () => {
  const { anna, carla } = await teams();
  await press(anna.page, "Aufgeben vorschlagen");
  await note(anna.page, "Du hast vorgeschlagen aufzugeben.").waitFor();
  const asked = note(carla.page, "Anna möchte aufgeben.");
  await asked.waitFor();
  await press(carla.page, "Nein, weiterspielen");
  await note(anna.page, "vorgeschlagen").waitFor({ state: "detached" });
  await press(carla.page, "Aufgeben vorschlagen");
  await press(anna.page, "Ja, aufgeben");
  await expect.poll(async () => (await told(carla.page)).end).toEqual({ how: "resign", winner: 1 });
  expect([...anna.errors, ...carla.errors]).toEqual([]);
});

test("a member leaves: the team plays on, and who has left only watches", async () => {
  const { anna, carla } = await teams();
  await carla.page.locator("summary", { hasText: "Gehen" }).click();
  await carla.page.getByText("Dein Team spielt ohne dich zu Ende").waitFor();
  await press(carla.page, "Ja, gehen");
  await carla.page.locator("summary", { hasText: "Zug eintippen" }).waitFor({ state: "detached" });
  const { end, notes } = await told(carla.page);
  expect([end, notes.map(({ what, seat }) => [what, seat])]).toEqual([null, [["left", 2]]]);
  // Alone in her team Anna decides alone.
  await anna.page.getByText("Aufgeben vorschlagen").waitFor({ state: "detached" });
  await anna.page.locator("summary", { hasText: "Aufgeben" }).click();
  await press(anna.page, "Ja, aufgeben");
  await expect.poll(async () => (await told(anna.page)).end?.how).toBe("resign");
  expect([...anna.errors, ...carla.errors]).toEqual([]);
});

test("giving up in a sum is asked twice: it loses all of it", async () => {
  const { anna, ben, id } = await pagesOf(browser, { series: "sum-of-3" });
  await anna.page.locator("summary", { hasText: "Aufgeben" }).click();
  await anna.page.getByText("die ganze Gesamtwertung").waitFor();
  await press(anna.page, "Trotzdem aufgeben");
  await anna.page.getByText("Ganz sicher?").waitFor();
  expect((await told(anna.page)).end).toBeNull();
  await press(anna.page, "Weiterspielen");
  await anna.page.locator("summary", { hasText: "Aufgeben" }).click();
  await press(anna.page, "Trotzdem aufgeben");
  await press(anna.page, "Ja, ganz sicher");
  await expect.poll(async () => (await told(anna.page)).standing.winner).toBe(1);
  await open(ben.page, `/g/${id}`);
  expect([...anna.errors, ...ben.errors]).toEqual([]);
});

test("a seat that nobody takes is given to the CPU by whoever made the match", async () => {
  const { page, errors } = await profile(browser);
  const { id } = (await personAt(page).make({ name: "Anna", starter: 1 })).seen;
  await openLive(page, `/g/${id}`);
  await page.locator("summary", { hasText: "Den Platz der CPU geben" }).click();
  await press(page, "Ja, CPU");
  await expect.poll(async () => (await told(page)).seats[1]?.who).toBe("cpu");
  await page.locator("#invite1").waitFor({ state: "detached" });
  expect(errors).toEqual([]);
});
