/** The worked turn of Schleifen: 9 + 12 + 4 + 3 = 28; what fits, and why not (§3.5–3.6). */
import { expect, test } from "vitest";
import { trials } from "../../../../games/loops/guide/cases.ts";
import { words } from "../../../../games/loops/guide/words.ts";
import { words as english } from "../../../../games/loops/guide/words.en.ts";
import { rules } from "../../../../games/loops/rules.ts";
import { sheetOf } from "../../../../games/loops/sheet.ts";
import { faces, layout } from "../../../../games/loops/tiles.ts";
import { tried } from "../../guides.ts";

test("every tile is in the game once", () => {
  const { tiles, racks, bag } = trials.turn.state;
  const all = [...tiles.map(([, , id]) => id), ...racks.flat(), ...bag];
  expect(all.map(Number).toSorted((a, b) => a - b)).toEqual([...faces.keys()]);
});

test("three tiles make 28: 9, 12, and 4 on a premium with its neighbour's 3", () => {
  const { state, why } = tried(rules, trials.turn, 0);
  const [turn] = sheetOf(state, trials.turn.answers[0].moves, [0]);
  const parts = turn?.placed.map(({ own, mult, links, total }) => ({ own, mult, links, total }));
  expect([why, parts]).toEqual([
    null,
    [
      { own: 2, mult: 1, links: [7], total: 9 },
      { own: 3, mult: 1, links: [4, 5], total: 12 },
      { own: 4, mult: 2, links: [3], total: 7 },
    ],
  ]);
  expect(rules.scores(state)).toEqual([28, 0]);
  expect(layout[3]?.charAt(3)).toBe("2");
  for (const { trials: told } of [words, english]) {
    expect(told.turn.answers[0][1]).toContain("9 + 12 + 4 + 3 = *28*");
  }
});

test("after one tile it is 9, the rack is filled up, and it is the other's turn", () => {
  const { state } = tried(rules, trials.turn, 1);
  expect([rules.scores(state), state.racks[0]?.length, state.seat]).toEqual([[9, 0], 5, 1]);
});

test("a line may not be cut, a tile has to touch; what fits brings 6", () => {
  expect([0, 1, 2].map((nth) => tried(rules, trials.fits, nth).why)).toEqual([
    "cut",
    null,
    "not-adjacent",
  ]);
  expect(rules.scores(tried(rules, trials.fits, 1).state)).toEqual([6, 0]);
});
