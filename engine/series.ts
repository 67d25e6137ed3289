/** Games in a row: wins, points, when it is decided, who begins next (rules.md §1.9). */
import { best, type Seat, type Series, type Side } from "./rules.ts";

/** One finished game, as a series counts it. */
export interface Result {
  readonly scores: readonly number[];
  readonly worth: readonly (readonly number[])[];
  readonly winner: Side | "draw";
  readonly resigned?: Side;
}

/** How a series stands; `x2` is the first tie-break of each side, as shown. */
export interface Standing {
  readonly wins: readonly number[];
  readonly points: readonly number[];
  readonly x2: readonly number[];
  readonly over: boolean;
  readonly winner: Side | "draw" | null;
}

const games: Readonly<Record<Series, number>> = {
  single: 1,
  "best-of-3": 3,
  "sum-of-2": 2,
  "sum-of-3": 3,
  "sum-of-5": 5,
};

/** How many games a series has at most. */
export function gamesOf(series: Series): number {
  return games[series];
}

export function isSum(series: Series): boolean {
  return series.startsWith("sum");
}

export function standing(series: Series, sides: number, results: readonly Result[]): Standing {
  const each = <T>(value: (side: Side) => T): T[] =>
    Array.from({ length: sides }, (_, i) => value(i));
  const total = (value: (result: Result) => number | undefined): number =>
    results.reduce((sum, result) => sum + (value(result) ?? 0), 0);
  const wins = each((side) => total((result) => Number(result.winner === side)));
  const depth = Math.max(0, ...results.map((result) => result.worth[0]?.length ?? 0));
  const worth = each((side) =>
    Array.from({ length: depth }, (_, i) => total((result) => result.worth[side]?.[i])),
  );
  const sum = isSum(series);
  const loser = sum ? results.find((result) => result.resigned !== undefined)?.resigned : undefined;
  const majority = !sum && wins.some((n) => n > gamesOf(series) / 2);
  const over = results.length >= gamesOf(series) || majority || loser !== undefined;
  return {
    wins,
    points: each((side) => total((result) => result.scores[side])),
    x2: each((side) => Math.abs(worth[side]?.[1] ?? 0)),
    over,
    winner: over ? winner() : null,
  };

  function winner(): Side | "draw" {
    if (series === "single") return results[0]?.winner ?? "draw";
    const given = (side: Side): number => (side === loser ? -1 : 0);
    return best(each((side) => [given(side), sum ? 0 : (wins[side] ?? 0), ...(worth[side] ?? [])]));
  }
}

/** Who begins the game after one that `starter` began: the first seat of the next side. */
export function nextStarter(sides: readonly Side[], starter: Seat): Seat {
  const count = new Set(sides).size;
  return firstSeat(sides, ((sides[starter] ?? 0) + 1) % count);
}

/** Every game begins with the first member of a side. */
export function firstSeat(sides: readonly Side[], side: Side): Seat {
  return Math.max(0, sides.indexOf(side));
}
