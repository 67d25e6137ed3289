/** How a game begins and ends, what is refused, what events tell (rules.md §2.3, §2.4). */
import { describe, expect, test } from "vitest";
import { rules } from "../../../games/corners/rules.ts";
import { begin, board, step, taken } from "./play.ts";

describe("events", () => {
  test("tell what was placed, then each round: which figures, corners and cells", () => {
    const { events } = taken(board(["o.o", "", "o"]), "2,2");
    const corners = ["0,0", "0,2", "2,2", "2,0"];
    const [placed, round, ...rest] = events;
    expect(placed).toEqual({ type: "place", cell: [2, 2], symbol: "o" });
    if (round?.type !== "round") throw new Error("no round");
    expect(round.figures.map((one) => one.corners.map(String))).toEqual([corners]);
    expect(round.filled.map(String)).toEqual(corners);
    expect(round.added.map(String)).toEqual(["0,1", "1,0", "1,1", "1,2", "2,1"]);
    expect(rest).toEqual([]);
  });

  test("say when the board is full", () => {
    const full = Array.from({ length: 7 }, (_, r) => (r < 6 ? "OXOXOXO" : "OXOXOX."));
    const types = taken(board(full), "6,6").events.map(({ type }) => type);
    expect(types).toEqual(["place", "over"]);
  });
});

describe("a refusal", () => {
  test.each([
    ["off-board", "7,0", board([])],
    ["off-board", "0,7", board([])],
    ["off-board", "0,9", board([], { n: 9 })],
    ["occupied", "0,0", board(["o"])],
    ["occupied", "0,0", board(["x"])],
    ["occupied", "0,0", board(["X"])],
    ["game-over", "0,0", board(["o"], { side: null })],
    ["game-over", "9,9", board(["o"], { side: null })],
  ])("%s of %s leaves the board as it is", (why, text, state) => {
    const copy = structuredClone(state);
    expect(step(state, text)).toEqual({ why });
    expect(state).toEqual(copy);
  });
});

describe("a game", () => {
  test.each([
    [7, false],
    [9, true],
  ])("on a board of %i, Profimodus %s, begins empty, with circles for whoever starts", (n, pro) => {
    for (const starter of [0, 1]) {
      const state = begin({ n, pro }, starter);
      const free = { n, pro, cells: Array.from({ length: n }, () => ".".repeat(n)) };
      expect(state).toEqual({ ...free, side: starter, circles: starter });
      expect([...rules.moves(state)]).toHaveLength(n * n);
      const second = taken(taken(state, "0,0").state, "0,1").state;
      expect(second.cells[0]).toBe("ox".padEnd(n, "."));
      expect(rules.turn(second)).toBe(starter);
    }
  });

  test("whoever scores does not go again", () => {
    expect(taken(board(["o.o", "", "o"]), "2,2").state.side).toBe(1);
  });

  const last = ["XOXOXO", "OXOXOXO", "oxo", "xxx", "ox", "XOXOXOX", "OXOXOXO"];

  test("ends when no cell is free, be it by what is added", () => {
    const rest = last.map((row) => row.padEnd(7, "X"));
    const cells = rest.with(2, "oxoXXXX").with(3, ".xxXXXX").with(4, "ox.XXXX");
    const { state, events } = taken(board(cells), "4,2");
    expect(state.cells.slice(2, 5)).toEqual(["OxOXXXX", "oxxXXXX", "OxOXXXX"]);
    expect(events.at(-1)).toEqual({ type: "over" });
    expect(rules.turn(state)).toBeNull();
    expect([...rules.moves(state)]).toEqual([]);
    expect(step(state, "0,0")).toEqual({ why: "game-over" });
  });

  test("a seat that leaves leaves the board as it is: the match ends by it", () => {
    const state = board(["o.x"]);
    expect(rules.leave(state, 1)).toEqual({ state, events: [] });
  });

  test("is drawn as it lies", () => {
    expect(
      rules
        .sketch(board(["oXO.x"], { n: 7 }))
        .split("\n")
        .slice(0, 2),
    ).toEqual(["o X O . x . .", ". . . . . . ."]);
  });
});
