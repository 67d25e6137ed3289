/** One game after a move, after moves are taken back, after a seat has left it. */
import type { Fact } from "./facts.ts";
import { position, type Game, type Made } from "./match.ts";
import { refused, type AnyRules, type Seat, type Side } from "./rules.ts";

/** `sides` by seat. Throws on a move that the rules refuse: it stands in a log. */
export function moved(
  game: Game,
  fact: Extract<Fact, { is: "move" }>,
  row: { n: number },
  rules: AnyRules,
  sides: readonly Side[],
): Game {
  const before = position(game);
  const step = rules.apply(before, rules.read(fact.text));
  if (refused(step)) throw new Error(`row ${row.n}: stored move ${fact.text}: ${step.why}`);
  const score = (state: object): number => rules.scores(state)[sides[fact.seat] ?? 0] ?? 0;
  const move: Made = {
    seat: fact.seat,
    text: fact.text,
    row: row.n,
    gain: score(step.state) - score(before),
    ...(fact.mark && { mark: fact.mark }),
  };
  return { ...game, moves: [...game.moves, move], states: [...game.states, step.state] };
}

/** The game after its first `moves` moves. */
export function undone(game: Game, moves: number, rules: AnyRules): Game {
  const [first, ...rest] = game.states;
  const back: Game = {
    ...game,
    moves: game.moves.slice(0, moves),
    states: [first, ...rest.slice(0, moves)],
  };
  // Whoever has left since stays away.
  return game.left.reduce((now, seat) => withoutSeat(now, seat, rules), back);
}

export function dropped(game: Game, seat: Seat, rules: AnyRules): Game {
  return withoutSeat({ ...game, left: [...game.left, seat] }, seat, rules);
}

function withoutSeat(game: Game, seat: Seat, rules: AnyRules): Game {
  const step = rules.leave(position(game), seat);
  if (refused(step)) return game;
  const [first, ...rest] = game.states;
  return { ...game, states: rest.length ? [first, ...rest.with(-1, step.state)] : [step.state] };
}
