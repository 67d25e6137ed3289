/** What a page shows before a move is what the move then does ([V-3]). */
import { describe, expect, test } from "vitest";
import { distinct } from "../../../games/corners/cells.ts";
import { preview } from "../../../games/corners/preview.ts";
import { rules } from "../../../games/corners/rules.ts";
import { board, randomGame } from "./play.ts";

test("every cell's outcome, and that nothing changes by looking", () => {
  const state = board(["o..o", "", "....o", "o", "..o.o"]);
  const copy = structuredClone(state);
  const shown = preview(state, [3, 3]);
  expect(state).toEqual(copy);
  expect(shown).toMatchObject({ cell: [3, 3], symbol: "o" });
  expect(shown?.state.cells.slice(0, 5)).toEqual([
    "OooO...",
    "oooo...",
    "ooOoO..",
    "OooOo..",
    "..OoO..",
  ]);
  expect(shown?.rounds).toHaveLength(2);
  expect(shown?.filled.map(String).join(" ")).toBe("0,0 0,3 3,3 3,0 2,2 2,4 4,4 4,2");
  expect(shown?.added).toHaveLength(14);
  expect(preview(state, [0, 1])).toMatchObject({ rounds: [], filled: [], added: [] });
});

describe("there is none", () => {
  test.each([
    ["where a symbol lies", board(["o"]), [0, 0]],
    ["beyond the border", board([]), [7, 7]],
    ["when the game is over", board([], { side: null }), [0, 0]],
  ] as const)("%s", (_, state, cell) => expect(preview(state, cell)).toBeNull());
});

test("it is what the move does, in every move of random games", () => {
  for (const { before, move, after } of [0, 1, 2, 3].flatMap(randomGame)) {
    const shown = preview(before, move);
    const points = [after, before].map((state) => rules.scores(state)[before.side ?? 0] ?? 0);
    const gain = (points[0] ?? 0) - (points[1] ?? 0);
    expect(shown?.state).toEqual(after);
    expect(shown?.filled).toHaveLength(gain);
    expect(distinct(shown?.filled ?? [])).toHaveLength(gain);
  }
});
