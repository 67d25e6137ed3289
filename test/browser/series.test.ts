/** A series goes on at the same link: what is open about one game is not about the next. */
import { beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { emblems } from "../../games/emblems.ts";
import { rules } from "../../games/dots/rules.ts";
import { openLive, play, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test("results stand under the board: each game, how it stands, who begins, who won", async () => {
  const { page, errors } = await profile(browser);
  const options = { content: "field", field: "2x1:x2@0,0" };
  const { id, seats } = await tableOf(page, { series: "best-of-3", starter: 0, options });
  await openLive(page, `/g/${id}`);
  expect(await page.locator(".left table").count()).toBe(0);
  // Anna's last line closes both boxes.
  const lines = ["h0,0", "h0,1", "h1,0", "h1,1", "v0,0", "v0,2"];
  await play(seats, id, [...lines, "v0,1"]);
  const table = page.getByRole("table", { name: "Ergebnisse der Serie" });
  const rows = async () =>
    (await table.locator("tr").allInnerTexts()).map((row) => row.split(/\s+/));
  await table.waitFor();
  expect(await rows()).toEqual([
    ["Partie", "Anna", "Ben"],
    ["1", "3", "gewonnen", "0"],
    ["Siege", "1", "0"],
  ]);
  await page.getByText("In der Serie steht es 1 : 0. Diese Partie beginnt Ben.").waitFor();
  await play(seats, id, ["h0,0"]);
  await page.getByText("In der Serie steht es 1 : 0. Die nächste Partie beginnt Anna.").waitFor();
  // As the worker draws it, and taken over.
  await openLive(page, `/g/${id}`);
  await table.waitFor();
  await seats[1].act(id, { n: (await told(page)).n, seat: 1, act: "resign" });
  await page.getByText("Anna gewinnt die Serie.").waitFor();
  expect((await rows())[2]?.slice(0, 2)).toEqual(["2", "aufgegeben"]);
  await page.getByRole("button", { name: "Noch mal spielen" }).waitFor();
  expect(errors).toEqual([]);
});

test("of a sum the points count, and a theme stands in the hand above its board", async () => {
  const { page } = await profile(browser);
  const options = { content: "theme", theme: "piraten" };
  const { id, seats } = await tableOf(page, { series: "sum-of-3", starter: 0, options });
  await openLive(page, `/g/${id}`);
  const title = page.locator(".theme.piraten");
  await title.getByRole("img", { name: "Piraten" }).waitFor();
  expect(await title.locator(".motif path").getAttribute("d")).toBe(emblems["piraten"]);
  let seen = await told(page);
  while (seen.game === 1) {
    const move = rules.moves(seen.view)[Symbol.iterator]().next().value;
    if (!move) break;
    seen = await play(seats, id, [rules.write(move)]);
  }
  const [a = 0, b = 0] = seen.games[0]?.scores ?? [];
  await page.getByText(`In der Serie steht es ${a} : ${b}.`).waitFor();
  expect(await page.locator("tfoot").innerText()).toMatch(/^Summe/);
  // The finished board stays until somebody goes on.
  await page.getByRole("button", { name: "Weiter" }).click();

  // They agree on another theme: with its first game it stands there, without a reload.
  const act = async (seat: 0 | 1, fields: object) => {
    const { n } = await told(page);
    return (await seats[seat].act(id, { n, seat, ...fields })).seen;
  };
  const other = { content: "theme", theme: "zirkus" };
  const { offers } = await act(0, { act: "ask", for: "rules", options: other });
  await act(1, { act: "answer", to: offers[0]?.row, yes: true });
  await act(1, { act: "resign" });
  await act(0, { act: "rematch" });
  await act(1, { act: "rematch" });
  const now = page.locator(".theme:visible");
  await now.getByRole("img", { name: "Zirkus" }).waitFor();
  expect(await page.locator(".theme").count()).toBe(1);
  expect(await now.locator(".motif path").getAttribute("d")).toBe(emblems["zirkus"]);
});

test("who gives one game up is asked anew in the next", async () => {
  const { page } = await profile(browser);
  const { id } = await tableOf(page, { series: "best-of-3", starter: 0 });
  await openLive(page, `/g/${id}`);
  await page.locator("summary", { hasText: "Aufgeben" }).click();
  const yes = page.getByRole("button", { name: "Ja, aufgeben" });
  await yes.focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await told(page)).game).toBe(2);
  await page.getByText("Partie 2 von 3").first().waitFor();
  expect(await yes.isVisible()).toBe(false);
  await page.keyboard.press("Enter");
  expect((await told(page)).end).toBeNull();
});
