/** The example and the cases of Vier Ecken come out as their texts say (rules.md §2.3). */
import { describe, expect, test } from "vitest";
import { outcomesOf } from "../../../../games/corners/preview.ts";
import { replayOf } from "../../../../games/corners/replay.ts";
import { trials } from "../../../../games/corners/guide/cases.ts";
import { words } from "../../../../games/corners/guide/words.ts";
import { words as english } from "../../../../games/corners/guide/words.en.ts";
import { rules } from "../../../../games/corners/rules.ts";
import { statedIn, tried } from "../../guides.ts";

type Name = keyof typeof trials;

function roundsOf(name: Name, nth = 0) {
  const { moves, answers } = trials[name];
  const { state } = tried(rules, trials[name], nth);
  const last = outcomesOf(state, [...moves, ...(answers[nth]?.moves ?? [])]).at(-1);
  return last?.rounds.map(({ filled, added }) => [filled.length, added.length]);
}

describe.each(Object.keys(trials) as Name[])("%s", (name) => {
  test("is led to by its moves, so that a board can show its past", () => {
    expect(outcomesOf(trials[name].state, trials[name].moves).at(-1)?.state).toEqual(
      trials[name].state,
    );
  });
  test.each([words, english])("comes to the score that is told", ({ trials: all }) => {
    for (const [nth, [, text]] of all[name].answers.entries()) {
      const { state, why } = tried(rules, trials[name], nth);
      expect(why).toBeNull();
      expect(statedIn(text).at(-1)).toBe(rules.scores(state).join(" : "));
    }
  });
});

test("the example has two rounds: four and twelve, four and two, told one after the other", () => {
  expect(roundsOf("example")).toEqual([
    [4, 12],
    [4, 2],
  ]);
  const { state } = tried(rules, trials.example, 0);
  const { placed, filled } = replayOf(
    outcomesOf(state, [...trials.example.moves, "3,3"]).slice(-1),
  );
  expect([placed.get("3,3"), filled.get("0,0"), placed.get("2,2"), filled.get("2,4")]).toEqual([
    0, 1, 2, 3,
  ]);
});

test("three by three counts, two by two does not", () => {
  expect(roundsOf("square")).toEqual([[4, 5]]);
  expect(roundsOf("square", 1)).toEqual([]);
  const { cells } = tried(rules, trials.square, 1).state;
  expect(cells.slice(5)).toEqual([".....xx", ".....xx"]);
});

test("a diamond counts in pro mode only, and makes a square", () => {
  expect(roundsOf("diamond")).toEqual([
    [4, 9],
    [4, 0],
  ]);
  expect(rules.scores(tried(rules, trials.diamond, 1).state)).toEqual([0, 0]);
});
