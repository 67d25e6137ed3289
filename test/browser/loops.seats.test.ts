/** Schleifen by link: with four seats, without racks, against the CPU. */
import { beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { open, openLive, personAt, somebody, told } from "./steps.ts";
import { field, fitting, inRack, onTurn, send, status, viewAt } from "./tiles.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

test("four seats: scores without names on a phone; who leaves is passed by", async () => {
  const anna = await profile(browser, { phone: true });
  const person = personAt(anna.page);
  const others = [somebody(), somebody(), somebody()];
  const seats = ["me", "free", "free", "free"];
  const { id, keys } = (await person.make({ kind: "loops", name: "Anna", seats })).seen;
  for (const [i, name] of ["Ben", "Cem", "Dilan"].entries()) {
    expect((await others[i]?.sit(id, keys?.[i + 1] ?? "", { name }))?.status).toBe(201);
  }
  await openLive(anna.page, `/g/${id}`);
  await onTurn(anna.page);
  expect(await anna.page.locator(".plate").count()).toBe(4);
  const wide = await anna.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(360);
  await others[0]?.act(id, { n: 4, seat: 1, act: "resign" });
  await expect.poll(() => status(anna.page)).toContain("Ben ist gegangen.");
  const { tile, fields } = fitting(await viewAt(anna.page));
  await inRack(anna.page, tile).click();
  await field(anna.page, fields[0] ?? []).click();
  await send(anna.page, 1);
  expect((await told(anna.page)).turn).toBe(2);
  await expect.poll(() => status(anna.page)).toContain("Cem ist dran.");
  expect(anna.errors).toEqual([]);
});

test("without racks, against the CPU: tiles are drawn openly, and it answers at once", async () => {
  const anna = await profile(browser);
  const watcher = await profile(browser);
  const made = { kind: "loops", seats: ["me", "cpu:2"], options: { mode: "rounds", rounds: 2 } };
  const { id } = (await personAt(anna.page).make({ name: "Anna", ...made })).seen;
  await open(watcher.page, `/g/${id}`);
  expect(await watcher.page.locator(".rack").getAttribute("aria-label")).toBe(
    "Spielsteine von Anna",
  );
  await openLive(anna.page, `/g/${id}`);
  await onTurn(anna.page);
  expect(await anna.page.locator(".rack button").count()).toBe(4);
  for (let ply = 2; ply <= 4; ply += 2) {
    const { tile, fields } = fitting(await viewAt(anna.page));
    await inRack(anna.page, tile).click();
    await field(anna.page, fields[0] ?? []).click();
    await send(anna.page, ply);
    await anna.page.locator(".bar").waitFor({ state: "detached" });
  }
  await anna.page.getByRole("heading", { name: /^Vorbei/ }).waitFor();
  expect([...anna.errors, ...watcher.errors]).toEqual([]);
});
