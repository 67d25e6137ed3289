/** The form for a new match: which game, every house rule, teams and series. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { openBrowser, profile } from "./browser.ts";
import { address, somebody, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

async function form(query = ""): Promise<Page> {
  const { page } = await profile(browser);
  await page.goto(`${address}/new${query}`);
  await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
  return page;
}

async function check(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`input[name=${name}][value="${value}"]`).check({ force: true });
}

async function more(page: Page): Promise<void> {
  await page.locator("summary", { hasText: "Mehr Regeln" }).click();
}

/** The match that comes of it. */
async function made(page: Page) {
  await page.click("button[type=submit]");
  await page.waitForURL(/\/g\//);
  return told(page);
}

describe("house rules one by one", () => {
  test("two sorts of random twists, Blitz, fewer points win, best of three, no undo", async () => {
    const page = await form();
    await more(page);
    await check(page, "content", "random");
    for (const twist of ["extra", "swap"]) {
      await page.locator(`input[name=twists][value=${twist}]`).uncheck({ force: true });
    }
    for (const name of ["twistHatz", "blitz", "misere"]) await check(page, "switches", name);
    await page.selectOption("select[name=w]", "6");
    await check(page, "series", "best-of-3");
    await check(page, "match", "fixed");
    const seen = await made(page);
    expect(seen.options).toMatchObject({
      content: "random",
      twists: ["x2", "bomb"],
      w: 6,
      h: 4,
      twistHatz: true,
      blitz: true,
      misere: true,
    });
    expect(seen.series).toBe("best-of-3");
    expect(seen.undo).toEqual({ why: "undo-off" });
  });

  test("a theme brings its sizes; what would contradict it cannot be picked", async () => {
    const page = await form();
    await more(page);
    const hatz = page.locator("input[value=twistHatz]");
    expect(await hatz.count()).toBe(0);
    await page.selectOption("select[name=w]", "9");
    await check(page, "content", "theme");
    await check(page, "theme", "piraten");
    await page.selectOption("select[name=first]", "5");
    expect(await page.locator("select[name=w]").count()).toBe(0);
    await check(page, "switches", "twistHatz");
    await check(page, "switches", "earlyEnd");
    expect(await page.locator("input[value=sum-of-3]").isDisabled()).toBe(true);
    const seen = await made(page);
    expect(seen.options).toMatchObject({
      content: "theme",
      theme: "piraten",
      first: 5,
      w: 5,
      h: 5,
    });
  });

  test("a field of one's own is read, or the form says how to write it", async () => {
    const page = await form();
    await more(page);
    await check(page, "content", "field");
    expect(await page.inputValue("input[name=field]")).toBe("5x4");
    await page.fill("input[name=field]", "5x4:bomb");
    await page.getByText("Dieses Feld ist nicht lesbar").first().waitFor();
    expect(await page.locator("button[type=submit]").getAttribute("aria-disabled")).toBe("true");
    await page.fill("input[name=field]", "3x2:bomb@0,0");
    await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
    expect((await made(page)).view).toMatchObject({ w: 3, h: 2, symbols: { "0,0": "bomb" } });
  });
});

describe("a field of one's own", () => {
  const boxes = "form [role=gridcell]";

  test("is drawn by pointer and by keys, and its link opens the form with it", async () => {
    const page = await form("?kind=dots");
    await check(page, "preset", "eigenes");
    await page.selectOption("select[name=field-w]", "3");
    await page.selectOption("select[name=field-h]", "2");
    expect(await page.locator(boxes).count()).toBe(6);
    await page.locator(`${boxes}[data-at="b1,2"]`).click();
    await page.getByRole("group", { name: "Was liegt in c2?" }).waitFor();
    await check(page, "sign", "bomb");
    await page.locator(`${boxes}[data-at="b1,2"]`).focus();
    for (const key of ["ArrowUp", "ArrowLeft", "Tab", "ArrowRight", "ArrowRight"]) {
      await page.keyboard.press(key);
    }
    await page.locator(`${boxes}[aria-label="b1, Bombe"]`).waitFor();
    await page.keyboard.press("ArrowLeft");
    const text = "3x2:x2@0,1;bomb@1,2";
    await expect.poll(() => page.inputValue("#link-field")).toBe(`${address}/new?field=${text}`);
    // The live board beside it shows the same.
    expect(await page.locator(".right .board .sign").count()).toBeGreaterThanOrEqual(2);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator(".field .button").click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());

    // Without a script too it is all there.
    const answer = await page.context().request.get(copied);
    expect(await answer.text()).toContain('aria-label="c2, Bombe"');
    await page.goto(copied);
    await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
    expect(await page.locator("input[value=eigenes]").isChecked()).toBe(true);
    await page.locator(`${boxes}[data-at="b1,2"]`).click();
    await check(page, "sign", "");
    const { options, view } = await made(page);
    expect(options).toMatchObject({ content: "field", field: "3x2:x2@0,1", w: 3, h: 2 });
    expect(view.symbols).toEqual({ "0,1": "x2" });
  });

  test("that cannot be read gives a sentence and the plain form", async () => {
    for (const bad of ["5x4:bomb@9,9", "1x1", "%3Cscript%3E"]) {
      const page = await form(`?field=${bad}`);
      await page.getByText("Dieses Feld ist nicht lesbar").waitFor();
      expect(await page.locator("input[value=standard]").isChecked()).toBe(true);
      expect(await page.locator(boxes).count()).toBe(0);
      await page.close();
    }
  });
});

describe("who sits there", () => {
  test("the CPU, as good as one likes", async () => {
    const page = await form("?kind=corners");
    expect(await page.locator("input[name=level]").count()).toBe(0);
    await check(page, "who", "cpu");
    await page.getByText("Schaut nur auf den eigenen Zug.").waitFor();
    expect(await page.locator("input[name=level][value='2']").isChecked()).toBe(true);
    await check(page, "level", "1");
    const sent = page.waitForRequest(/\/api\/matches$/);
    await page.click("button[type=submit]");
    expect((await sent).postDataJSON()).toMatchObject({ seats: ["me", "cpu:1"] });
  });

  test("two teams of two and three, line by line", async () => {
    const page = await form();
    await more(page);
    await check(page, "teams", "yes");
    await page.selectOption("select[name=team1]", "3");
    await check(page, "teamRotation", "line");
    const seen = await made(page);
    expect(seen.sides).toEqual([0, 1, 0, 1, 1]);
    expect(seen.seats.map(({ who }) => who)).toEqual(["person", "free", "free", "free", "free"]);
    expect(seen.options["teamRotation"]).toBe("line");
  });
});

describe("which game", () => {
  test("another one brings its own choices, and stays after a reload", async () => {
    const page = await form();
    await check(page, "kind", "corners");
    await page.locator("input[name=preset][value=profi]").waitFor();
    expect(new URL(page.url()).search).toBe("?kind=corners");
    // In the other language it is the same form.
    const there = page.locator("a[hreflang=en]:visible");
    await there.evaluate((link) => {
      link.addEventListener("click", (event) => event.preventDefault());
      (link as HTMLElement).click();
    });
    expect(await there.evaluate((link: HTMLAnchorElement) => link.search)).toBe(
      "?kind=corners&lang=en",
    );
    await page.context().clearCookies({ name: "kp-lang" });
    await page.reload();
    await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
    expect(await page.locator("input[value=corners]").isChecked()).toBe(true);
    await check(page, "preset", "profi");
    await check(page, "who", "cpu");
    await page.fill("input[name=name]", "Änne");
    const seen = await made(page);
    expect([seen.kind, seen.options]).toEqual(["corners", { n: 7, pro: true }]);
    // Whoever has played here is asked by their name, in the form and at an invitation.
    const field = page.locator("input[name=name]");
    await page.goto(`${address}/new`);
    await expect.poll(() => field.inputValue()).toBe("Änne");
    const { id, keys } = (await somebody().make()).seen;
    await page.goto(`${address}/g/${id}#${keys?.[1]}`);
    await expect.poll(() => field.inputValue()).toBe("Änne");
    await page.clock.install();
    await page.goto(`${address}/me`);
    await page.locator(".rows", { hasText: "Vier Ecken" }).waitFor();
    // Whoever comes back to it after a while is not told how it was.
    const away = async (ms: number): Promise<void> => {
      for (const hidden of [true, false]) {
        await page.evaluate((now) => {
          Object.defineProperty(document, "hidden", { value: now, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
        await page.clock.fastForward(hidden ? ms : 0);
      }
    };
    const again = page.waitForRequest(/\/me$/);
    await away(59_000);
    await away(61_000);
    await again;
    await page.goto(`${address}/`);
    await page.locator(".rows", { hasText: "Vier Ecken" }).waitFor();
    await page.locator("[role=gridcell]").first().hover();
    await page.locator("#main[data-awake]").waitFor({ state: "attached" });
  });
});
