/** Each lesson can be met, is missed by the mistake it is about, and its value is what it says. */
import { describe, expect, test } from "vitest";
import { randomFrom } from "../../../../engine/random.ts";
import { refused } from "../../../../engine/rules.ts";
import { cpu } from "../../../../games/dots/cpu.ts";
import { judge, openTo } from "../../../../games/dots/lessons/judge.ts";
import { boxesAt, linesOf, sidesOf } from "../../../../games/dots/lines.ts";
import { scores } from "../../../../games/dots/count.ts";
import { rules, type DotsState } from "../../../../games/dots/rules.ts";
import { trials } from "../../../../games/dots/lessons/positions.ts";
import { words } from "../../../../games/dots/strategy/words.ts";
import { words as english } from "../../../../games/dots/strategy/words.en.ts";
import { seedFor } from "../../../setups.ts";
import { freeIn, valueOf, valuesOf } from "../exact.ts";

type Name = keyof typeof trials;

/** The first lines of somebody who has not read the lesson; on they go taking whatever is open. */
const mistakes: Readonly<Record<Name, readonly string[]>> = {
  safe: ["v2,1"],
  third: ["h1,0", "v2,0"],
  last: ["h1,1"],
  shortest: ["v1,2"],
  middle: ["h0,2"],
  two: ["v2,1", "v2,2", "v2,3"],
  all: ["h1,2", "v1,2", "v1,1", "h1,0", "h0,1"],
  rule: ["h3,0"],
  offer: ["h2,1"],
  four: ["v1,3", "v2,3"],
  enough: ["h1,2", "v1,1", "v0,1"],
  first: ["v0,3"],
  waits: ["v2,1", "v2,2", "h2,2", "h1,2"],
  twice: ["v1,3", "h2,2", "v2,3", "v2,4"],
};

/** What is claimed to be the way: the first line, or all that are as good. */
const ways: Readonly<Record<Name, readonly string[]>> = {
  safe: ["h0,2", "v0,3", "v1,0", "v1,1"],
  third: ["h1,0"],
  last: ["v0,2"],
  shortest: ["v2,3", "h3,2"],
  middle: ["h1,2"],
  two: ["v2,1"],
  all: ["h1,2"],
  rule: ["v2,2"],
  offer: ["v0,1"],
  four: ["v1,3", "h2,1"],
  enough: ["h1,2", "v1,1"],
  first: ["v0,1", "h1,0", "h1,1", "h2,0", "h2,1", "v2,1"],
  waits: ["v2,1"],
  twice: ["v1,3"],
};

const after = (state: DotsState, line: string): DotsState => {
  const step = rules.apply(state, { line, bombs: [], swaps: [] });
  if (refused(step)) throw new Error(`${line}: ${step.why}`);
  return step.state;
};
/** Plays a lesson to its end: the reader as `choose` says, the other side as the CPU. */
function played(name: Name, choose: (state: DotsState, nth: number) => string) {
  const { state: start, goal = {} } = trials[name];
  let state = start as DotsState;
  const moves: string[] = [];
  let mine = 0;
  const level = cpu.levels.at(-1) ?? 2;
  for (;;) {
    const verdict = judge(start, moves, 0, goal);
    if (verdict !== "open" || state.side === null) return { verdict, moves };
    const random = randomFrom(seedFor(moves.length));
    const text =
      state.side === 0
        ? choose(state, mine++)
        : rules.write(cpu.choose(rules, state, level, random));
    moves.push(text);
    state = after(state, text);
  }
}

function bestLine(state: DotsState, among: readonly string[]): string {
  const values = valuesOf(state);
  return among.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0))[0] ?? "";
}

/** Takes what is open, else gives as little as may be at once. */
function greedy(state: DotsState): string {
  const free = freeIn(state);
  const score = scores(state)[0];
  const closing = free.find((line) => scores(after(state, line))[0] > score);
  const cost = (line: string): number => openTo(after(state, line));
  return closing ?? free.toSorted((a, b) => cost(a) - cost(b))[0] ?? "";
}

describe.each(Object.keys(trials) as Name[])("%s", (name) => {
  const { state: start, goal = {} } = trials[name];
  const state = start as DotsState;

  test("is a position that can be, its owned boxes closed and no others", () => {
    for (const [r, row] of state.owner.entries()) {
      for (const [c, owner] of [...row].entries()) {
        const drawn = sidesOf([r, c]).filter((line) => state.lines.includes(line)).length;
        expect([r, c, drawn === 4]).toEqual([r, c, owner !== "."]);
      }
    }
    expect(linesOf(state).every((line) => boxesAt(line, state).length > 0)).toBe(true);
  });

  test("its goal is what best play gives", () => {
    const value = scores(state)[0] - scores(state)[1] + valueOf(state);
    if ("lead" in goal) expect((goal as { lead: number }).lead).toBe(value);
    // A lesson of one turn teaches nothing that would lose.
    else expect(value).toBeGreaterThan(0);
  });

  test("the way that is told is the only one", () => {
    const values = valuesOf(state);
    const best = valueOf(state);
    const found = [...values].flatMap(([line, value]) => (value === best ? [line] : []));
    expect(found.toSorted()).toEqual(ways[name].toSorted());
  });

  test("played well it is met", () => {
    const { verdict, moves } = played(name, (now, nth) =>
      bestLine(now, nth === 0 ? ways[name] : freeIn(now)),
    );
    expect([verdict, moves]).toEqual(["met", moves]);
  });

  test("by the mistake that it is about it is missed", () => {
    const { verdict, moves } = played(name, (now, nth) => mistakes[name][nth] ?? greedy(now));
    expect([verdict, moves]).toEqual(["missed", moves]);
  });

  test("both outcomes are told in both languages", () => {
    for (const { trials: told } of [words, english]) {
      expect(told[name]?.met?.length).toBeGreaterThan(20);
      expect(told[name]?.missed?.length).toBeGreaterThan(20);
    }
  });
});

test("there are at least twelve, and each stands on the page once", () => {
  const names = Object.keys(trials);
  expect(names.length).toBeGreaterThanOrEqual(12);
  const shown = words.sections.flatMap(({ body }) =>
    body.flatMap((block) => (typeof block === "object" && "trial" in block ? [block.trial] : [])),
  );
  expect(shown.toSorted()).toEqual(names.toSorted());
});
