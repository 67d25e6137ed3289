/** Every game obeys the laws over seeded random games. `ROUNDS=n` plays n of each. */
import { describe, expect, test } from "vitest";
import type { Kind } from "../games/kinds.ts";
import { laws } from "./laws.ts";
import { drawnSetup, seedFor } from "./setups.ts";
import * as all from "./toy/games.ts";

const rounds = Number(process.env["ROUNDS"] ?? 2000);
/** Games with thousands of moves a turn take as long as so many others. */
const shares: Readonly<Record<string, number>> = { loops: 8 };
/** Each in one test, so that a failure comes early and says where. */
const batch = 250;

/** What may stand in choices that are texts; a game without such choices needs none. */
const texts: Readonly<Record<string, readonly string[]>> = {
  dots: [
    "1x1",
    "2x1",
    "1x9",
    "9x9",
    "3x3:swap@0,0;swap@2,2",
    "5x4:x2@0,0;bomb@1,2;w3@2,4",
    "4x4:extra@0,0;extra@0,1;extra@1,0;extra@1,1",
    "2x2:bomb@0,0;bomb@0,1;bomb@1,0;bomb@1,1",
    "6x3:bomb@0,1;swap@0,3;extra@1,1;x2@1,4;w2@2,0;w3@2,5",
    "nonsense",
  ],
};

for (const [kind, game] of Object.entries<Kind>(all)) {
  describe(kind, async () => {
    const rules = await game.rules();
    const games = Math.ceil(rounds / (shares[kind] ?? 1));
    for (let from = 0; from < games; from += batch) {
      const to = Math.min(from + batch, games);
      test(`obeys the laws in games ${from} to ${to - 1}`, { timeout: 600_000 }, () => {
        for (let nth = from; nth < to; nth++) play(nth);
      });
    }

    /** One game; whatever breaks says which, to be played again alone. */
    function play(nth: number): void {
      const seed = seedFor(nth);
      const setup = drawnSetup(rules, seed, texts[kind] ?? []);
      try {
        laws(rules, setup, seed);
      } catch (error) {
        const story = `${kind} game ${nth}, seed ${seed}, ${JSON.stringify(setup)}`;
        throw new Error(`${error instanceof Error ? error.message : error}\nin ${story}`, {
          cause: error,
        });
      }
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
