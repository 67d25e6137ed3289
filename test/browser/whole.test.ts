/** Every way to play, each to its end on the page, by clicks. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Browser, Page } from "playwright-core";
import { movesOf, type Seen } from "../../engine/wire.ts";
import type { CornersState } from "../../games/corners/state.ts";
import { linesOf as allLines } from "../../games/dots/lines.ts";
import type { DotsState } from "../../games/dots/state.ts";
import { closes } from "../../games/dots/targets.ts";
import { canLay, mayExchange } from "../../games/loops/play.ts";
import type { LoopsState } from "../../games/loops/rules.ts";
import type { Client, Fields } from "../http/client.ts";
import { fieldOf } from "./boards.ts";
import { openBrowser, profile } from "./browser.ts";
import { byLot, playBeside, playOn, tightly } from "./player.ts";
import { openLive, personAt, somebody, told } from "./steps.ts";
import { onTurn } from "./tiles.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const viewOf = ({ view }: Seen): LoopsState => view as LoopsState;
const nameOf = (seat: number): string => "Anna Ben Cem Dilan Eva".split(" ")[seat] ?? "";

/** A page that plays for all, without motion: nothing of a game is waited for. */
async function allHere(wish: Fields) {
  const { page, errors } = await profile(browser, { still: true });
  const person = personAt(page);
  const made = (await person.make({ name: nameOf(0), ...wish })).seen;
  for (const seat of made.held.slice(1)) {
    await person.act(made.id, { n: made.n, seat, act: "name", name: nameOf(seat) });
  }
  return { page, errors, person, id: made.id };
}

/** How it ended stands on the page: what the winner has, and that one may play again. */
async function isOver(page: Page, seen: Seen): Promise<void> {
  expect(seen.end?.how).toBe("rules");
  await page.getByRole("heading", { name: `Vorbei: ${seen.scores.join(" : ")}` }).waitFor();
  await page.getByRole("button", { name: "Noch mal spielen" }).waitFor();
  const digits = page.locator(".score .digit");
  const shown = await digits.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expect(shown).toEqual(seen.scores.map(String));
}

const two = ["me", "me"];
const twists = fieldOf("3x2:bomb@0,0;swap@0,2;extra@1,1;x2@1,2");

const rows: readonly (readonly [name: string, wish: Fields])[] = [
  ["twists", { options: twists }],
  ["twists that were dealt out", { options: { content: "random", w: 3, h: 2 } }],
  ["weighted boxes", { options: { content: "weighted", w: 3, h: 2 } }],
  ["Blitz", { options: { w: 2, h: 4, blitz: true } }],
  ["Twist-Hatz", { options: { ...fieldOf("2x2:bomb@0,0;swap@0,1;x2@1,1"), twistHatz: true } }],
  ["fewer points win", { options: { w: 2, h: 2, misere: true } }],
  [
    "two against three, line by line",
    {
      seats: ["me", "me", "me", "me", "me"],
      sides: [0, 1, 0, 1, 1],
      options: { w: 2, h: 2, teamRotation: "line" },
    },
  ],
  ["three games, added up", { options: fieldOf("1x1:x2@0,0"), series: "sum-of-3" }],
  ["without racks", { kind: "loops", options: { mode: "rounds", rounds: 2 } }],
  [
    "without racks, there and back",
    { kind: "loops", options: { mode: "rounds", rounds: 1 }, series: "sum-of-2" },
  ],
];

describe("to the last move", () => {
  test.each(rows)("%s", async (_name, wish) => {
    const { kind = "dots" } = wish;
    const { page, errors, id } = await allHere({ seats: two, ...wish });
    await openLive(page, `/g/${id}`);
    const seen = await playOn(page, await byLot(String(kind)));
    await isOver(page, seen);
    const { winner } = seen.end ?? {};
    if (winner === "draw") await page.getByText("Unentschieden").first().waitFor();
    if (seen.options["misere"] && typeof winner === "number") {
      expect(seen.scores[winner]).toBe(Math.min(...seen.scores));
    }
    if (seen.series.startsWith("sum")) {
      const sums = await page.locator(".left tfoot td").allTextContents();
      expect(sums).toEqual(seen.standing.points.map(String));
    }
    expect(errors).toEqual([]);
  });

  test("best of three is over at 2 : 0", async () => {
    const { page, errors, id } = await allHere({
      seats: two,
      options: { w: 2, h: 2 },
      series: "best-of-3",
      starter: 0,
    });
    await openLive(page, `/g/${id}`);
    // Anna takes whatever she can, and Ben leaves it to her.
    const seen = await playOn(page, ({ view, turn }) => {
      const state = view as DotsState;
      const gain = (line: string): number => closes(state, line).length * (turn === 0 ? 1 : -1);
      const free = allLines(state).filter((line) => !state.lines.includes(line));
      return free.toSorted((a, b) => gain(b) - gain(a))[0] ?? "";
    });
    expect([seen.game, seen.standing.wins]).toEqual([2, [2, 0]]);
    await page.getByText("Anna gewinnt die Serie.").waitFor();
    await isOver(page, seen);
    expect(errors).toEqual([]);
  });

  test("Vier Ecken on the large board with diamonds", async () => {
    const options = { n: 9, pro: true };
    const { page, errors, person, id } = await allHere({ kind: "corners", seats: two, options });
    const lot = await byLot("corners");
    // Most of it goes by beside the page, which hears of every move.
    const isFull = ({ view }: Seen): boolean =>
      (view as CornersState).cells.join("").split(".").length < 9;
    await playBeside([person, person], id, lot, isFull);
    await openLive(page, `/g/${id}`);
    await isOver(page, await playOn(page, lot));
    await page.getByText("fünf oder sieben Felder breit").waitFor();
    expect(errors).toEqual([]);
  });
});

describe("Schleifen with racks", () => {
  test("U124: two seats, with an exchange, to the last tile", async () => {
    const { page, errors, person } = await allHere({ kind: "loops", seats: two });
    const isStuck = (seen: Seen): boolean => !canLay(viewOf(seen)) && mayExchange(viewOf(seen));
    // A game in which nobody is ever stuck is played so tightly only once in a while.
    const stuck = async (tries: number): Promise<Seen> => {
      const { id } = (await person.make({ kind: "loops", name: nameOf(0), seats: two })).seen;
      const seen = await playBeside([person, person], id, tightly, isStuck);
      return seen.turn !== null || tries === 0 ? seen : stuck(tries - 1);
    };
    const { id, ply, turn } = await stuck(5);
    await openLive(page, `/g/${id}`);
    await onTurn(page);
    await page.getByText("Keiner deiner Spielsteine passt. Alle tauschen oder behalten?").waitFor();
    await page.getByRole("button", { name: "Tauschen" }).click();
    await page.locator(".moves", { hasText: "tauscht" }).waitFor();
    const after = await told(page);
    expect([movesOf(after)[ply], after.movers[ply]]).toEqual(["exchange", turn]);
    const lot = await byLot("loops");
    await playBeside([person, person], id, lot, (seen) => viewOf(seen).bag.length < 6);
    await isOver(page, await playOn(page, lot));
    expect(errors).toEqual([]);
  });

  test("four seats, one of whom leaves; the others play on to the end", async () => {
    const { page, errors } = await profile(browser, { still: true, phone: true });
    const seats: readonly Client[] = [personAt(page), somebody(), somebody(), somebody()];
    const wish = { kind: "loops", name: nameOf(0), seats: ["me", "free", "free", "free"] };
    const { id, keys } = (await (seats[0] as Client).make(wish)).seen;
    for (const seat of [1, 2, 3]) {
      await seats[seat]?.sit(id, keys?.[seat] ?? "", { name: nameOf(seat) });
    }
    const lot = await byLot("loops");
    const { n } = await playBeside(seats, id, lot, ({ ply }) => ply >= 6);
    expect((await seats[2]?.act(id, { n, seat: 2, act: "resign" }))?.status).toBe(201);
    const isLate = (seen: Seen): boolean => seen.turn === 0 && viewOf(seen).bag.length < 12;
    await playBeside(seats, id, lot, isLate);
    await openLive(page, `/g/${id}`);
    await onTurn(page);
    const seen = await playOn(page, lot, { elsewhere: seats });
    await isOver(page, seen);
    expect(seen.places?.[2]).toBe(4);
    await page.locator("#main", { hasText: "Cem ist gegangen." }).waitFor();
    expect(errors).toEqual([]);
  });
});
