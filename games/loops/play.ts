/** What a page needs to foresee a turn: it comes without chance, bag and start. */
import type { Play } from "../../engine/rules.ts";
import type { Loops } from "./rules.ts";
import { read, write } from "./text.ts";
import { apply } from "./turns.ts";

export type { Points } from "./points.ts";
export { pointsOf } from "./points.ts";
export { canLay, mayExchange, mostLaid } from "./turns.ts";
export { add, fieldsFor, moveOf, untouched, type Placed, type Unfinished } from "./unfinished.ts";

/** A page knows no chance: after its moves the bag lies face down. */
export const play: Play<Loops> = {
  turn: ({ seat }) => seat,
  apply: (state, move) =>
    apply(state, move, (mixed) => ({ ...mixed, bag: mixed.bag.map(() => null) })),
  write,
  read,
};
