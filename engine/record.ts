/** A whole match as one text, both ways (formats §8). It begins at a position, not at `start`. */
import type { How, Mark } from "./facts.ts";
import type { Ground, Match } from "./match.ts";
import { seedOf } from "./seeds.ts";
import { refused, type AnyRules, type Seat, type Series, type Side } from "./rules.ts";

export interface RecordedGame {
  readonly starter: Seat;
  readonly nth: number;
  /** The position before the first move, as the reader may see it. */
  readonly start: object;
  readonly moves: readonly (readonly [seat: Seat, text: string, mark?: Mark])[];
  readonly end: { readonly how: How; readonly winner: Side | "draw" } | null;
  readonly scores: readonly number[];
  readonly commit: string;
  readonly seed?: string;
}

export interface MatchRecord {
  readonly record: 1;
  readonly kind: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly sides: readonly Side[];
  readonly series: Series;
  readonly games: readonly RecordedGame[];
}

/** The record of a match as one seat (null: an onlooker) may see it. */
export function recordOf(match: Match, ground: Ground, seat: Seat | null): MatchRecord {
  return {
    record: 1,
    kind: match.kind,
    options: match.head.options,
    sides: match.head.sides,
    series: match.head.series,
    games: match.games.map((game, nth) => ({
      starter: game.start,
      nth,
      start: ground.rules.view(game.states[0], seat),
      moves: game.moves.map(({ seat: mover, text, mark }) =>
        mark ? [mover, text, mark] : [mover, text],
      ),
      end: game.end,
      scores: ground.rules.scores(game.states.at(-1) ?? game.states[0]),
      commit: game.commit,
      ...(game.end && { seed: seedOf(ground.secret, "game", nth) }),
    })),
  };
}

/** Every position of a recorded game, from its start; the reason if a move is refused. */
export function replayed(
  game: RecordedGame,
  rules: AnyRules,
): readonly object[] | { readonly ply: number; readonly why: string } {
  const states: object[] = [game.start];
  for (const [ply, [, text]] of game.moves.entries()) {
    const step = rules.apply(states[ply] ?? game.start, rules.read(text));
    if (refused(step)) return { ply, why: step.why };
    states.push(step.state);
  }
  return states;
}
