/** Every legal move, none twice: counted on small boards, compared with all that could be typed. */
import { describe, expect, test } from "vitest";
import { randomFrom } from "../../../engine/random.ts";
import { refused } from "../../../engine/rules.ts";
import { linesOf, type Box } from "../../../games/dots/lines.ts";
import { rules, type DotsState } from "../../../games/dots/rules.ts";
import { asks, closes } from "../../../games/dots/targets.ts";
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

/** One line is left between two twists; the two boxes below are the other side's. */
function lastOf(twists: string): DotsState {
  const start = field(twists);
  const lines = linesOf(start).filter((line) => line !== "v0,1");
  return { ...start, lines, owner: ["..", "11"] };
}

test.each([
  ["2x2:bomb@0,0", "v0,1; v0,1 b1,0; v0,1 b1,1"],
  ["2x2:bomb@0,0;bomb@0,1", "v0,1; v0,1 b1,0; v0,1 b1,1; v0,1 b1,0 b1,1"],
  ["2x2:swap@0,0", "v0,1 s1,0; v0,1 s1,1"],
  ["2x2:swap@0,0;swap@0,1", "v0,1 s1,0 s1,1"],
  ["2x2:bomb@0,0;swap@0,1", "v0,1 s1,0; v0,1 s1,1; v0,1 b1,0 s1,1; v0,1 b1,1 s1,0"],
  ["2x2:swap@0,0;x2@0,1", "v0,1 s1,0; v0,1 s1,1"],
])("%s: every choice of targets, none in two orders", (twists, texts) => {
  const moves = [...rules.moves(lastOf(twists))];
  expect(moves.map((move) => rules.write(move))).toEqual(texts.split("; "));
});

test("what must still be asked, bombs first", () => {
  const state = lastOf("2x2:bomb@0,0;swap@0,1");
  const both = [
    [1, 0],
    [1, 1],
  ];
  const ask = (...rest: [Box[], Box[], boolean?]) => asks(state, "v0,1", ...rest);
  expect(ask([], [])).toEqual({ what: "bomb", boxes: both, optional: true });
  expect(ask([], [], true)).toEqual({ what: "swap", boxes: both, optional: false });
  expect(ask([[1, 0]], [])).toEqual({ what: "swap", boxes: [[1, 1]], optional: false });
  expect(ask([[1, 0]], [[1, 1]])).toBeNull();
  expect(ask([], [[1, 1]], true)).toBeNull();
  expect(asks({ ...state, owner: ["..", "0#"] }, "v0,1", [], [])).toBeNull();
  expect(closes(state, "v0,1")).toEqual([
    [0, 0],
    [0, 1],
  ]);
});

const swaps = "3x3:swap@0,0;swap@0,1;bomb@1,1;extra@2,2;bomb@2,1;x2@0,2";
test.each([
  ["twists", { content: "field", field: swaps }],
  ["teams", { content: "random", w: 3, h: 3, teamRotation: "line" }],
  ["misère", { content: "field", field: swaps, misere: true }],
  ["early end", { content: "random", w: 4, h: 3, earlyEnd: true }],
] as const)("what is listed is what is taken: %s", (_, options) => {
  for (let game = 0; game < 4; game++) {
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

/**
 * Everything that could be typed, filtered by `apply`; targets in rising order. A line that closes
 * nothing is tried with one target at most.
 */
function legal(state: DotsState): readonly string[] {
  const boxes = state.owner.flatMap((row, r) => Array.from(row, (__, c) => `${r},${c}`));
  const pairs = boxes.flatMap((a, i) => boxes.slice(i + 1).map((b) => [a, b]));
  const sets = [[], ...boxes.map((a) => [a]), ...pairs];
  const isFew = (chosen: (typeof few)[number]): boolean =>
    chosen.bombs.length + chosen.swapped.length <= 1;
  const all = sets.flatMap((bombs) => sets.map((swapped) => ({ bombs, swapped })));
  const few = all.filter(({ bombs, swapped }) => bombs.length + swapped.length <= 2);
  const digits = [0, 1, 2, 3, 4];
  const lines = digits.flatMap((r) => digits.flatMap((c) => [`h${r},${c}`, `v${r},${c}`]));
  const open = lines.filter((line) => !state.lines.includes(line));
  const texts = open.flatMap((line) =>
    few
      .filter((chosen) => closes(state, line).length > 0 || isFew(chosen))
      .map(({ bombs, swapped }) =>
        [line, ...bombs.map((box) => `b${box}`), ...swapped.map((box) => `s${box}`)].join(" "),
      ),
  );
  return [...texts, "pass"].filter((text) => {
    const move = rules.read(text);
    return move !== null && !refused(rules.apply(state, move));
  });
}
