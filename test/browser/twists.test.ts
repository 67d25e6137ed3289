/** Boxes and what lies in them, on the page: points, targets that are picked first, extra lines. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { corner, fieldOf, two } from "./boards.ts";
import { openBrowser, profile, type Wish } from "./browser.ts";
import { bothAt, drawn, freeCell, open, requestsOf, tap, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Anna and Ben at one browser, and the acts that its page sends from now on. */
async function at(options: object, moves: readonly string[], wish: Wish = {}) {
  const { page, errors } = await profile(browser, wish);
  const { id } = await bothAt(page, options, moves);
  await open(page, `/g/${id}`);
  await page.locator(freeCell).first().waitFor();
  const asked = requestsOf(page);
  const acts = (): number => asked.filter((one) => one.endsWith("/acts")).length;
  return { page, acts, errors, button: (name: string) => page.getByRole("button", { name }) };
}

/** The points that the page shows, and whose turn. */
async function shownOn(page: Page) {
  const digits = page.locator(".score .digit");
  const points = await digits.evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label")),
  );
  const turn = await page.locator(".plate:has(.under) b").textContent();
  return { points: points.map(Number), turn };
}

test("one line that closes two boxes: two points, and the same player's turn", async () => {
  const { page, acts, errors } = await at(two.options, two.before);
  expect(await shownOn(page)).toEqual({ points: [0, 0], turn: "Anna" });
  await drawn(page, two.line);
  expect(await told(page)).toMatchObject({ scores: [2, 0], turn: 0 });
  await expect.poll(() => shownOn(page)).toEqual({ points: [2, 0], turn: "Anna" });
  await drawn(page, "v1,0");
  await drawn(page, "v1,2");
  expect(await shownOn(page)).toEqual({ points: [2, 0], turn: "Anna" });
  expect(acts()).toBe(3);
  expect(errors).toEqual([]);
});

describe("a bomb", () => {
  const field = fieldOf("2x2:bomb@1,0");
  const question = "Welches Kästchen von Anna soll weg?";

  test("is aimed on the board first, and only then sent", async () => {
    const { page, acts, button, errors } = await at(field, corner.before);
    await tap(page, corner.line);
    await page.locator(".bar", { hasText: question }).waitFor();
    // Only Anna's boxes may be chosen.
    expect(await boxesOn(page)).toEqual(["b0,0", "b0,1"]);
    await page.locator('[data-at="b1,1"]').click({ force: true });
    const status = page.getByRole("status");
    expect(await status.textContent()).toContain("Eine Bombe trifft nur ein Kästchen");
    expect(await button("Linie ziehen").count()).toBe(0);
    expect(acts()).toBe(0);
    await tap(page, "b0,1");
    await expect.poll(() => shownOn(page)).toEqual({ points: [1, 1], turn: "Ben" });
    await expect.poll(() => status.textContent()).not.toContain("trifft");
    await page.locator(freeCell).first().waitFor();
    await page.locator('[data-at="h0,0"]').click({ force: true });
    expect(await status.textContent()).toBe("Ben ist dran. Diese Linie gibt es schon.");
    expect(acts()).toBe(1);
    expect(await told(page)).toMatchObject({ turn: 1, view: { owner: ["0#", "1."] } });
    await drawn(page, "h2,1");
    expect(errors).toEqual([]);
  });

  test("on a phone a box is chosen by one tap and agreed to by the next", async () => {
    const { page, acts, button } = await at(field, corner.before, { phone: true });
    const touch = (place: string) => page.locator(`[data-at="${place}"]`).tap({ force: true });
    await touch(corner.line);
    await button("Linie ziehen · +1").click();
    await page.locator(".bar", { hasText: question }).waitFor();
    await touch("b0,0");
    await button("Linie ziehen · +1").waitFor();
    await touch("b0,1");
    await page.locator('[data-at="b0,1"][aria-selected=true]').waitFor();
    expect(acts()).toBe(0);
    await touch("b0,1");
    await expect.poll(async () => (await told(page)).view.owner).toEqual(["0#", "1."]);
    expect(acts()).toBe(1);
  });

  test("is asked about where its line is typed too, and need not go off", async () => {
    const { page, acts, button } = await at(field, corner.before);
    await page.getByText("Zug eintippen").first().click();
    await page.fill("input[name=move]", "b2-b3");
    await page.locator("input[name=move]").press("Enter");
    await page.locator(".bar", { hasText: question }).waitFor();
    expect(acts()).toBe(0);
    await button("Bombe nicht zünden").click();
    await expect.poll(() => shownOn(page)).toEqual({ points: [2, 1], turn: "Ben" });
    expect(await told(page)).toMatchObject({ turn: 1, view: { owner: ["00", "1."] } });
    expect(acts()).toBe(1);
  });

  test("and its line may be given up: nothing was sent, every line is free again", async () => {
    const { page, acts, button } = await at(field, corner.before);
    await tap(page, corner.line);
    await button("Doch nicht").click();
    await page.locator(`[data-at="${corner.line}"]:not([aria-disabled])`).waitFor();
    expect(await boxesOn(page)).toEqual([]);
    expect(acts()).toBe(0);
    await drawn(page, "h2,1");
    expect(await told(page)).toMatchObject({ turn: 0, scores: [2, 0] });
  });
});

test("a swap must be picked: no way around it but to give the line up", async () => {
  const { page, acts, button, errors } = await at(fieldOf("2x2:swap@1,0"), corner.before);
  await tap(page, corner.line);
  await page.locator(".bar", { hasText: "Nimm dir ein Kästchen von Anna." }).waitFor();
  expect(await boxesOn(page)).toEqual(["b0,0", "b0,1"]);
  expect(await page.locator(".bar button").allTextContents()).toEqual(["Doch nicht"]);
  expect(await button("Bombe nicht zünden").count()).toBe(0);
  expect(acts()).toBe(0);
  await tap(page, "b0,0");
  await expect.poll(() => shownOn(page)).toEqual({ points: [1, 2], turn: "Ben" });
  expect(await told(page)).toMatchObject({ turn: 1, view: { owner: ["10", "1."] } });
  expect(acts()).toBe(1);
  expect(errors).toEqual([]);
});

describe("an extra line", () => {
  // Ben closes it, draws the line that he must, and may then draw one more.
  const [field, before] = [fieldOf("2x2:extra@0,0"), ["h0,0", "h1,0", "v0,0"]];

  test("may be declined", async () => {
    const { page, acts, button, errors } = await at(field, before);
    await drawn(page, "v0,1");
    expect(await button("Verzichten").count()).toBe(0);
    await drawn(page, "v1,0");
    await page.locator(".bar", { hasText: "zieh noch eine oder verzichte" }).waitFor();
    expect((await shownOn(page)).turn).toBe("Ben");
    await button("Verzichten").click();
    await expect.poll(() => shownOn(page)).toEqual({ points: [0, 1], turn: "Anna" });
    expect(await button("Verzichten").count()).toBe(0);
    expect(await page.locator(".moves").textContent()).toContain("verzichtet");
    expect(acts()).toBe(3);
    await drawn(page, "h2,1");
    expect(errors).toEqual([]);
  });

  test("or drawn", async () => {
    const { page, button, errors } = await at(field, before);
    for (const line of ["v0,1", "v1,0", "h2,1"]) await drawn(page, line);
    await expect.poll(() => shownOn(page)).toEqual({ points: [0, 1], turn: "Anna" });
    expect(await button("Verzichten").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

/** The boxes that may be chosen. */
function boxesOn(page: Page): Promise<readonly (string | null)[]> {
  const boxes = page.locator(`${freeCell}[data-at^=b]`);
  return boxes.evaluateAll((all) => all.map((one) => one.getAttribute("data-at")));
}
