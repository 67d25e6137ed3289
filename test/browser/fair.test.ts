/** Chance was fixed before the first move: the page says so of honest games, and of no others. */
import { beforeAll, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { seedOf } from "../../engine/seeds.ts";
import type { Seen } from "../../engine/wire.ts";
import { openBrowser, profile } from "./browser.ts";
import { byLot, playBeside } from "./player.ts";
import { open, personAt } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const note = (page: Page) => page.locator("main .note");
const steps = async (page: Page) =>
  (await page.locator(".checks li").allTextContents()).map((said) => said.trim());

test("a promise while it is played, a proof when it is over, none of another seed", async () => {
  const { page, errors } = await profile(browser, { phone: true });
  const person = personAt(page);
  const options = { mode: "rounds", rounds: 1 };
  const seats = ["me", "me"];
  const { seen } = await person.make({ kind: "loops", name: "Anna", seats, options });
  const { id } = seen;
  const commit = seen.games[0]?.commit ?? "";

  await open(page, `/g/${id}`);
  const fold = page.locator("details", { hasText: "Fingerabdruck des Zufalls" });
  expect(await fold.locator("code").isVisible()).toBe(false);
  await fold.locator("summary").click();
  expect(await fold.locator("code").textContent()).toBe(commit);
  await fold.getByRole("link", { name: "Nachprüfen" }).click();
  await page.waitForURL(/\/fair\?/);
  await note(page).getByText("Die Partie läuft noch.").waitFor();
  expect(await page.locator("code").allTextContents()).toEqual([commit]);

  const over = await playBeside([person, person], id, await byLot("loops"));
  await open(page, `/g/${id}`);
  await fold.getByRole("link", { name: "Nachprüfen" }).click();
  await note(page).getByText("Alles passt.").waitFor();
  const said = [
    "Der Fingerabdruck des Zufalls ist der, der von Anfang an zu sehen war.",
    "Dein Browser hat sich denselben Fingerabdruck gemerkt, als die Partie noch lief.",
    "Aus dem Zufall folgt genau die Stellung, mit der die Partie begann.",
    `Alle ${over.ply} Züge folgen daraus: ` +
      "Was gelegt wurde, war so gezogen, und am Ende steht dieselbe Stellung.",
  ];
  expect(await steps(page)).toEqual(said);
  expect(await page.locator("code").nth(1).textContent()).toBe(over.games[0]?.seed);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);

  // Whoever changes the seed on its way is found out; so is a promise that was changed with it.
  const other = seedOf("00".repeat(32), "game", 0);
  await page.route(/\/api\/matches\//, async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as Seen;
    const games = told.games.map((game) => ({ ...game, seed: other }));
    await route.fulfill({ response: answer, json: { ...told, games } });
  });
  await page.reload();
  await note(page).getByText("Das passt nicht.").waitFor();
  expect((await steps(page)).filter((one) => !said.includes(one))).toEqual([
    "Dieser Zufall hat einen anderen Fingerabdruck als den, der von Anfang an zu sehen war.",
    "Aus dem Zufall folgt eine andere Stellung als die, mit der die Partie begann.",
  ]);
  await page.evaluate(
    ([name, value]) => localStorage.setItem(name ?? "", JSON.stringify(value)),
    [`kp-commit-${id}-1`, "0".repeat(64)],
  );
  await page.unroute(/\/api\/matches\//);
  await page.reload();
  await note(page).getByText("Das passt nicht.").waitFor();
  expect(await steps(page)).toContain(
    "Als die Partie noch lief, hat sich dein Browser einen anderen Fingerabdruck gemerkt.",
  );
  // Without a net it says that, and nothing else.
  await page.route(/\/api\/matches\//, (route) => route.abort());
  await page.reload();
  await note(page).getByText("Kein Netz.").waitFor();
  expect(errors.filter((one) => !one.includes("ERR_FAILED"))).toEqual([]);
});

test("symbols that were dealt out; somebody who did not look on; where nothing lies", async () => {
  const anna = await profile(browser);
  const person = personAt(anna.page);
  const options = { content: "random", w: 2, h: 2 };
  const { id } = (await person.make({ seats: ["me", "me"], options })).seen;
  await playBeside([person, person], id, await byLot("dots"));
  const { page, errors } = await profile(browser, { lang: "en-GB" });
  await open(page, `/fair?id=${id}`);
  await note(page).getByText("Everything matches.").waitFor();
  expect(await steps(page)).toEqual([
    "This seed has the fingerprint that was shown from the start.",
    expect.stringContaining("Your browser didn’t see this game"),
    "This seed gives exactly the position the game started from.",
  ]);
  await page.getByText("The symbols are placed at random.").waitFor();
  expect((await page.goto(page.url().replace(id, "2".repeat(27))))?.status()).toBe(404);
  expect(errors).toEqual([]);
});
