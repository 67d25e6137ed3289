/** The greedy player: the best single placement, up to three times. */
import type { Random } from "../../engine/random.ts";
import type { Cpu } from "../../engine/search.ts";
import { nextTurns } from "./moves.ts";
import type { Loops, LoopsMove, LoopsState } from "./rules.ts";
import { mayExchange, mostLaid } from "./turns.ts";
import { moveOf, untouched, type Unfinished } from "./unfinished.ts";

export const cpu: Cpu<Loops> = {
  levels: [2],
  choose: (_rules, view, _level, random) => greedy(view, random),
};

function greedy(view: LoopsState, random: Random): LoopsMove {
  let turn = untouched(view);
  while (turn.placed.length < mostLaid) {
    const next = bestOf(random.shuffle([...nextTurns(view, turn)]));
    if (!next) break;
    turn = next;
  }
  if (turn.placed.length > 0) return moveOf(turn);
  return mayExchange(view) ? "exchange" : "keep";
}

/** The first of those whose last placement brings the most. */
function bestOf(turns: readonly Unfinished[]): Unfinished | undefined {
  const gain = ({ placed }: Unfinished): number => placed.at(-1)?.total ?? 0;
  return turns.toSorted((a, b) => gain(b) - gain(a))[0];
}
