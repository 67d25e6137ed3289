/** The laws of every game, over random games of Vier Ecken in every size, mode and seating. */
import { expect, test } from "vitest";
import { anyRules } from "../../../engine/rules.ts";
import { rules } from "../../../games/corners/rules.ts";
import { laws } from "../../laws.ts";
import { drawnSetup, seedFor } from "../../setups.ts";

const rounds = Number(process.env["ROUNDS"] ?? 400);
const corners = anyRules(rules);
const setups = Array.from({ length: rounds }, (_, nth) => drawnSetup(corners, seedFor(nth), []));

test("obeys the laws", () => {
  for (const [nth, setup] of setups.entries()) {
    try {
      laws(corners, setup, seedFor(nth));
    } catch (cause) {
      throw new Error(`${String(cause)}\nin game ${nth}, ${JSON.stringify(setup)}`, { cause });
    }
  }
});

test("draws every choice", () => {
  const drawn = new Set(setups.map(({ options, starter }) => JSON.stringify([options, starter])));
  expect(drawn.size).toBe(8);
});
