/** Positions as pictures: what a move fills and adds, and what it leaves alone (rules.md §2.3). */
import { describe, expect, test } from "vitest";
import type { Cells } from "../../../games/corners/cells.ts";
import type { CornersState } from "../../../games/corners/rules.ts";
import { board, taken } from "./play.ts";

interface Row {
  readonly note: string;
  readonly before: Cells;
  readonly move: string;
  readonly after: Cells;
  readonly given?: Partial<CornersState>;
  /** Of each round: figures, filled, added. */
  readonly rounds: readonly (readonly [number, number, number])[];
}

const rows: readonly Row[] = [
  {
    note: "a symbol alone stays open",
    before: ["..x"],
    move: "0,0",
    after: ["o.x"],
    rounds: [],
  },
  {
    note: "boxes fill as circles do",
    before: ["x.x", "", "x"],
    move: "2,2",
    after: ["XxX", "xxx", "XxX"],
    given: { side: 1 },
    rounds: [[1, 4, 5]],
  },
  {
    note: "a square of four",
    before: ["", ".o..o", "", "", ".o"],
    move: "4,4",
    after: ["", ".OooO", ".oooo", ".oooo", ".OooO"],
    rounds: [[1, 4, 12]],
  },
  {
    note: "no square of two",
    before: ["oo", "o"],
    move: "1,1",
    after: ["oo", "oo"],
    rounds: [],
  },
  {
    note: "no square of five",
    before: ["o...o", "", "", "", "o"],
    move: "4,4",
    after: ["o...o", "", "", "", "o...o"],
    rounds: [],
  },
  {
    note: "no oblong",
    before: ["o..o", "", "o"],
    move: "2,3",
    after: ["o..o", "", "o..o"],
    rounds: [],
  },
  {
    note: "no diamond outside Profimodus",
    before: ["..o", "", "o...o"],
    move: "4,2",
    after: ["..o", "", "o...o", "", "..o"],
    rounds: [],
  },
  {
    note: "a diamond five wide; its centre is a cell like any other",
    before: ["..o", "", "o.x.o"],
    move: "4,2",
    after: ["..O", ".OoO", "OoxoO", ".OoO", "..O"],
    given: { pro: true },
    rounds: [
      [1, 4, 8],
      [1, 4, 0],
    ],
  },
  {
    note: "a diamond seven wide: all that it adds but the centre is a corner of the next round",
    before: ["...o", "", "", "o.....o"],
    move: "6,3",
    after: ["...O", "..OOO", ".OOOOO", "OOOoOOO", ".OOOOO", "..OOO", "...O"],
    given: { pro: true },
    rounds: [
      [1, 4, 21],
      [6, 20, 0],
    ],
  },
  {
    note: "no diamond three wide",
    before: [".o", "o.o"],
    move: "2,1",
    after: [".o", "o.o", ".o"],
    given: { pro: true },
    rounds: [],
  },
  {
    note: "no square at a knight's slant",
    before: [".o", "...o", "o"],
    move: "3,2",
    after: [".o", "...o", "o", "..o"],
    given: { pro: true },
    rounds: [],
  },
  {
    note: "no diamond over the border",
    before: ["", "o...o", "", "..o"],
    move: "3,6",
    after: ["", "o...o", "", "..o...o"],
    given: { pro: true },
    rounds: [],
  },
  {
    note: "two figures share a corner: both count at once, it is filled once",
    before: ["o.o", "", "o...o", "", "..o.o"],
    move: "2,2",
    after: ["OoO", "ooo", "OoOoO", "..ooo", "..OoO"],
    rounds: [[2, 7, 10]],
  },
  {
    note: "two figures overlap: what lies in both is added once",
    before: ["..oo", "", "o.o", "o..o"],
    move: "0,0",
    after: ["OoOO", "oooo", "OoOo", "OooO"],
    rounds: [[2, 7, 9]],
  },
  {
    note: "a filled symbol is no corner again",
    before: ["O.o", "", "o"],
    move: "2,2",
    after: ["O.o", "", "o.o"],
    rounds: [],
  },
  {
    note: "the other side's symbol is no corner",
    before: ["x.o", "", "o"],
    move: "2,2",
    after: ["x.o", "", "o.o"],
    rounds: [],
  },
  {
    note: "whatever lies within stays as it is: theirs and mine, open and filled",
    before: ["oxo", "XOo", "o"],
    move: "2,2",
    after: ["OxO", "XOo", "OoO"],
    rounds: [[1, 4, 1]],
  },
  {
    note: "corners are filled even if nothing within is free",
    before: ["oxo", "xxx", "ox"],
    move: "2,2",
    after: ["OxO", "xxx", "OxO"],
    rounds: [[1, 4, 0]],
  },
  {
    note: "what is added takes part from the next round on",
    before: ["o..o", "", "....o", "o", "..o.o"],
    move: "3,3",
    after: ["OooO", "oooo", "ooOoO", "OooOo", "..OoO"],
    rounds: [
      [1, 4, 12],
      [1, 4, 2],
    ],
  },
  {
    note: "the other side's figure never comes into being in my turn",
    before: ["x.x", "", "x"],
    move: "2,2",
    after: ["x.x", "", "x.o"],
    rounds: [],
  },
];

describe("a move", () => {
  test.each(rows.map((row) => [row.note, row] as const))("%s", (_, row) => {
    const before = board(row.before, row.given);
    const { state, events } = taken(before, row.move);
    expect(state.cells).toEqual(board(row.after).cells);
    const rounds = events.flatMap((event) =>
      event.type === "round" ? [[event.figures, event.filled, event.added]] : [],
    );
    expect(rounds.map((round) => round.map((part) => part.length))).toEqual(row.rounds);
    expect(state.side).toBe(1 - (before.side ?? 0));
  });
});
