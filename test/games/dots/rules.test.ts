/** The rules of Käsekästchen against every vector, and against counts of small boards. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choose } from "../../../engine/options.ts";
import { refused } from "../../../engine/rules.ts";
import { rules, type DotsState } from "../../../games/dots/rules.ts";
import { replay, type Vector } from "../../replay/dots.ts";

const vectors = readFileSync("test/vectors/kaesekaestchen.jsonl", "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Vector);

test("there are vectors of every type", () => {
  expect(new Set(vectors.map(({ type }) => type))).toEqual(new Set(["game", "series", "undo"]));
  expect(vectors).toHaveLength(143);
});

test.each(vectors.map((vector) => [vector.id, vector] as const))("vector %s", (_, vector) => {
  expect(replay(vector)).toBeNull();
});

function start(options: object): DotsState {
  const chosen = choose(rules.choices, options);
  if (!chosen) throw new Error("options");
  return rules.start({ options: chosen, sides: [0, 1], starter: 0, nth: 0, seed: "01".repeat(32) });
}

/** Positions that can be reached in so many moves, move orders counted. */
function perft(state: DotsState, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const move of rules.moves(state)) {
    const step = rules.apply(state, move);
    if (!refused(step)) count += perft(step.state, depth - 1);
  }
  return count;
}

describe("counts", () => {
  test("every order of lines on a board without twists", () => {
    const board = start({ content: "field", field: "2x1" });
    expect([1, 2, 3, 7].map((depth) => perft(board, depth))).toEqual([7, 42, 210, 5040]);
  });

  test("the biggest board has 180 lines", () => {
    expect([...rules.moves(start({ w: 9, h: 9 }))]).toHaveLength(180);
  });
});

describe("text", () => {
  test.each(["", "h", "h0", "h00,1", "x0,1", "h0,1 ", "h0,1 s0,0 b0,1", "h0,1 c1,1", "Pass"])(
    "„%s“ is no move",
    (text) => expect(rules.read(text)).toBeNull(),
  );

  test("targets are written in one order", () => {
    const move = rules.read("h0,1 b2,3 b1,0 s4,4 s0,0");
    expect(move && rules.write(move)).toBe("h0,1 b1,0 b2,3 s0,0 s4,4");
  });
});
