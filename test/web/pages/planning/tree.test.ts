/** A plan in the making: one steps along, back, aside, and cuts branches off. */
import { array, assert, constant, constantFrom, oneof, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { mostNodes, sizeOf, type PlanTree } from "../../../../engine/plans.ts";
import {
  answer,
  answering,
  back,
  endOf,
  foresee,
  here,
  isFull,
  levelAt,
  nodeAt,
  stepsTo,
  without,
  type Plan,
} from "../../../../web/pages/planning/tree.ts";

const empty: Plan = { tree: [], at: here };

/** `a` is a move of the others, `!b` an answer of mine, `*` any move. */
function made(moves: string, plan = empty): Plan {
  return moves.split(" ").reduce((now, move) => {
    if (move === "<") return { ...now, at: back(now) ?? now.at };
    if (move.startsWith("!")) return answer(now, move.slice(1));
    return foresee(now, move === "*" ? null : move);
  }, plan);
}

/** A tree in one line. */
function told(tree: PlanTree): string {
  return tree
    .map((node) => {
      const then = node.then.length > 0 ? `(${told(node.then)})` : "";
      return `${node.if ?? "*"}:${node.play.join("+")}${then}`;
    })
    .join(" ");
}

describe("moves become a tree", () => {
  test.each([
    ["a !b", "a:b"],
    ["a !b !c", "a:b+c"],
    ["a b !c d !e", "a:(b:c(d:e))"],
    ["* !b", "*:b"],
    ["a !b < < * !c", "a:b *:c"],
    ["a !b < < a !b c !d", "a:b(c:d)"],
    ["a !b c !d < < e !f", "a:b(c:d e:f)"],
    // Another answer puts away what followed the one before; the same one does not.
    ["a !b c !d < < < !b", "a:b(c:d)"],
    ["a !b c !d < < < !x", "a:x"],
    ["a !b !c < < !x", "a:x"],
    ["a !b !c < !x", "a:b+x"],
  ])("%s", (moves, tree) => {
    expect(told(made(moves).tree)).toBe(tree);
  });
});

test("a place is told by the moves that lead there, and back takes the last of them", () => {
  const plan = made("a b !c !d e !f");
  const texts = (one: Plan) => stepsTo(one).map(({ text, mine }) => `${mine ? "!" : ""}${text}`);
  const ways = ["a b !c !d e !f", "a b !c !d e", "a b !c !d", "a b !c", "a b", "a", ""];
  let now = plan;
  for (const way of ways) {
    expect(texts(now).join(" ")).toBe(way);
    now = { ...now, at: back(now) ?? now.at };
  }
  expect(back({ ...plan, at: here })).toBeNull();
  expect(stepsTo({ ...plan, at: endOf(plan.tree, ["a", "b"]) })).toHaveLength(4);
});

test("a branch is cut off, and whoever stood on it goes back to where it began", () => {
  const plan = made("a !b c !d < < e !f g !h");
  const cut = without(plan, ["a", "e"]);
  expect(told(cut.tree)).toBe("a:b(c:d)");
  expect(cut.at).toEqual({ way: ["a"], made: 1 });
  expect(without(plan, ["a", "c"]).at).toEqual(plan.at);
  expect(without(plan, ["a"])).toEqual(empty);
  expect(told(without(made("* !b < < a !c"), [null]).tree)).toBe("a:c");
});

test("what answers nothing is not worth keeping", () => {
  expect(told(answering(made("a !b < < c d < < e !f g").tree))).toBe("a:b e:f");
  expect(told(answering(made("a b !c").tree))).toBe("a:(b:c)");
  expect(answering(made("a b").tree)).toEqual([]);
});

test("a plan is full at 200 moves, or where an act would be too long", () => {
  const wide = (count: number, text = "") =>
    Array.from({ length: count }, (_, i) => ({ if: `${text}${i}`, play: [], then: [] }));
  expect(isFull(wide(mostNodes))).toBe(false);
  expect(isFull(wide(mostNodes + 1))).toBe(true);
  expect(isFull(wide(100, "x".repeat(80)))).toBe(true);
});

test("however one steps: no move stands beside itself, and one always stands somewhere", () => {
  const move = oneof(constantFrom("a", "b", "*", "!x", "!y", "<"), constant("cut"));
  assert(
    property(array(move, { maxLength: 40 }), (moves) => {
      let plan = empty;
      for (const one of moves) {
        // Nobody answers before somebody has moved.
        if (one.startsWith("!") && plan.at.way.length === 0) continue;
        const before = plan;
        plan = one === "cut" ? without(plan, plan.at.way.slice(0, 1)) : made(one, plan);
        const { way, made: count } = plan.at;
        for (let i = 1; i <= way.length; i++) {
          const level = levelAt(plan.tree, way.slice(0, i - 1)).map((node) => node.if);
          expect(new Set(level).size).toBe(level.length);
          expect(level).toContain(way[i - 1]);
        }
        expect(nodeAt(plan.tree, way)?.play.length ?? 0).toBeGreaterThanOrEqual(count);
        if (one !== "<" && one !== "cut") {
          expect(stepsTo(plan)).toHaveLength(stepsTo(before).length + 1);
          expect(sizeOf(plan.tree)).toBeLessThanOrEqual(sizeOf(before.tree) + 1);
        }
      }
    }),
    { numRuns: 500 },
  );
});
