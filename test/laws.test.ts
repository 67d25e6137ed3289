/** Every game obeys the laws over seeded random games: a share of what `npm run laws` plays. */
import { describe, expect, test } from "vitest";
import type { Kind } from "../games/kinds.ts";
import { playLawful, texts } from "./lawful.ts";
import { drawnSetup, seedFor } from "./setups.ts";
import * as all from "./toy/games.ts";

const rounds = 1000;
/** Games with thousands of moves a turn take as long as so many others. */
const shares: Readonly<Record<string, number>> = { loops: 10 };
/** Each in one test, so that a failure comes early and says where. */
const batch = 250;

for (const [kind, game] of Object.entries<Kind>(all)) {
  describe(kind, async () => {
    const rules = await game.rules();
    const games = Math.ceil(rounds / (shares[kind] ?? 1));
    for (let from = 0; from < games; from += batch) {
      const to = Math.min(from + batch, games);
      test(`obeys the laws in games ${from} to ${to - 1}`, { timeout: 600_000 }, () => {
        for (let nth = from; nth < to; nth++) playLawful(kind, rules, nth);
      });
    }

    test("draws every choice, in alone and in teams", () => {
      const setups = Array.from({ length: 500 }, (_, nth) => {
        return drawnSetup(rules, seedFor(nth), texts[kind] ?? []);
      });
      const missed = Object.entries(rules.choices).flatMap(([name, choice]) => {
        const drawn = new Set(setups.map(({ options }) => JSON.stringify(options[name])));
        const all = "of" in choice ? choice.of.map((one) => JSON.stringify(one)) : [];
        return all.filter((one) => !drawn.has(one)).map((one) => `${name}: ${one}`);
      });
      expect(missed).toEqual([]);
      expect(new Set(setups.map(({ sides }) => sides.length))).toEqual(new Set(rules.seats));
    });
  });
}
