/** The list of moves: who made them, and what lies between them. */
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { seenBy } from "../../../engine/seen.ts";
import type { Seen } from "../../../engine/wire.ts";
import { loadGame } from "../../../worker/pages/loading.ts";
import { pageWords } from "../../../worker/pages/words.ts";
import { noDoings } from "../../../web/pages/doings.ts";
import { MoveList } from "../../../web/pages/list.tsx";
import { firstModel } from "../../../web/pages/model.ts";
import { duel, table } from "../../engine/log.ts";

const game = await loadGame("dots", "de");
const people = ["Anna", "Ben"].map((name) => ({ name, colour: "a", here: true }) as const);
const viewer = { held: [0], maker: false };
const seen = seenBy("id", duel({ starter: 0 }).match, people, viewer, {}, table);

function said(change: Partial<Seen>): string {
  const newest = { ...seen, ...change };
  const model = firstModel(newest, newest, "https://kaestchen.example");
  const props = { words: pageWords.de, game, model, doings: noDoings };
  return renderToString(<MoveList {...props} />)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("that a move was taken back is said until the next, that somebody left for ever", () => {
  const notes = (["undone", "left"] as const).map((what) => ({ after: 1, what, seat: 1 }));
  const one = { moves: "h0,0", movers: [0], gains: [0], notes };
  const two = { moves: "h0,0 h0,1", movers: [0, 1], gains: [0, 0], notes };
  expect(said({ ...one, ply: 1 })).toMatch(/zurückgenommen\..*Ben ist gegangen\./);
  expect(said({ ...two, ply: 2 })).not.toContain("zurückgenommen");
  expect(said({ ...two, ply: 2 })).toContain("Ben ist gegangen.");
});

test("in a team each turn says whose it was", () => {
  const moves = { moves: "h0,0 h0,1", movers: [0, 2], gains: [0, 0], ply: 2 };
  expect(said(moves)).not.toContain("Anna");
  const names = ["Anna", "Ben", "Cem", "Dora"];
  const team = names.map((name) => ({ ...seen.seats[0], name }) as Seen["seats"][number]);
  const text = said({ ...moves, seats: team, sides: [0, 1, 0, 1] });
  expect(text).toMatch(/Anna a1–b1.*Cem b1–c1/);
});
