/** Random games to check laws with: every choice, number of seats and kind of sides in play. */
import { choose, type Choice, type Choices, type Chosen } from "../engine/options.ts";
import { randomFrom, type Random } from "../engine/random.ts";
import { seedOf } from "../engine/seeds.ts";
import type { AnyRules, AnyShape, Frame, Seat, Setup, Side } from "../engine/rules.ts";
import { seriesKinds } from "../engine/rules.ts";
import { firstSeat } from "../engine/series.ts";

/** Choices that do not go together are drawn again; a game that refuses more is hard to set up. */
const mostTries = 2000;
/** A game's later boards may differ from its first. */
const mostGames = 12;

/** The seed of the nth random game. */
export function seedFor(nth: number): string {
  return seedOf("5e".repeat(32), "game", nth);
}

/** A setup that the rules' `check` takes. `texts`: what may stand in a choice that is a text. */
export function drawnSetup(
  rules: AnyRules,
  seed: string,
  texts: readonly string[],
): Setup<AnyShape> {
  const random = randomFrom(seed);
  for (let tries = 0; tries < mostTries; tries++) {
    const sides = drawnSides(one(rules.seats, random), random);
    const starter = firstSeat(sides, random.below(new Set(sides).size));
    const options = choose(rules.choices, drawnOptions(rules.choices, texts, random));
    if (options === null) continue;
    if (rules.check(options, drawnFrame(sides, starter, random)) !== null) continue;
    return { options, sides, starter, nth: random.below(mostGames), seed: seedOf(seed, "game", 0) };
  }
  throw new Error(`no choices go together from seed ${seed}`);
}

function drawnFrame(sides: readonly Side[], starter: Seat, random: Random): Frame {
  return {
    seats: sides.length,
    sides,
    starter: random.below(2) ? starter : "lot",
    series: one(seriesKinds, random),
    pace: "none",
    ranked: false,
    undo: random.below(2) ? "ask" : "off",
  };
}

/** Everyone alone, in turn between a few sides, or each by lot. */
function drawnSides(seats: number, random: Random): readonly Side[] {
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const way = random.below(3);
  if (way === 0) return places;
  const count = 2 + random.below(Math.max(1, seats - 1));
  const sides = places.map((seat) =>
    way === 1 || seat < count ? seat % count : random.below(count),
  );
  return random.shuffle(sides);
}

function drawnOptions(
  choices: Choices,
  texts: readonly string[],
  random: Random,
): Readonly<Record<string, unknown>> {
  const given = Object.entries(choices).flatMap(([name, choice]) => {
    // What others decide is given by itself only half the time: most values would not fit them.
    if ("follows" in choice && random.below(2)) return [];
    return [[name, drawnValue(choice, texts, random)] as const];
  });
  return Object.fromEntries(given);
}

function drawnValue(choice: Choice, texts: readonly string[], random: Random): unknown {
  if ("of" in choice) return one(choice.of, random);
  if ("some" in choice) return choice.some.filter(() => random.below(3) > 0);
  return random.below(2) ? "" : one(["", ...texts], random);
}

export function one<T>(things: readonly T[], random: Random): T {
  return things[random.below(things.length)] as T;
}

/** The usual options of a game, some of them changed. */
export function usual<C extends Choices>(
  choices: C,
  given: Readonly<Record<string, unknown>> = {},
) {
  const options = choose(choices, given);
  if (!options) throw new Error("unknown options");
  return options satisfies Chosen<C>;
}
