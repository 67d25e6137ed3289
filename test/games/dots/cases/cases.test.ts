/** The worked cases come out as their texts say, by the real rules (rules.md §1.3–1.7). */
import { describe, expect, test } from "vitest";
import { trials } from "../../../../games/dots/cases/cases.ts";
import { words } from "../../../../games/dots/cases/words.ts";
import { words as english } from "../../../../games/dots/cases/words.en.ts";
import { decided, scores } from "../../../../games/dots/count.ts";
import { openTo } from "../../../../games/dots/lessons/judge.ts";
import { rules } from "../../../../games/dots/rules.ts";
import { statedIn, tried } from "../../guides.ts";

type Name = keyof typeof trials;
const after = (name: Name, nth: number) => tried(rules, trials[name], nth);

describe.each(Object.keys(trials) as Name[])("%s", (name) => {
  test.each([
    ["German", words],
    ["English", english],
  ] as const)(
    "has an outcome told for each answer, with the score it comes to, in %s",
    (_, all) => {
      const told = all[name].answers;
      expect(told.length).toBe(trials[name].answers.length);
      for (const [nth, [, text]] of told.entries()) {
        const { state, why } = after(name, nth);
        const stated = statedIn(text);
        // The last score that is stated is the one it comes to.
        if (stated.length > 0)
          expect([text, stated.at(-1)]).toEqual([text, scores(state).join(" : ")]);
        expect([text, why !== null]).toEqual([text, name === "swap" && nth === 2]);
      }
    },
  );
});

test("a double box gives both and just one further line", () => {
  const [one, two] = [after("double", 0).state, after("double", 1).state];
  expect([scores(one), one.side, one.phase, one.bank]).toEqual([[2, 0], 0, "must", 0]);
  expect([scores(two), two.side]).toEqual([[2, 0], 1]);
});

test("13 of 25 cannot be caught; only with early end that is the end", () => {
  expect(decided(trials.thirteen.state)).toBeNull();
  const [on, off] = [after("thirteen", 0).state, after("thirteen", 1).state];
  expect([scores(on), decided(on), on.side, on.phase]).toEqual([[13, 8], 0, 0, "must"]);
  expect([scores(off), off.side, off.phase]).toEqual([[13, 8], null, "over"]);
});

test("a bomb takes a ×2 with both its points, or another, or none", () => {
  expect(scores(trials.bomb.state)).toEqual([0, 3]);
  expect([0, 1, 2].map((nth) => scores(after("bomb", nth).state))).toEqual([
    [1, 1],
    [1, 2],
    [1, 3],
  ]);
  expect(after("bomb", 0).state.owner[0]).toBe("#10");
});

test("a bomb without a target fizzles, and nothing may be aimed at", () => {
  const { state } = after("fizzle", 0);
  expect([scores(state), state.side, state.owner.join("").includes("#")]).toEqual([
    [1, 0],
    0,
    false,
  ]);
  const aimed = { ...trials.fizzle, answers: [{ moves: ["v0,3 b0,0"] }] };
  expect(tried(rules, aimed, 0).why).toBe("bomb-target");
  expect(scores(after("fizzle", 1).state)).toEqual([3, 0]);
});

test("a swapped ×2 counts for its new owner; the swap is compulsory", () => {
  const [double, plain, none] = [0, 1, 2].map((nth) => after("swap", nth));
  expect([scores(trials.swap.state), trials.swap.state.x2]).toEqual([
    [0, 3],
    [0, 1],
  ]);
  expect([double && scores(double.state), double?.state.x2]).toEqual([
    [3, 1],
    [1, 0],
  ]);
  expect(plain && scores(plain.state)).toEqual([2, 2]);
  expect(none?.why).toBe("swap-required");
});

test("an Extra at a chain's end keeps the turn, and may be declined", () => {
  const [kept, passed, drawn] = [0, 1, 2].map((nth) => after("extra", nth).state);
  expect([kept?.side, kept?.phase, kept && scores(kept)]).toEqual([0, "may", [2, 1]]);
  expect([passed?.side, passed?.bank]).toEqual([1, 0]);
  expect([drawn?.side, drawn && openTo(drawn) > 0]).toEqual([1, true]);
  // Every line that is left would give a box away.
  for (const move of kept ? rules.moves(kept) : []) {
    if (move === "pass" || !kept) continue;
    const step = rules.apply(kept, move);
    expect("state" in step && openTo(step.state)).toBeGreaterThan(0);
  }
});
