/** Points and places, and when nobody can catch up any more (rules.md §2.4). */
import { describe, expect, test } from "vitest";
import { best } from "../../../engine/rules.ts";
import type { Cells } from "../../../games/corners/cells.ts";
import { rules, type CornersState } from "../../../games/corners/rules.ts";
import { board } from "./play.ts";

test("points are filled symbols, by side; open ones do not count", () => {
  const cells = ["OOox", "XXXo"];
  expect(rules.scores(board(cells))).toEqual([2, 3]);
  expect(rules.scores(board(cells, { circles: 1 }))).toEqual([3, 2]);
  expect(rules.worth(board(cells))).toEqual([[2], [3]]);
  expect(best(rules.worth(board(cells)))).toBe(1);
  expect(best(rules.worth(board(cells, { circles: 1 })))).toBe(0);
});

test("equal points are a draw, whatever lies open", () => {
  expect(best(rules.worth(board(["OXooo"])))).toBe("draw");
});

describe("decided", () => {
  /** Boxes wherever nothing is drawn, so many of them filled. */
  function walled(rows: Cells, filled: number): CornersState {
    let left = filled;
    const fill = (mark: string): string => (mark === "x" && left-- > 0 ? "X" : mark);
    const cells = Array.from({ length: 7 }, (_, r) => (rows[r] ?? "").padEnd(7, "x"));
    return board(cells.map((row) => [...row].map(fill).join("")));
  }
  const within = ["o.o", "...", "o.."];
  const blocked = ["o.o", "...", "oxx"];

  test.each([
    ["nothing on an empty board", board([]), null],
    ["no lead that is within reach", board(["OOOO"]), null],
    ["no lead of four, against four corners", walled(within, 4), null],
    ["a lead of five against four corners", walled(within, 5), 1],
    ["a lead of one where no figure is left", walled(blocked, 1), 1],
    ["nothing at equal points", walled(blocked, 0), null],
    ["a full board as it was won", walled([], 1), 1],
  ])("%s", (_, state, side) => expect(rules.decided(state)).toBe(side));
});
