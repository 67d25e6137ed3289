/** Positions as pictures, the order of refusals, and what a move leaves untouched (§1.3–§1.7). */
import { describe, expect, test } from "vitest";
import { best } from "../../../engine/rules.ts";
import { rules, type DotsState } from "../../../games/dots/rules.ts";
import { field, move, play } from "./play.ts";

interface Row {
  readonly note: string;
  readonly start: DotsState;
  readonly moves: string;
  readonly last: string;
  readonly picture: readonly string[];
  readonly left?: Partial<DotsState>;
}

/** Side 0 owns a1; side 1 may close c1 by v0,2. */
const owned = "h0,0 h1,0 h0,2 v0,0 v0,1 h1,2 v0,3 h0,1";
/** Side 1 owns a2; side 0 may close a1 and b1 with one line. */
const double = "h1,0 h2,0 v1,0 v1,1 h0,0 h0,1 h1,1 v0,0 v0,2";

const rows: readonly Row[] = [
  {
    note: "a line that closes nothing hands over",
    start: field("2x1"),
    moves: "",
    last: "h0,1",
    picture: ["·   ·---·", "", "·   ·   ·"],
    left: { side: 1, member: 0, phase: "must" },
  },
  {
    note: "a closed box is mine, and I go again",
    start: field("2x1"),
    moves: "h0,0 h1,0 v0,0",
    last: "v0,1",
    picture: ["·---·   ·", "| B |", "·---·   ·"],
    left: { side: 1, phase: "must" },
  },
  {
    note: "a bomb empties a box for good",
    start: field("3x1:bomb@0,2"),
    moves: owned,
    last: "v0,2 b0,0",
    picture: ["·---·---·---·", "| # |   | B |", "·---·   ·---·"],
    left: { side: 1, owner: ["#.1"] },
  },
  {
    note: "a bomb may be spared",
    start: field("3x1:bomb@0,2"),
    moves: owned,
    last: "v0,2",
    picture: ["·---·---·---·", "| A |   | B |", "·---·   ·---·"],
  },
  {
    note: "a swap takes a box, and ×2 with it",
    start: field("3x1:x2@0,0;swap@0,2"),
    moves: owned,
    last: "v0,2 s0,0",
    picture: ["·---·---·---·", "| B |   | B |", "·---·   ·---·"],
    left: { x2: [0, 1] },
  },
  {
    note: "an extra is banked; the bonus line comes first",
    start: field("3x1:extra@0,0"),
    moves: "h0,0 h1,0 v0,0",
    last: "v0,1",
    picture: ["·---·   ·   ·", "| B |", "·---·   ·   ·"],
    left: { side: 1, bank: 1, phase: "must" },
  },
  {
    note: "then it keeps the turn",
    start: field("3x1:extra@0,0"),
    moves: "h0,0 h1,0 v0,0 v0,1",
    last: "h0,1",
    picture: ["·---·---·   ·", "| B |", "·---·   ·   ·"],
    left: { side: 1, bank: 0, phase: "may" },
  },
  {
    note: "declined, it is gone",
    start: field("3x1:extra@0,0"),
    moves: "h0,0 h1,0 v0,0 v0,1 h0,1",
    last: "pass",
    picture: ["·---·---·   ·", "| B |", "·---·   ·   ·"],
    left: { side: 0, bank: 0, phase: "must" },
  },
  {
    note: "signs lie open until their box is closed",
    start: field("3x2:x2@0,0;bomb@0,1;extra@0,2;swap@1,0;w2@1,1;w3@1,2"),
    moves: "",
    last: "h1,1",
    picture: ["·   ·   ·   ·", "  x   *   +", "·   ·---·   ·", "  ~   2   3", "·   ·   ·   ·"],
  },
  {
    note: "early end stops at the uncatchable box",
    start: field("3x1", { options: { earlyEnd: true } }),
    moves: "h0,0 h1,0 v0,0 v0,1 h0,1 h1,1",
    last: "v0,2",
    picture: ["·---·---·   ·", "| B | B |", "·---·---·   ·"],
    left: { phase: "over", side: null, member: null },
  },
];

describe("pictures", () => {
  test.each(rows.map((row) => [row.note, row] as const))("%s", (_, row) => {
    const before = play(row.start, ...row.moves.split(" ").filter(Boolean));
    const after = play(before, row.last);
    expect(rules.sketch(after).split("\n")).toEqual(row.picture);
    expect(after).toMatchObject(row.left ?? {});
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
  });
});

test.each([
  ["bad-line", "h2,0", ""],
  ["bad-line", "h1,3 b0,0", ""],
  ["taken", "h0,0 b9,9 s9,9", "h0,0"],
  ["bomb-target", "v0,2 b0,2", owned],
  ["bomb-target", "v0,2 b0,1", owned],
  ["bomb-target", "v0,2 b0,0 b0,0", owned],
  ["bomb-target", "h1,1 b0,0", owned],
  ["swap-target", "v0,2 s0,0", owned],
  ["pass-not-allowed", "pass", owned],
])("%s refuses %s", (why, text, moves) => {
  const state = play(field("3x1:bomb@0,2"), ...moves.split(" ").filter(Boolean));
  const copy = structuredClone(state);
  expect(move(state, text)).toBe(why);
  expect(state).toEqual(copy);
});

test("of two things wrong the first is named: bombs, then how many swaps, then which", () => {
  const state = play(field("2x2:bomb@0,0;swap@0,1"), ...double.split(" "));
  expect(state.owner).toEqual(["..", "1."]);
  expect(move(state, "v0,1 b1,1")).toBe("bomb-target");
  expect(move(state, "v0,1")).toBe("swap-required");
  expect(move(state, "v0,1 s1,1 s1,0")).toBe("swap-target");
  expect(move(state, "v0,1 s0,0")).toBe("swap-target");
  expect(move(state, "v0,1 b1,0 s1,0")).toBe("swap-target");
  expect(play(state, "v0,1 b1,0").owner).toEqual(["00", "#."]);
  expect(play(state, "v0,1 s1,0").owner).toEqual(["00", "0."]);
});

test("a finished game refuses everything", () => {
  const over = play(field("1x1"), "h0,0", "h1,0", "v0,0", "v0,1");
  expect(over).toMatchObject({ phase: "over", side: null, member: null, bank: 0 });
  expect(rules.turn(over)).toBeNull();
  for (const text of ["h0,0", "h9,9", "pass"]) expect(move(over, text)).toBe("game-over");
  expect([...rules.moves(over)]).toEqual([]);
});

test("points, ×2 boxes and misère decide in this order", () => {
  const line = "h0,0 h1,0 h0,2 v0,0 v0,1 h1,2 v0,3 h0,1 v0,2 h1,1";
  const all = (text: string, options = {}): DotsState =>
    play(field(text, { options }), ...line.split(" "));
  expect(rules.scores(all("3x1"))).toEqual([1, 2]);
  expect(best(rules.worth(all("3x1")))).toBe(1);
  expect(best(rules.worth(all("3x1", { misere: true })))).toBe(0);
  expect(best(rules.worth(all("3x1:x2@0,0")))).toBe(0);
  expect(best(rules.worth(all("3x1:x2@0,0", { misere: true })))).toBe(1);
  expect(best(rules.worth(all("3x1:w2@0,0")))).toBe("draw");
  expect(rules.scores(all("3x1:extra@0,0;w3@0,1", { twistHatz: true }))).toEqual([1, 0]);
  expect(Object.is(rules.worth(all("3x1", { misere: true, twistHatz: true }))[0]?.[0], 0)).toBe(
    true,
  );
});
