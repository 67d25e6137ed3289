/** The nth random game of a kind, held to the laws: what tests and `npm run laws` play. */
import type { AnyRules } from "../engine/rules.ts";
import { laws } from "./laws.ts";
import { drawnSetup, seedFor } from "./setups.ts";

/** What may stand in choices that are texts; a game without such choices needs none. */
export const texts: Readonly<Record<string, readonly string[]>> = {
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

/** One game; whatever breaks says which, to be played again alone. */
export function playLawful(kind: string, rules: AnyRules, nth: number): void {
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
