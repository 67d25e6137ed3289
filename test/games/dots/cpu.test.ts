/** The greedy-safe player: strong enough, legal over every choice, the same for the same dice. */
import { describe, expect, test } from "vitest";
import { choose } from "../../../engine/options.ts";
import { randomFrom, type Random } from "../../../engine/random.ts";
import { best, refused } from "../../../engine/rules.ts";
import { cpu } from "../../../games/dots/cpu.ts";
import { rules, type DotsMove, type DotsState } from "../../../games/dots/rules.ts";

type Chooser = (state: DotsState, random: Random) => DotsMove;
const greedy: Chooser = (state, random) => cpu.choose(rules, state, 2, random);
const blind: Chooser = (state, random) => {
  const moves = [...rules.moves(state)];
  return moves[random.below(moves.length)] ?? "pass";
};

function play(options: object, players: readonly [Chooser, Chooser], nth: number): DotsState {
  const seed = nth.toString(16).padStart(64, "0");
  const random = randomFrom(seed);
  const chosen = choose(rules.choices, options);
  if (!chosen) throw new Error("options");
  let state = rules.start({ options: chosen, sides: [0, 1], starter: nth % 2, nth: 0, seed });
  while (state.side !== null) {
    const move = (players[state.side] ?? blind)(state, random);
    const step = rules.apply(state, move);
    if (refused(step)) throw new Error(`${rules.write(move)}: ${step.why}\n${rules.sketch(state)}`);
    state = step.state;
  }
  return state;
}

/** Wins of greedy-safe against random play, from both seats in turn. */
function wins(options: object, games: number): number {
  let won = 0;
  for (let nth = 0; nth < games; nth++) {
    const mine = Math.floor(nth / 2) % 2;
    const players = (mine === 0 ? [greedy, blind] : [blind, greedy]) as [Chooser, Chooser];
    won += Number(best(rules.worth(play(options, players, nth))) === mine);
  }
  return won;
}

describe("against random play", () => {
  test("wins 95 of 100 on the usual board", () =>
    expect(wins({}, 200)).toBeGreaterThanOrEqual(190));
  test.each([
    ["misère", { misere: true }],
    ["twists", { content: "random" }],
    ["weighted", { content: "weighted" }],
    ["twist hunt", { content: "theme", theme: "piraten", twistHatz: true }],
    ["misère with twists", { content: "random", misere: true }],
  ])("wins 90 of 100 with %s", (_, options) => {
    expect(wins(options, 100)).toBeGreaterThanOrEqual(90);
  });
});

/** Every choice in play: `play` throws at the first refusal. */
const size = [
  [9, 9],
  [2, 2],
  [6, 3],
] as const;
const contents = [
  { content: "plain" },
  { content: "random", twists: ["bomb", "swap"] },
  { content: "random", twists: ["extra"] },
  { content: "weighted" },
  { content: "theme", theme: "zirkus", first: 6 },
  { content: "field", field: "3x3:bomb@0,0;bomb@0,1;swap@1,0;swap@1,1;w3@2,2;extra@2,0" },
];
test("draws nothing but legal lines, whatever is chosen", () => {
  for (const [nth, content] of contents.entries()) {
    for (const misere of [false, true]) {
      for (const blitz of [false, true]) {
        const [w, h] = size[nth % size.length] ?? [5, 4];
        const own = "first" in content || "field" in content ? {} : { w, h };
        const options = { ...content, ...own, misere, blitz, earlyEnd: nth % 2 === 0 };
        const players = [greedy, nth % 2 === 0 ? greedy : blind] as const;
        expect(play(options, players, nth).phase).toBe("over");
      }
    }
  }
});

test("the same view and dice give the same move", () => {
  const games = [1, 2].map(() => play({ content: "random", w: 6, h: 5 }, [greedy, greedy], 7));
  expect(games[0]).toEqual(games[1]);
});
