/**
 * A new game is one folder and one line: the toy is written into a copy of the project, nothing
 * else is changed there, and it is played over HTTP and in the browser.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, appendFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Seen } from "../../engine/wire.ts";
import { clientOf, type Client, type Send } from "../http/client.ts";
import { keeperOf, type Description } from "../http/document.ts";
import { keepsSecrets, moveOf, seatThree, stateOf } from "../http/toy.ts";
import { paths } from "../sources.ts";
import { nameOf } from "../toy/cards.ts";
import { openBrowser, profile } from "./browser.ts";
import { startServer, type Server } from "./server.ts";
import { join as sitDown } from "./steps.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "kaestchenpost-toy-"));
const code = ["cards.ts", "cpu.ts", "kind.ts", "playing.ts", "playing/words.ts", "rules.ts"];
const files = [...code, "board.tsx", "motif.tsx"];
const words = ["words.ts", "words.en.ts", "playing/words.en.ts"];
const line = 'export { kind as toy } from "./toy/kind.ts";\n';

/** What has changed in the copy since it was made, as git tells it. */
const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" });

let server: Server;

beforeAll(async () => {
  for (const path of paths().filter((one) => one !== ".git")) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  git("init", "--quiet");
  appendFileSync(join(folder, ".git/info/exclude"), "node_modules\n");
  git("add", "--all");
  git("-c", "user.name=x", "-c", "user.email=x@localhost", "commit", "--quiet", "-m", "copy");
  for (const file of [...files, ...words]) {
    cpSync(join(root, "test/toy", file), join(folder, "games/toy", file));
  }
  appendFileSync(join(folder, "games/index.ts"), line);
  server = await startServer(folder);
}, 180_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("a game in one folder and one line", () => {
  test("nothing else is changed, and what was built is described", async () => {
    expect(
      git("diff", "--unified=0")
        .split("\n")
        .filter((one) => /^[+-]/.test(one)),
    ).toEqual(["--- a/games/index.ts", "+++ b/games/index.ts", `+${line.trim()}`]);
    expect(git("ls-files", "--others", "--exclude-standard").trim().split("\n")).toEqual(
      [...files, ...words].map((file) => `games/toy/${file}`).toSorted(),
    );
    const described = await (await fetch(`${server.address}/api/openapi.json`)).json();
    const { schemas } = (described as Description).components;
    expect(Object.keys(schemas)).toContain("ToySeen");
  });

  test("three people play it over HTTP, and no answer names a card that is hidden", async () => {
    const { id, players, send } = await seated();
    const watcher = clientOf(send);
    for (;;) {
      const hidden = await racksOf(id, players);
      const told = [null, 0, 1, 2].map(async (seat) => {
        const { seen } = await (seat === null ? watcher : (players[seat] as Client)).look(id);
        keepsSecrets(seen, seat);
        const others = hidden.filter((_, of) => of !== seat).flat();
        expect(cardsIn(seen).filter((card) => others.includes(card))).toEqual([]);
        return seen;
      });
      const [open] = await Promise.all(told);
      const page = await (await fetch(`${server.address}/g/${id}`)).text();
      expect(namedIn(page, hidden.flat())).toEqual([]);
      const turn = open?.turn ?? null;
      if (turn === null) break;
      const { seen } = await (players[turn] as Client).look(id);
      const act = { n: seen.n, seat: turn, act: "move", move: moveOf(seen, turn) };
      const wrong = await (players[(turn + 1) % 3] as Client).act(id, act);
      expect(wrong.status).toBe(403);
      expect((await (players[turn] as Client).act(id, act)).status).toBe(201);
    }
    const { seen } = await watcher.look(id);
    expect([seen.end?.how, seen.places?.length]).toEqual(["rules", 3]);
  });

  test("the form lists it, and three people play it on their pages", async () => {
    const browser = await openBrowser();
    const [anna, ben, cem] = [
      await profile(browser),
      await profile(browser),
      await profile(browser),
    ];
    await anna.page.goto(`${server.address}/new?kind=toy`);
    await anna.page.locator("button[type=submit]:not([aria-disabled])").waitFor();
    expect(await anna.page.locator("label", { hasText: "Spielzeug" }).count()).toBe(1);
    expect(await anna.page.locator("input[name=people]:checked").inputValue()).toBe("3");
    await anna.page.fill("input[name=name]", "Anna");
    await anna.page.click("button[type=submit]");
    await anna.page.waitForURL(/\/g\//);
    const { id, keys } = await toldAt(anna.page);
    for (const [seat, { page }] of [ben, cem].entries()) {
      await sitDown(
        page,
        `${server.address}/g/${id}#${keys?.[seat + 1]}`,
        ["Ben", "Cem"][seat] ?? "",
      );
    }
    const pages = [anna.page, ben.page, cem.page];
    for (;;) {
      const all = await Promise.all(pages.map(toldAt));
      const turn = all[0]?.turn ?? null;
      if (turn === null) break;
      for (const [seat, page] of pages.entries()) {
        const others = all.flatMap((seen, of) =>
          of === seat ? [] : (stateOf(seen).racks[of] ?? []),
        );
        expect(namedIn(await page.content(), others)).toEqual([]);
      }
      await (pages[turn] as Page).locator("[data-move]").first().click();
      await expect
        .poll(async () => (await toldAt(anna.page)).ply)
        .toBeGreaterThan(all[0]?.ply ?? 0);
    }
    for (const page of pages) await page.getByRole("heading", { name: /^Vorbei/ }).waitFor();
    expect([...anna.errors, ...ben.errors, ...cem.errors]).toEqual([]);
  });
});

/** Seated at the copy; whatever it answers is held against its own description. */
async function seated() {
  const described = await fetch(`${server.address}/api/openapi.json`);
  const keeper = keeperOf((await described.json()) as Description);
  const send: Send = async (path, init = {}) => {
    const answer = await fetch(server.address + path, init);
    const { method = "GET", body, headers } = init;
    const text = typeof body === "string" ? body : null;
    await keeper.hold({ method, path, headers: new Headers(headers), body: text }, answer.clone());
    return answer;
  };
  return { ...(await seatThree(send)), send };
}

/** By seat, as each sees their own. */
async function racksOf(id: string, players: readonly Client[]) {
  return Promise.all(
    players.map(async (player, seat) => stateOf((await player.look(id)).seen).racks[seat] ?? []),
  );
}

/** Every card that a view names. */
function cardsIn(seen: Seen): readonly (number | null)[] {
  const { racks, deck, open, played } = stateOf(seen);
  return [...racks.flat(), ...deck, open, ...played].filter((card) => card !== null);
}

/** The names of these cards that a page holds; addresses are no text. */
function namedIn(html: string, cards: readonly (number | null)[]): readonly string[] {
  const text = html.replaceAll(/\/(assets|g)\/[\w.-]+|[0-9a-f]{20,}/g, "");
  const names = cards.flatMap((card) => (card === null ? [] : [nameOf(card)]));
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
}

/** How the match of this page stands, as its browser may see it. */
async function toldAt(page: Page): Promise<Seen> {
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  const answer = await page.context().request.get(`${server.address}/api/matches/${id}`);
  return (await answer.json()) as Seen;
}
