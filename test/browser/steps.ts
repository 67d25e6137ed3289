/** Steps that many stories take: acting over HTTP beside the page, sitting down, drawing lines. */
import { expect } from "vitest";
import type { BrowserContext, Page, WebSocket } from "playwright-core";
import type { Seen } from "../../engine/wire.ts";
import type { DotsState } from "../../games/dots/state.ts";
import { clientOf, type Client, type Fields } from "../http/client.ts";
import { address, send } from "../http/server.ts";

export { address };

/** A match as it is told, with the board of Käsekästchen in it. */
export type Told = Seen & { readonly view: DotsState };

const persons = new WeakMap<BrowserContext, Client>();

/** The person of this browser over HTTP, beside the page; answers bring the browser a cookie. */
export function personAt(page: Page): Client {
  const context = page.context();
  const known = persons.get(context);
  if (known) return known;
  const person = clientOf(async (path, { method = "GET", headers, body } = {}) => {
    const answer = await context.request.fetch(address + path, {
      method,
      headers: { ...(headers as Record<string, string>), origin: address },
      ...(typeof body === "string" && { data: body }),
    });
    const status = answer.status();
    return new Response(await answer.text(), { status, headers: answer.headers() });
  });
  persons.set(context, person);
  return person;
}

/** Somebody elsewhere, without a page. */
export function somebody(): Client {
  return clientOf(send);
}

/** How the match of this page stands, asked beside the page; used to wait, never to act. */
export async function told(page: Page): Promise<Told> {
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  const answer = await page.context().request.get(`${address}/api/matches/${id}`);
  return (await answer.json()) as Told;
}

/** Plays moves in order over HTTP, each by the seat on turn; fails where one is refused. */
export async function play(
  seats: readonly Client[],
  id: string,
  moves: readonly string[],
): Promise<Told> {
  let seen = (await seats[0]?.look(id))?.seen;
  for (const move of moves) {
    const seat = seen?.turn ?? 0;
    const got = await seats[seat]?.act(id, { n: seen?.n, seat, act: "move", move });
    expect([move, got?.status, got?.why]).toEqual([move, 201, undefined]);
    seen = got?.seen;
  }
  return seen as Told;
}

export interface Table {
  readonly id: string;
  /** Who plays over HTTP, by seat. */
  readonly seats: readonly [anna: Client, ben: Client];
  readonly invitation: string;
}

/** Anna of this browser makes a match and begins; Ben sits down. */
export async function tableOf(page: Page, wish: Fields = {}, ben = somebody()): Promise<Table> {
  const anna = personAt(page);
  const { id, keys } = (await anna.make({ name: "Anna", ...wish })).seen;
  const invitation = `${address}/g/${id}#${keys?.[1] ?? ""}`;
  const sat = await ben.sit(id, keys?.[1] ?? "", { name: "Ben" });
  expect(sat.status).toBe(201);
  return { id, seats: [anna, ben], invitation };
}

/** Anna and Ben at one browser; these moves are made already. */
export async function bothAt(
  page: Page,
  options: object,
  moves: readonly string[] = [],
): Promise<Told> {
  const person = personAt(page);
  const { id, n } = (await person.make({ name: "Anna", seats: ["me", "me"], options })).seen;
  await person.act(id, { n, seat: 1, act: "name", name: "Ben" });
  return play([person, person], id, moves);
}

/** Opens an address of ours from nowhere: a new fragment alone would load nothing. */
export async function open(page: Page, path: string): Promise<void> {
  if (page.url() !== "about:blank") await page.goto("about:blank");
  await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
}

/** Opens a match and waits until its socket has spoken. */
export async function openLive(page: Page, path: string): Promise<WebSocket> {
  const opened = page.waitForEvent("websocket");
  const loaded = open(page, path);
  const socket = await opened;
  await socket.waitForEvent("framereceived");
  await loaded;
  return socket;
}

/** A new match by the form. */
export async function makeMatch(
  page: Page,
  who: "link" | "cpu" | "both",
  starter = "me",
): Promise<void> {
  await page.goto(`${address}/new`);
  await page.locator("button[type=submit]:not([aria-disabled])").waitFor();
  await page.locator(`input[name=who][value=${who}]`).check({ force: true });
  await page.locator(`input[name=starter][value=${starter}]`).check({ force: true });
  await page.fill("input[name=name]", "Anna");
  await page.click("button[type=submit]");
  await page.waitForURL(/\/g\//);
}

/** Takes the seat that a link offers; gives the seat's own link. */
export async function join(page: Page, link: string, name: string): Promise<string> {
  await page.goto(link);
  await page.fill("input[name=name]", name);
  await page.click("form button[type=submit]");
  await page.locator("#own-first").waitFor();
  const own = await page.locator("#own-first").inputValue();
  await page.getByRole("button", { name: "Zum Brett" }).click();
  return own;
}

/** Presses a button by the keyboard as soon as it may be, wherever it lies. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, disabled: false }).press("Enter");
}

/** Where one may tap now. */
export const freeCell = "[role=gridcell]:not([aria-disabled])";

/** Taps what stands at this place of the board, a line or a box, once one may. */
export async function tap(page: Page, at: string): Promise<void> {
  const free = page.locator(`[data-at="${at}"]:not([aria-disabled])`);
  await free.waitFor();
  await free.click({ force: true });
}

export async function drawLine(page: Page, line: string): Promise<void> {
  await tap(page, line);
  await page.locator(`[data-at="${line}"][aria-disabled]`).waitFor();
}

/** A line is drawn before it is sent; whoever asks the match must wait until it is in. */
export async function drawn(page: Page, line: string): Promise<void> {
  await drawLine(page, line);
  await expect.poll(async () => (await told(page)).view.lines).toContain(line);
}

/** The page has heard of this line, whoever drew it. */
export async function hasLine(page: Page, line: string, timeout = 30_000): Promise<void> {
  await page.locator(`[data-at="${line}"][aria-label$=", gezogen"]`).waitFor({ timeout });
}

/** What this page asks for from now on: method and path. Sockets and late scripts are none. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/assets/")) asked.push(`${request.method()} ${pathname}${search}`);
  });
  return asked;
}
