/** How a game begins (rules.md §3.4, §3.9). */
import { randomFrom } from "../../engine/random.ts";
import type { Setup } from "../../engine/rules.ts";
import { seedFrom } from "./chance.ts";
import { tableFor } from "./choices.ts";
import type { Loops } from "./rules.ts";
import type { Id, LoopsState } from "./state.ts";
import { centre, faces, layout } from "./tiles.ts";

/** Tiles on a rack. */
const rackSize = 5;

/** All tiles in the bag, racks filled from it, then the start tile, and the bag mixed again. */
export function start({ options, sides, starter, seed }: Setup<Loops>): LoopsState {
  const random = randomFrom(seed);
  const { mode } = options;
  const usual = tableFor(sides.length);
  const bag = random.shuffle([...faces.keys()]);
  const racks = sides.map(() => (mode === "racks" ? bag.splice(-rackSize) : []));
  const first = bag.findLastIndex((id) => endsOf(id) > 1);
  const [tile = 0] = bag.splice(first, 1);
  const mixed = random.shuffle(bag);
  const [draw, rounds] =
    mode === "rounds" ? [usual.draw, options.rounds ?? usual.rounds] : [null, null];
  return {
    layout,
    tiles: [[...centre, tile]],
    racks: draw === null ? racks : racks.with(starter, mixed.splice(-draw)),
    bag: mixed,
    seat: starter,
    starter,
    scores: sides.map(() => 0),
    gone: [],
    idle: 0,
    skips: false,
    mode,
    round: 1,
    rounds,
    draw,
    chance: seedFrom(random),
  };
}

/** A start tile with a single end could be a dead one: it is put back for another. */
function endsOf(id: Id): number {
  return faces[id]?.[0].reduce((sum, end) => sum + end) ?? 0;
}
