/** Every legal move, none twice: counted on small boards, compared with all that could be typed. */
import { describe, expect, test } from "vitest";
import { randomFrom } from "../../../engine/random.ts";
import { refused } from "../../../engine/rules.ts";
import { rules, type DotsState } from "../../../games/dots/rules.ts";
import { begin, field, play, seed } from "./play.ts";

/** Positions after exactly this many moves, one per way to get there. */
function perft(state: DotsState, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const move of rules.moves(state)) {
    const step = rules.apply(state, move);
    if (refused(step)) throw new Error(`${rules.write(move)}: ${step.why}`);
    count += perft(step.state, depth - 1);
  }
  return count;
}

describe("as many ways as there are orders of the lines", () => {
  test.each([
    ["1x1", 4, 24],
    ["2x1", 3, 210],
    ["2x1", 7, 5040],
    ["2x2", 4, 11880],
    ["5x4", 2, 49 * 48],
    ["9x9", 1, 180],
  ])("%s, %i deep: %i", (text, depth, count) => expect(perft(field(text), depth)).toBe(count));
});

/** Worked out by hand from the orders of seven lines, §1.3 and §1.4. */
test("an extra adds the passes", () => {
  const before = play(field("2x1:extra@0,0"), "h0,0", "h1,0", "v0,0", "v0,1");
  // Three lines left: each may be drawn, then either passed on or another drawn.
  expect(perft(before, 1)).toBe(3);
  expect(perft(before, 2)).toBe(3 * (2 + 1));
});

test("every choice of targets, and no two that differ in order only", () => {
  const state = play(field("3x2:bomb@0,0;bomb@0,1"), ..."h1,2 h2,2 v1,3 h0,0 v1,2 v0,3".split(" "));
  expect(state.owner).toEqual(["...", "..0"]);
  const texts = [...rules.moves(state)].map((move) => rules.write(move));
  expect(new Set(texts).size).toBe(texts.length);
});

const swaps = "3x3:swap@0,0;swap@0,1;bomb@1,1;extra@2,2;bomb@2,1;x2@0,2";
test.each([
  ["twists", { content: "field", field: swaps }],
  ["teams", { content: "random", w: 3, h: 3, teamRotation: "line" }],
  ["misère", { content: "field", field: swaps, misere: true }],
  ["early end", { content: "random", w: 4, h: 3, earlyEnd: true }],
] as const)("what is listed is what is taken: %s", (_, options) => {
  for (let game = 0; game < 12; game++) {
    const random = randomFrom(seed(game));
    let state = begin({ options, seed: seed(game), sides: [0, 1, 0, 1] });
    while (rules.turn(state) !== null) {
      const listed = [...rules.moves(state)];
      const texts = listed.map((move) => rules.write(move));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.toSorted()).toEqual(legal(state).toSorted());
      const move = listed[random.below(listed.length)];
      if (move === undefined) throw new Error("no move on a turn");
      const step = rules.apply(state, move);
      if (refused(step)) throw new Error(step.why);
      ({ state } = step);
    }
    expect(state.phase).toBe("over");
  }
});

/** Everything that could be typed, filtered by `apply`; targets in rising order. */
function legal(state: DotsState): readonly string[] {
  const boxes = state.owner.flatMap((row, r) => Array.from(row, (__, c) => `${r},${c}`));
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b]));
  const sets = [[], ...boxes.map((a) => [a]), ...pairs];
  const few = [...sets.flatMap((bombs) => sets.map((swapped) => ({ bombs, swapped })))].filter(
    ({ bombs, swapped }) => bombs.length + swapped.length <= 2,
  );
  const digits = [0, 1, 2, 3, 4];
  const lines = digits.flatMap((r) => digits.flatMap((c) => [`h${r},${c}`, `v${r},${c}`]));
  const open = lines.filter((line) => !state.lines.includes(line));
  const texts = open.flatMap((line) =>
    few.map(({ bombs, swapped }) =>
      [line, ...bombs.map((box) => `b${box}`), ...swapped.map((box) => `s${box}`)].join(" "),
    ),
  );
  return [...texts, "pass"].filter((text) => {
    const move = rules.read(text);
    return move !== null && !refused(rules.apply(state, move));
  });
}
