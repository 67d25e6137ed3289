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
  ])("wins 80 of 100 with %s", (_, options) => {
    expect(wins(options, 100)).toBeGreaterThanOrEqual(80);
  });
});

test("the same view and dice give the same move", () => {
  const games = [1, 2].map(() => play({ content: "random", w: 6, h: 5 }, [greedy, greedy], 7));
  expect(games[0]).toEqual(games[1]);
});
