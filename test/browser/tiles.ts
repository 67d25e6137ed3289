/** Steps on a board of Schleifen: what fits where, and how it is laid. */
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { makingOf } from "../../games/loops/making.ts";
import { fieldsFor } from "../../games/loops/play.ts";
import type { LoopsState } from "../../games/loops/rules.ts";
import { told } from "./steps.ts";

export async function viewAt(page: Page): Promise<LoopsState> {
  return (await told(page)).view as unknown as LoopsState;
}

/** A tile of the rack of whoever is on turn, and the fields where it may lie. */
export function fitting(view: LoopsState, text = "") {
  const { turn } = makingOf(view, text);
  for (const tile of turn.rack) {
    const fields = tile === null ? [] : fieldsFor(view, turn, tile);
    if (tile !== null && fields.length > 0) return { tile, fields };
  }
  throw new Error("no tile fits");
}

export const inRack = (page: Page, tile: number) => page.locator(`.rack [data-tile="${tile}"]`);
export const field = (page: Page, at: readonly number[]) => page.locator(`[data-at="${at}"]`);
export const lay = (page: Page) => page.getByRole("button", { name: /^Legen · \d+ Punkte?$/ });
export const status = (page: Page) => page.getByRole("status").textContent();

/** Scripts are there and it is this page's turn. */
export async function onTurn(page: Page): Promise<void> {
  await page.locator(".status").dispatchEvent("pointerover");
  await page.locator("main[data-awake] .rack button[aria-pressed]").first().waitFor();
}

/** Sends what is laid, and waits until it is in. */
export async function send(page: Page, ply: number): Promise<void> {
  await lay(page).click();
  await expect.poll(async () => (await told(page)).ply).toBe(ply);
}
