/** The laws of every game, over random games of every choice and number of seats. */
import { expect, test } from "vitest";
import { choose } from "../../../engine/options.ts";
import { anyRules } from "../../../engine/rules.ts";
import { rules } from "../../../games/loops/rules.ts";
import { laws } from "../../laws.ts";
import { seedFor } from "../../setups.ts";

const wishes = [
  ...Array.from({ length: 7 }, () => ({ mode: "racks" })),
  ...rules.choices.rounds.of.map((rounds) => ({ mode: "rounds", rounds })),
];

test.each(rules.seats)("%i seats", { timeout: 600_000 }, (seats) => {
  const sides = Array.from({ length: seats }, (_, seat) => seat);
  for (const [nth, wish] of wishes.entries()) {
    const options = choose(rules.choices, wish);
    expect(options).not.toBeNull();
    if (!options) continue;
    const seed = seedFor(100 * seats + nth);
    laws(anyRules(rules), { options, sides, starter: nth % seats, nth, seed }, seed);
  }
});
