/** A page of a stored version, as it stands open in somebody's browser, plays with this server. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { linesOf } from "../../games/dots/lines.ts";
import { storedPage, storedVersions } from "../stored/page.ts";
import { openBrowser, profile } from "./browser.ts";
import { address, drawn, hasLine, play, press, requestsOf, somebody, told } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" };

/** Ben's browser, where the page of a match of Anna's is the stored one, and so are its scripts. */
async function invited(version: number) {
  const stored = storedPage(version);
  const anna = somebody();
  const made = (await anna.make({ name: "Anna", options: { w: 2, h: 2 } })).seen;
  const html = [
    [stored.seen.id, made.id],
    [stored.seen.games[0]?.commit ?? "", made.games[0]?.commit ?? ""],
    [stored.address, address],
  ].reduce((text, [old = "", now = ""]) => text.replaceAll(old, now), stored.html);
  const { page, errors } = await profile(browser);
  // A page that is handed in comes from nowhere; its sockets may reach this machine all the same.
  await page.context().grantPermissions(["local-network-access"], { origin: address });
  const missing: string[] = [];
  // Loaded again, it would be this server's own.
  await page.route(
    `${address}/g/${made.id}`,
    (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }),
    { times: 1 },
  );
  await page.route(`${address}/assets/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = stored.files[pathname];
    if (body === undefined) missing.push(pathname);
    const contentType = types[pathname.split(".").at(-1) ?? ""] ?? "text/plain";
    return body === undefined ? route.abort() : route.fulfill({ body, contentType });
  });
  const asked = requestsOf(page);
  const link = `${address}/g/${made.id}#${made.keys?.[1] ?? ""}`;
  return { anna, id: made.id, link, page, errors, asked, missing };
}

/** Ben takes the seat that the link offers, at the page as it was. */
async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.fill("input[name=name]", "Ben");
  await page.click("form button[type=submit]");
  await page.getByRole("button", { name: "Zum Brett" }).click();
}

describe.each(storedVersions())("a page of version %i", (version) => {
  test("sits down, plays a game to its end, takes back, plays again, gives up", async () => {
    const { anna, id, link, page, errors, asked, missing } = await invited(version);
    await sitDown(page, link);
    await expect.poll(async () => (await told(page)).held).toEqual([1]);
    const act = async (fields: object) => {
      const { n } = (await anna.look(id)).seen;
      const got = await anna.act(id, { n, seat: 0, ...fields });
      expect([fields, got.status]).toEqual([fields, 201]);
    };

    // Each asks once to take back, and the other says yes.
    if ((await told(page)).turn === 1) await drawn(page, "v0,0");
    await play([anna], id, ["h0,0"]);
    await hasLine(page, "h0,0");
    await drawn(page, "h0,1");
    await press(page, "Zurücknehmen");
    await expect.poll(async () => (await told(page)).offers.length).toBe(1);
    await act({ act: "answer", to: (await told(page)).offers[0]?.row, yes: true });
    await page.locator('[data-at="h0,1"][aria-label$=", frei"]').waitFor();
    const { undo } = (await anna.look(id)).seen;
    await act({ act: "ask", for: "undo", line: "line" in undo ? undo.line : 0 });
    await press(page, "Ja, zurück");
    await page.locator('[data-at="h0,0"][aria-label$=", frei"]').waitFor();

    for (const move of linesOf({ w: 2, h: 2 })) {
      const { turn, view } = await told(page);
      if (view.lines.includes(move)) continue;
      if (turn === 1) await drawn(page, move);
      else await play([anna], id, [move]);
    }
    await expect.poll(async () => (await told(page)).end?.how).toBe("rules");
    await press(page, "Noch mal spielen");
    await expect.poll(async () => (await told(page)).offers.length).toBe(1);
    await act({ act: "rematch" });
    await page.locator('[data-at="h0,0"][aria-label$=", frei"]').waitFor();
    await page.locator("summary", { hasText: "Aufgeben" }).click();
    await press(page, "Ja, aufgeben");
    await expect.poll(async () => (await told(page)).end?.how).toBe("resign");
    expect([missing, errors]).toEqual([[], []]);
    // It was the stored page all along: it never loaded itself again.
    expect(loads(asked, id)).toBe(1);
  });

  test("that still sleeps when its scripts are gone loads itself once", async () => {
    const { anna, id, page, asked, errors } = await invited(version);
    // A new version is deployed: what the page came with is there, what it wakes with no more.
    await page.unroute(`${address}/assets/**`);
    const { files, html } = storedPage(version);
    await page.route(
      ({ pathname }) => pathname in files,
      (route) => {
        if (loads(asked, id) > 1) return route.continue();
        const { pathname } = new URL(route.request().url());
        const came = html.includes(`href="${pathname}"`) || html.includes(`src="${pathname}"`);
        const contentType = types[pathname.split(".").at(-1) ?? ""] ?? "text/plain";
        return route.fulfill(came ? { body: files[pathname] ?? "", contentType } : { status: 404 });
      },
    );
    await page.goto(`${address}/g/${id}`);
    await play([anna, anna], id, ["h0,0"]);
    await hasLine(page, "h0,0");
    expect([loads(asked, id), errors]).toEqual([2, []]);
  });
});

/** How often the page itself was asked for. */
function loads(asked: readonly string[], id: string): number {
  return asked.filter((one) => one === `GET /g/${id}`).length;
}
