/** The greedy player: strong enough, legal over every choice, the same for the same dice. */
import { expect, test } from "vitest";
import { randomFrom, type Random } from "../../../engine/random.ts";
import { best } from "../../../engine/rules.ts";
import { cpu } from "../../../games/loops/cpu.ts";
import { rules, type LoopsMove, type LoopsState } from "../../../games/loops/rules.ts";
import { seedFor } from "../../setups.ts";
import { byLot, picture, played } from "./play.ts";

const greedy = (state: LoopsState, random: Random): LoopsMove =>
  cpu.choose(rules, rules.view(state, state.seat), 2, random);

test("wins 95 of 100 against turns by lot", { timeout: 300_000 }, () => {
  let won = 0;
  for (let nth = 0; nth < 60; nth++) {
    const mine = nth % 2;
    const options = { mode: nth % 4 < 2 ? "racks" : "rounds" };
    const { last } = played({ options, nth }, (state, random) =>
      state.seat === mine ? greedy(state, random) : byLot(state, random),
    );
    won += Number(best(rules.worth(last)) === mine);
  }
  expect(won).toBeGreaterThanOrEqual(57);
});

test.each([2, 3, 4])("%i of them play every number of rounds to the end", (seats) => {
  for (const rounds of rules.choices.rounds.of) {
    const options = { mode: "rounds", rounds };
    const { last } = played({ seats, options, nth: seats }, greedy);
    expect(last.seat).toBeNull();
  }
  expect(played({ seats, nth: seats }, greedy).last.seat).toBeNull();
});

test("about 400 points for each of two, as measured (§3.10)", () => {
  const scores = Array.from({ length: 20 }, (_, nth) => played({ nth }, greedy).last.scores);
  const mean = scores.flat().reduce((sum, one) => sum + one) / scores.flat().length;
  expect(mean).toBeGreaterThan(370);
  expect(mean).toBeLessThan(440);
});

test("the same view and dice give the same move, whatever lies face down", () => {
  for (const [nth, state] of played({ seats: 3, nth: 5 }).states.entries()) {
    if (state.seat === null || rules.forced(state) !== null) continue;
    const dice = seedFor(nth);
    const twin = rules.imagine(rules.view(state, state.seat), seedFor(500 + nth));
    const moves = [state, twin, twin].map((one) => greedy(one, randomFrom(dice)));
    expect(moves[1]).toEqual(moves[0]);
    expect(moves[2]).toEqual(moves[0]);
  }
});

test("of equals the dice choose", () => {
  const state = picture({ tiles: "NESW4@2,2", racks: ["NS2"], bag: "NS2" });
  const texts = Array.from({ length: 20 }, (_, nth) =>
    rules.write(greedy(state, randomFrom(seedFor(nth)))),
  );
  expect(new Set(texts).size).toBe(2);
});

test("exchanges what it cannot lay, and keeps it when the bag is empty", () => {
  const stuck = { tiles: "NS2@2,2", racks: ["E1 W1", "NS2"] };
  const choice = (bag: string) => greedy(picture({ ...stuck, bag }), randomFrom(seedFor(1)));
  expect([choice("NS3"), choice("")]).toEqual(["exchange", "keep"]);
});
