/** Whoever can no longer be caught is told so beside the name, and play goes on. */
import { beforeAll, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { rules } from "../../games/dots/rules.ts";
import { seedFor, usual } from "../setups.ts";
import { openBrowser, profile } from "./browser.ts";
import { address, play, somebody, tableOf } from "./steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Lines until one side cannot be caught, always the first that may be. */
function untilDecided(): { readonly moves: readonly string[]; readonly side: number } {
  const options = usual(rules.choices, { w: 3, h: 3 });
  let state = rules.start({ options, sides: [0, 1], starter: 0, nth: 0, seed: seedFor(1) });
  const moves: string[] = [];
  for (;;) {
    const side = rules.decided(state);
    if (side !== null) return { moves, side };
    const [move] = rules.moves(state);
    const step = move === undefined ? { why: "none" } : rules.apply(state, move);
    if ("why" in step || move === undefined) throw new Error("never decided");
    moves.push(rules.write(move));
    ({ state } = step);
  }
}

test("the badge stands at the name of the side that leads for good", async () => {
  const { page } = await profile(browser);
  const ben = somebody();
  const { id, seats } = await tableOf(page, { options: { w: 3, h: 3 }, starter: 0 }, ben);
  const { moves, side } = untilDecided();
  await play(seats, id, moves.slice(0, -1));
  const badge = page.locator(".plate small", { hasText: "uneinholbar" });
  await page.goto(`${address}/g/${id}`);
  expect(await badge.count()).toBe(0);
  const seen = await play(seats, id, moves.slice(-1));
  expect([seen.decided, seen.end]).toEqual([side, null]);
  await badge.waitFor();
  expect(await page.locator(".plate").nth(side).locator("small").textContent()).toBe("uneinholbar");
});
