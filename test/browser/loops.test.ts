/** Schleifen by link: laid by taps, by dragging and by keys, with a rack in one's own order. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { makingOf, textOf } from "../../games/loops/making.ts";
import { nextTurns } from "../../games/loops/moves.ts";
import { canLay, fieldsFor, mayExchange, moveOf, untouched } from "../../games/loops/play.ts";
import { rules, type LoopsState } from "../../games/loops/rules.ts";
import { sumOf } from "../../games/loops/sheet.ts";
import type { Client } from "../http/client.ts";
import { openBrowser, profile } from "./browser.ts";
import { open, openLive, personAt, somebody, tableOf, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function viewAt(page: Page): Promise<LoopsState> {
  return (await told(page)).view as unknown as LoopsState;
}

/** A tile of the rack of whoever is on turn, and the fields where it may lie. */
function fitting(view: LoopsState, text = "") {
  const { turn } = makingOf(view, text);
  for (const tile of turn.rack) {
    const fields = tile === null ? [] : fieldsFor(view, turn, tile);
    if (tile !== null && fields.length > 0) return { tile, fields };
  }
  throw new Error("no tile fits");
}

const inRack = (page: Page, tile: number) => page.locator(`.rack [data-tile="${tile}"]`);
const field = (page: Page, at: readonly number[]) => page.locator(`[data-at="${at}"]`);
const lay = (page: Page) => page.getByRole("button", { name: /^Legen · \d+ Punkte?$/ });
const status = (page: Page) => page.getByRole("status").textContent();

/** Scripts are there and it is this page's turn. */
async function onTurn(page: Page): Promise<void> {
  await page.locator(".status").dispatchEvent("pointerover");
  await page.locator("main[data-awake] .rack button[aria-pressed]").first().waitFor();
}

/** Sends what is laid, and waits until it is in. */
async function send(page: Page, ply: number): Promise<void> {
  await lay(page).click();
  await expect.poll(async () => (await told(page)).ply).toBe(ply);
}

describe("a match by link", () => {
  test("by taps, over a reload; by dragging, on a phone; by keys; and onlookers see no rack", async () => {
    const anna = await profile(browser);
    const ben = await profile(browser, { phone: true });
    const watcher = await profile(browser);
    const { id } = await tableOf(anna.page, { kind: "loops" }, personAt(ben.page));
    await openLive(watcher.page, `/g/${id}`);
    await watcher.page.getByText("Du schaust zu.").waitFor();
    expect(await watcher.page.locator(".rack").count()).toBe(0);

    // Anna taps: a tile, a field; and sees what it brings.
    await openLive(anna.page, `/g/${id}`);
    await onTurn(anna.page);
    const view = await viewAt(anna.page);
    const { tile, fields } = fitting(view);
    await inRack(anna.page, tile).click();
    expect(await anna.page.locator(".spot").count()).toBe(fields.length);
    expect(await status(anna.page)).toBe("Du bist dran. Wähl ein Feld.");
    const at = fields[0] ?? [0, 0];
    await field(anna.page, at).click();
    const text = textOf([{ tile, at }]) ?? "";
    const points = sumOf(makingOf(view, text).turn.placed);
    expect(await lay(anna.page).textContent()).toBe(`Legen · ${points} Punkte`);
    expect(await anna.page.locator(".sheet tfoot td").last().textContent()).toBe(String(points));
    // Only half made: nobody has heard of it, and it is still there after a reload.
    expect((await told(anna.page)).ply).toBe(0);
    await anna.page.reload();
    await lay(anna.page).waitFor();
    expect(await inRack(anna.page, tile).count()).toBe(0);
    // The tile goes to another field, back to the rack, and is laid again.
    await field(anna.page, at).click();
    if (fields[1]) {
      await field(anna.page, fields[1]).click();
      await anna.page.locator(`[data-at="${fields[1]}"][data-tile]`).waitFor();
      await field(anna.page, fields[1]).click();
    }
    await anna.page.locator("[data-at][data-tile]").click();
    await inRack(anna.page, tile).click();
    await field(anna.page, at).click();
    await send(anna.page, 1);

    // Ben drags on a phone, where a field is 30 px wide.
    await openLive(ben.page, `/g/${id}`);
    await onTurn(ben.page);
    const box = await field(ben.page, [0, 0]).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    const his = fitting(await viewAt(ben.page));
    await inRack(ben.page, his.tile).hover();
    await ben.page.mouse.down();
    await ben.page.mouse.move(100, 400, { steps: 3 });
    await ben.page.locator(".ghost-tile").waitFor();
    await field(ben.page, his.fields[0] ?? []).hover({ force: true });
    await ben.page.mouse.up();
    await lay(ben.page).waitFor();
    expect(await ben.page.locator(".ghost-tile").count()).toBe(0);
    await send(ben.page, 2);

    // Anna by keys alone: Escape takes back, arrows go from field to field.
    await anna.page.locator(".rack button[aria-pressed]").first().waitFor();
    const hers = fitting(await viewAt(anna.page));
    await inRack(anna.page, hers.tile).focus();
    await anna.page.keyboard.press("Enter");
    const focused = () =>
      anna.page.evaluate(() => document.activeElement?.getAttribute("data-at") ?? null);
    await expect.poll(focused).not.toBeNull();
    await anna.page.keyboard.press("Escape");
    await anna.page.locator(".spot").first().waitFor({ state: "detached" });
    await inRack(anna.page, hers.tile).focus();
    await anna.page.keyboard.press("Enter");
    await expect.poll(focused).not.toBeNull();
    const sorted = hers.fields.toSorted(([r, c], [s, d]) => r - s || c - d);
    await anna.page.keyboard.press("Home");
    for (const next of sorted.slice(1)) {
      await anna.page.keyboard.press("ArrowRight");
      await expect.poll(focused).toBe(String(next));
    }
    const label = await field(anna.page, sorted.at(-1) ?? []).getAttribute("aria-label");
    expect(label).toMatch(/^[a-k]\d+, frei.*, bringt \d+$/);
    await anna.page.keyboard.press("Enter");
    await lay(anna.page).waitFor();
    await lay(anna.page).press("Enter");
    await expect.poll(async () => (await told(anna.page)).ply).toBe(3);
    expect(label).toContain(`bringt ${(await told(anna.page)).gains.at(-1)}`);

    await watcher.page.locator(".tile").nth(3).waitFor();
    expect(await watcher.page.locator(".rack").count()).toBe(0);
    expect([...anna.errors, ...ben.errors, ...watcher.errors]).toEqual([]);
  });

  test("the rack stays as one puts it, on every device; the lens enlarges the board", async () => {
    const anna = await profile(browser, { phone: true });
    const { id } = await tableOf(anna.page, { kind: "loops" });
    await openLive(anna.page, `/g/${id}`);
    await onTurn(anna.page);
    const rack = (page: Page) =>
      page.locator(".rack button").evaluateAll((all) => all.map((one) => one.dataset["tile"]));
    const before = await rack(anna.page);
    const [first = "", second = "", ...rest] = before;
    // The first is dragged to the end.
    await inRack(anna.page, Number(first)).hover();
    await anna.page.mouse.down();
    await inRack(anna.page, Number(before.at(-1))).hover({ force: true });
    await anna.page.mouse.up();
    await expect.poll(() => rack(anna.page)).toEqual([second, ...rest, first]);
    // And one place back, without dragging.
    await inRack(anna.page, Number(first)).click();
    await anna.page.getByRole("button", { name: "Auf dem Bänkchen nach links" }).click();
    const after = [second, ...rest.slice(0, -1), first, ...rest.slice(-1)];
    await expect.poll(() => rack(anna.page)).toEqual(after);
    await expect.poll(async () => (await told(anna.page)).rack?.join()).toBe(after.join());
    const { n, keys } = await told(anna.page);
    expect(n).toBe(2);
    const laptop = await profile(browser);
    await laptop.page.goto(`${new URL(anna.page.url()).origin}/g/${id}#${keys?.[0]}`);
    await laptop.page.getByRole("button", { name: "Hier weiterspielen" }).click();
    await expect.poll(() => rack(laptop.page)).toEqual(after);

    const lens = anna.page.getByRole("button", { name: "Vergrößern" });
    await lens.click();
    const width = (await field(anna.page, [5, 5]).boundingBox())?.width;
    expect(width).toBe(60);
    await anna.page.getByRole("button", { name: "Nach rechts", exact: true }).click();
    await expect
      .poll(() => anna.page.locator(".lens").evaluate((one) => one.scrollLeft))
      .toBeGreaterThan(0);
    await lens.click();
    expect(anna.errors).toEqual([]);
  });
});

/** Plays towards a board on which little fits, until this seat can only exchange. */
async function untilStuck(seats: readonly Client[], id: string, seat: number): Promise<void> {
  for (;;) {
    const { turn } = (await (seats[0] as Client).look(id)).seen;
    if (turn === null) throw new Error("over before anybody was stuck");
    const { n, view } = (await (seats[turn] as Client).look(id)).seen;
    const state = view as LoopsState;
    const stuck = !canLay(state);
    if (stuck && turn === seat && mayExchange(state)) return;
    const [least] = [...nextTurns(state, untouched(state))].toSorted(
      (a, b) => a.laid.open.length - b.laid.open.length,
    );
    const move = least ? rules.write(moveOf(least)) : "keep";
    const act = { n, seat: turn, act: "move", move };
    expect((await (seats[turn] as Client).act(id, act)).status).toBe(201);
  }
}

test("where no tile fits one is told so, and exchanges", async () => {
  const { page, errors } = await profile(browser);
  const { id, seats } = await tableOf(page, { kind: "loops" });
  await untilStuck(seats, id, 0);
  const before = await (await seats[0].look(id)).seen;
  await openLive(page, `/g/${id}`);
  await onTurn(page);
  await page.getByText("Keiner deiner Spielsteine passt. Tauschen oder behalten?").waitFor();
  await page.getByRole("button", { name: "Tauschen" }).click();
  await expect.poll(async () => (await told(page)).ply).toBeGreaterThan(before.ply);
  const { moves, seat } = await told(page);
  expect([moves.split(" ")[before.ply], seat]).toEqual(["exchange", 0]);
  expect(await page.locator(".moves").textContent()).toContain("tauscht");
  expect(errors).toEqual([]);
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
