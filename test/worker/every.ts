/**
 * Every value of every choice, of the board and of the match around it, in few matches: for a value
 * that none of them has, one is drawn in which as many as possible are new.
 */
import { choose, type Choice } from "../../engine/options.ts";
import { randomFrom, type Random } from "../../engine/random.ts";
import { paces, seriesKinds, type AnyRules, type Series, type Side } from "../../engine/rules.ts";
import { gamesOf } from "../../engine/series.ts";
import { one, seedFor } from "../setups.ts";

export interface Game {
  readonly rules: AnyRules;
  /** Of its CPU. */
  readonly levels: readonly number[];
  /** The names of the choices that mean something besides these. */
  layout(options: Drawn, teams: boolean): readonly string[];
  /** What is tried for choices that are texts. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
}

/** How one match is made. */
export interface Wish {
  readonly options: Drawn;
  /** Who sits there besides the first, which is mine. */
  readonly others: "me" | "free" | `cpu:${number}`;
  readonly sides: readonly Side[];
  readonly series: Series;
  readonly starter: "lot" | number;
  /** `alternate`, `pace` and all else that is sent as it stands. */
  readonly more: Drawn;
}

type Drawn = Readonly<Record<string, unknown>>;
/** What each choice may be. */
type Factors = Readonly<Record<string, readonly unknown[]>>;

/** How many are drawn before it is said that a value cannot be played. */
const mostTries = 4000;
/** Of so many that may be made the best is played. */
const enough = 40;
/** As long as this a match may be for every value that is new in it, in moves. */
const longest = 60;

const match: Factors = {
  alternate: [true, false],
  pace: paces,
  late: ["cpu", "choose", "lose"],
  undo: ["ask", "off"],
  standIn: [false, true],
  open: [false, true],
  hideNames: [false, true],
};

/** `never`: the values around the board that no match of this game may have. */
export function everyValue(game: Game): {
  readonly wishes: readonly Wish[];
  readonly never: readonly string[];
} {
  const factors = factorsOf(game);
  const left = new Set(namesOf(factors));
  const random = randomFrom(seedFor(7));
  const wishes: Wish[] = [];
  const never: string[] = [];
  for (const name of left) {
    const drawn = drawWith(game, factors, name, left, random);
    if (drawn === null) never.push(name);
    else {
      for (const played of playedIn(game, drawn)) left.delete(played);
      wishes.push(wishOf(game, drawn));
    }
  }
  return { wishes, never };
}

function factorsOf({ rules, levels, texts }: Game): Factors {
  const { seats, choices } = rules;
  const own = Object.entries(choices).map(([name, choice]) => [
    name,
    valuesOf(choice, texts[name]),
  ]);
  const alone = seats.map((count) => Array.from({ length: count }, (_, seat) => seat));
  const teams = alone.filter((one) => one.length > 2).map((one) => one.map((seat) => seat % 2));
  return {
    ...(Object.fromEntries(own) as Factors),
    sides: [...alone, ...teams, [0, 1, 1, 1]],
    others: ["me", "free", ...levels.map((level) => `cpu:${level}`)],
    series: seriesKinds,
    starter: ["lot", ...(alone.toSorted((a, b) => b.length - a.length)[0] ?? [])],
    ...match,
  };
}

function valuesOf(choice: Choice, texts: readonly string[] = []): readonly unknown[] {
  if ("of" in choice) return choice.of;
  if ("some" in choice) return [choice.some, ...choice.some.map((value) => [value])];
  if (texts.length === 0) throw new Error("a choice that is a text needs some to be tried");
  return texts;
}

const nameOf = (name: string, value: unknown): string => `${name}: ${JSON.stringify(value)}`;
const namesOf = (factors: Factors): readonly string[] =>
  Object.entries(factors).flatMap(([name, all]) => all.map((value) => nameOf(name, value)));

/** The values that mean something in this match. */
function playedIn({ rules, layout }: Game, drawn: Drawn): readonly string[] {
  const own = layout(drawn, isTeams(drawn["sides"] as readonly Side[]));
  return Object.entries(drawn)
    .filter(([name]) => !(name in rules.choices) || own.includes(name))
    .map(([name, value]) => nameOf(name, value));
}

function isTeams(sides: readonly Side[]): boolean {
  return sides.some((side, seat) => side !== seat);
}

/** A match in which this value is played; of some, the one that plays most that is left. */
function drawWith(
  game: Game,
  factors: Factors,
  wanted: string,
  left: ReadonlySet<string>,
  random: Random,
): Drawn | null {
  let best: Drawn | null = null;
  let most = -Infinity;
  for (let nth = 0, found = 0; nth < mostTries && found < enough; nth++) {
    const drawn = drawnFrom(game, factors, wanted, random);
    const played = drawn ? playedIn(game, drawn) : [];
    if (!played.includes(wanted)) continue;
    found++;
    const worth = played.filter((name) => left.has(name)).length - lengthOf(drawn ?? {}) / longest;
    if (worth > most) [best, most] = [drawn, worth];
  }
  return best;
}

/** Roughly how many moves a match takes. */
function lengthOf({ w, h, n, rounds, sides, series }: Drawn): number {
  const board = w && h ? 2 * Number(w) * Number(h) : n ? Number(n) ** 2 : 20;
  const turns = (sides as readonly Side[]).length * Number(rounds ?? 0);
  return Math.max(board, turns) * gamesOf(series as Series);
}

function drawnFrom(game: Game, factors: Factors, wanted: string, random: Random): Drawn | null {
  const { rules } = game;
  const raw = Object.entries(factors).map(([name, all]) => {
    const fixed = all.find((value) => nameOf(name, value) === wanted);
    return [name, fixed ?? (random.below(2) ? all[0] : one(all, random))] as const;
  });
  const drawn: Drawn = Object.fromEntries(raw);
  const { options, sides, series, starter, more } = wishOf(game, drawn);
  const chosen = choose(rules.choices, options);
  if (chosen === null || (starter !== "lot" && starter >= sides.length)) return null;
  const frame = {
    seats: sides.length,
    sides,
    starter,
    series,
    pace: "none",
    ranked: false,
  } as const;
  if (!rules.seats.includes(sides.length)) return null;
  if (rules.check(chosen, { ...frame, undo: more["undo"] as "ask" }) !== null) return null;
  // What follows from other choices is what it became.
  return { ...drawn, ...chosen };
}

/** What means nothing, or is decided by others, is not sent. */
function wishOf({ rules, layout }: Game, drawn: Drawn): Wish {
  const { sides, others, series, starter } = drawn as unknown as Wish;
  const own = layout(drawn, isTeams(sides)).filter((name) => {
    const choice = rules.choices[name];
    return choice !== undefined && !("follows" in choice && choice.follows?.(drawn) !== undefined);
  });
  const options = Object.fromEntries(own.map((name) => [name, drawn[name]]));
  const more = Object.fromEntries(Object.keys(match).map((name) => [name, drawn[name]]));
  return { options, sides, others, series, starter, more };
}
