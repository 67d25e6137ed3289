/** Whole games: legal moves by lot, made by clicks on a page, or over HTTP beside it. */
import { expect } from "vitest";
import type { Page } from "playwright-core";
import { randomFrom, type Random } from "../../engine/random.ts";
import type { AnyRules } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import { choose, picking, preselect, spare, spared } from "../../games/dots/picking.ts";
import type { DotsState } from "../../games/dots/state.ts";
import { asks } from "../../games/dots/targets.ts";
import { kindOf } from "../../games/kinds.ts";
import { nextTurns } from "../../games/loops/moves.ts";
import { moveOf, untouched } from "../../games/loops/play.ts";
import { rules, type LoopsState } from "../../games/loops/rules.ts";
import { read } from "../../games/loops/text.ts";
import type { Client } from "../http/client.ts";
import { one, seedFor } from "../setups.ts";
import { press, tap, told } from "./steps.ts";
import { field, inRack, lay } from "./tiles.ts";

/** What whoever is on turn does. */
export type Choose = (seen: Seen) => string;

/** Of longer lists only the beginning: a turn of three tiles may be laid in thousands of ways. */
const mostListed = 60;

export async function byLot(kind: string, nth = 0): Promise<Choose> {
  const any = (await kindOf(kind)?.rules()) as AnyRules;
  const random = randomFrom(seedFor(nth));
  return ({ view }) => {
    const moves: string[] = [];
    for (const move of any.moves(view)) {
      if (moves.push(any.write(move)) >= mostListed) break;
    }
    return one(moves, random);
  };
}

/** Over HTTP, each seat by its client, to the end or until something holds. */
export async function playBeside(
  seats: readonly Client[],
  id: string,
  move: Choose,
  until: (seen: Seen) => boolean = () => false,
): Promise<Seen> {
  let { seen } = await (seats[0] as Client).look(id);
  for (;;) {
    const { turn } = seen;
    const mover = seats[turn ?? 0] as Client;
    // Only whoever is on turn sees what they have.
    if (turn !== null && seen.seat !== turn) ({ seen } = await mover.look(id));
    if (turn === null || until(seen)) return seen;
    const act = { n: seen.n, seat: turn, act: "move", move: move(seen) };
    const got = await mover.act(id, act);
    expect([act.move, got.status, got.why]).toEqual([act.move, 201, undefined]);
    ({ seen } = got);
  }
}

/** Of Schleifen what leaves the fewest lines open: soon somebody cannot lay. */
export const tightly: Choose = ({ view }) => {
  const state = view as LoopsState;
  const [least] = [...nextTurns(state, untouched(state))].toSorted(
    (a, b) => a.laid.open.length - b.laid.open.length,
  );
  return least ? rules.write(moveOf(least)) : "keep";
};

/**
 * By clicks, to the end of the series: this page plays for every seat that it holds, and those
 * `elsewhere` move over HTTP.
 */
export async function playOn(
  page: Page,
  move: Choose,
  { elsewhere = [] }: { readonly elsewhere?: readonly Client[] } = {},
): Promise<Seen> {
  const random = randomFrom(seedFor(0));
  let { game } = await told(page);
  for (;;) {
    const seen = await told(page);
    if (seen.end && seen.standing.over) return seen;
    // A board that is over stays until somebody goes on.
    if (seen.game > game) await press(page, "Weiter");
    game = seen.game;
    if (seen.turn !== seen.seat) {
      await playBeside(elsewhere, seen.id, move, ({ turn }) => turn === seen.seat);
      continue;
    }
    await makers[seen.kind]?.(page, seen, move(seen), random);
    const isIn = async () => {
      const { game, ply } = await told(page);
      return game > seen.game || ply > seen.ply;
    };
    await expect.poll(isIn).toBe(true);
  }
}

type Maker = (page: Page, seen: Seen, text: string, random: Random) => Promise<void>;

const makers: Readonly<Record<string, Maker>> = {
  async dots(page, { view }, text, random) {
    if (text === "pass") return page.getByRole("button", { name: "Verzichten" }).click();
    const line = text.split(" ")[0] ?? "";
    await tap(page, line);
    if (asks(view as DotsState, line, [], [], false) !== null) {
      await aim(page, view as DotsState, line, random);
    }
  },
  async corners(page, _seen, text) {
    await tap(page, text);
    await page.locator(".bar .primary").click();
  },
  async loops(page, _seen, text) {
    const move = read(text);
    if (move === null) throw new Error(`no move: ${text}`);
    const word = { exchange: "Tauschen", keep: "Behalten" };
    if (typeof move === "string") return page.getByRole("button", { name: word[move] }).click();
    for (const { tile, at } of move.lay) {
      await inRack(page, tile).click();
      await field(page, at).click();
    }
    await lay(page).click();
  },
};

/** Targets by lot, until the line is sent. */
async function aim(page: Page, view: DotsState, line: string, random: Random): Promise<void> {
  const bar = page.locator(".bar");
  for (let text = preselect(view, line); ;) {
    const { step, done } = picking(view, text);
    if (done || step === null) return bar.locator(".primary").click();
    if (step.optional && random.below(3) === 0) {
      await bar.getByRole("button", { name: "Bombe nicht zünden" }).click();
      text = spare(view, text);
      if (text.endsWith(spared) && picking(view, text).done) return;
    } else {
      const box = one(step.boxes, random);
      await tap(page, `b${box}`);
      text = choose(view, text, box) ?? text;
      if (picking(view, text).done) return;
    }
  }
}
