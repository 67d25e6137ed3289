/** Which moves are in, as a page that has lost the answer can tell. */
import { expect, test } from "vitest";
import type { Seen } from "../../engine/wire.ts";
import { isIn } from "../../web/unsent.ts";

const seen = {
  game: 2,
  ply: 3,
  moves: "h0,0 h0,1_b1,1 v0,0",
  movers: [0, 1, 1],
} as unknown as Seen;
const chain = { n: 4, seat: 1, moves: ["h0,1 b1,1", "v0,0"], after: { game: 2, ply: 1 } };

test("a move that follows what it was to follow is in, and so are several", () => {
  expect(isIn(chain, seen)).toBe(true);
  expect(isIn({ ...chain, moves: ["h0,1 b1,1"] }, seen)).toBe(true);
});

test("another move in its place, or half of several, is not it", () => {
  expect(isIn({ ...chain, moves: ["v0,0"] }, seen)).toBe(false);
  expect(isIn({ ...chain, moves: [...chain.moves, "v0,1"] }, seen)).toBe(false);
  expect(isIn({ ...chain, seat: 0 }, seen)).toBe(false);
});

test("of another game, or of a page that did not keep what it follows, nothing is known", () => {
  expect(isIn({ ...chain, after: { game: 1, ply: 1 } }, seen)).toBe(false);
  expect(isIn({ n: 4, seat: 1, moves: chain.moves }, seen)).toBe(false);
});
