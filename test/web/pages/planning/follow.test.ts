/** A plan in the making while the match goes on: it follows what it foresaw, or is over. */
import { describe, expect, test } from "vitest";
import type { PlanTree } from "../../../../engine/plans.ts";
import type { Seen } from "../../../../engine/wire.ts";
import {
  draftAt,
  followed,
  savedIn,
  turned,
  type Sheet,
} from "../../../../web/pages/planning/follow.ts";
import { here } from "../../../../web/pages/planning/tree.ts";

/** What seat 0 is told, as far as a plan needs it; `a` is a move of mine, `!b` of theirs. */
function seen(moves: string, more: Partial<Seen> = {}): Seen {
  const all = moves === "" ? [] : moves.split(" ");
  return {
    game: 1,
    seat: 0,
    end: null,
    ply: all.length,
    moves: all.map((one) => one.replace("!", "")).join(" "),
    movers: all.map((one) => Number(one.startsWith("!"))),
    marks: {},
    ...more,
  } as unknown as Seen;
}

const tree: PlanTree = [
  { if: "b", play: ["c"], then: [{ if: "d", play: ["e"], then: [] }] },
  { if: "x", play: [], then: [{ if: "y", play: ["z"], then: [] }] },
];
const start = seen("a");
const draft = draftAt(start, { tree, at: here });

describe("a draft", () => {
  test("stays as it is while nothing is played", () => {
    expect(followed(draft, seen("a", { n: 7 }))).toBe(draft);
  });
  test("waits for my answer, and goes on behind it", () => {
    const asked = followed(draft, seen("a !b"));
    expect(asked).toMatchObject({ next: ["c"], moves: "a b", tree: tree[0]?.then });
    const answered = asked && followed(asked, seen("a !b c"));
    expect(answered).toMatchObject({ next: [], tree: tree[0]?.then });
    // Both at once, as after a while without the page.
    expect(followed(draft, seen("a !b c"))).toEqual(answered);
  });
  test("goes along a chain of theirs", () => {
    expect(followed(draft, seen("a !x"))).toMatchObject({ next: [], tree: tree[1]?.then });
    expect(followed(draft, seen("a !x !y"))).toMatchObject({ next: ["z"], tree: [] });
  });
  test.each([
    ["something else was played", seen("a !q")],
    ["I answered otherwise", seen("a !b q")],
    ["they moved once more", seen("a !b !d")],
    ["it was taken back", seen("")],
    ["it was taken back, and played on", seen("p !b")],
    ["the game is over", seen("a", { end: { how: "resign", winner: 0 } })],
    ["the next game has begun", seen("a", { game: 2 })],
    ["the seat is another's", seen("a", { seat: null })],
  ])("is over when %s", (_name, now) => {
    expect(followed(draft, now)).toBeNull();
  });
  test("keeps whoever looked further ahead where they were", () => {
    const at = { way: ["b", "d"], made: 1 };
    const ahead = draftAt(start, { tree, at });
    expect(followed(ahead, seen("a !b"))?.at).toEqual({ way: ["d"], made: 1 });
    expect(followed(draftAt(start, { tree, at: { way: ["x"], made: 0 } }), seen("a !b"))?.at).toBe(
      here,
    );
  });
});

describe("what is said of it", () => {
  const fresh: Sheet = { draft, isNew: true };
  const saved = savedIn(seen("a", { plan: tree }));
  const rest = tree[0]?.then ?? [];
  const planned = { 2: "plan" } as const;

  test.each<[string, Sheet, Seen, string | null, PlanTree]>([
    ["nothing, while nothing happens", fresh, seen("a"), null, tree],
    ["it goes on", fresh, seen("a !x"), "goes-on", tree[1]?.then ?? []],
    ["it is over", fresh, seen("a !q"), "ended", []],
    ["over, and the saved one goes on", fresh, seen("a !q r", { plan: rest }), "ended", rest],
    ["a saved one goes on", saved, seen("a !b c", { plan: rest, marks: planned }), "goes-on", rest],
    ["a saved one is over", saved, seen("a !q"), "ended", []],
    ["saved elsewhere meanwhile", saved, seen("a", { plan: rest }), null, rest],
    ["nothing was planned", savedIn(start), seen("a !q"), null, []],
  ])("%s", (_name, sheet, now, is, left) => {
    const after = turned(sheet, now);
    expect([after.is, after.sheet.draft.tree]).toEqual([is, left]);
  });
  test("a saved one that has made its last answer is played out", () => {
    const short = savedIn(seen("a", { plan: [{ if: "b", play: ["c"], then: [] }] }));
    const after = turned(short, seen("a !b c", { marks: planned }));
    expect([after.is, after.sheet.isNew]).toEqual(["done", false]);
  });
});
