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
  /** Who dropped out, each after how many of the moves; absent if nobody did. */
  readonly left?: readonly Left[];
  readonly end: { readonly how: How; readonly winner: Side | "draw" } | null;
  readonly scores: readonly number[];
  readonly commit: string;
  readonly seed?: string;
}

export type Left = readonly [after: number, seat: Seat];

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
      ...leftIn(match, nth),
      end: game.end,
      scores: ground.rules.scores(game.states.at(-1) ?? game.states[0]),
      commit: game.commit,
      ...(game.end && { seed: seedOf(ground.secret, "game", nth) }),
    })),
  };
}

/** Whoever has left stays away, however many moves are then taken back. */
function leftIn({ notes }: Match, game: number): Pick<RecordedGame, "left"> {
  const own = notes.filter((note) => note.game === game);
  const left = own.flatMap(({ what, seat, after }, i): readonly Left[] => {
    if (what !== "left" || seat === null) return [];
    const kept = own.slice(i).flatMap((later) => (later.what === "undone" ? [later.after] : []));
    return [[Math.min(after, ...kept), seat]];
  });
  return left.length > 0 ? { left } : {};
}

/** Every position of a recorded game, from its start; the reason if a move is refused. */
export function replayed(
  game: RecordedGame,
  rules: AnyRules,
): readonly object[] | { readonly ply: number; readonly why: string } {
  const states: object[] = [without(game.start, 0)];
  for (const [ply, [, text]] of game.moves.entries()) {
    const step = rules.apply(states[ply] ?? game.start, rules.read(text));
    if (refused(step)) return { ply, why: step.why };
    states.push(without(step.state, ply + 1));
  }
  return states;

  /** After so many moves, without those who then left. */
  function without(state: object, ply: number): object {
    const gone = game.left?.filter(([after]) => after === ply) ?? [];
    return gone.reduce((now, [, seat]) => {
      const step = rules.leave(now, seat);
      return refused(step) ? now : step.state;
    }, state);
  }
}
