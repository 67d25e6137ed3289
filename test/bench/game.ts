/** The game that everything is measured with: 5×5 boxes, 60 moves, always the same. */
import { randomFrom } from "../../engine/random.ts";
import { refused, type Seat } from "../../engine/rules.ts";
import { rules } from "../../games/dots/rules.ts";
import { one, seedFor, usual } from "../setups.ts";

export interface Move {
  readonly seat: Seat;
  readonly text: string;
}

/** A whole game on a board of that size, and who makes each move. */
export function gameOf(size: number): readonly Move[] {
  const options = usual(rules.choices, { w: size, h: size });
  const seed = seedFor(size);
  const random = randomFrom(seed);
  const moves: Move[] = [];
  let state = rules.start({ options, sides: [0, 1], starter: 0, nth: 0, seed });
  for (;;) {
    const seat = rules.turn(state);
    if (seat === null) return moves;
    const move = one([...rules.moves(state)], random);
    const step = rules.apply(state, move);
    if (refused(step)) throw new Error(step.why);
    moves.push({ seat, text: rules.write(move) });
    ({ state } = step);
  }
}
