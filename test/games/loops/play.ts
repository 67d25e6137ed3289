/** Games for tests: begun from a few options, laid by hand, or played by lot. */
import { randomFrom, type Random } from "../../../engine/random.ts";
import { refused, type Seat } from "../../../engine/rules.ts";
import { choose } from "../../../engine/options.ts";
import { rules, type Loops, type LoopsMove, type LoopsState } from "../../../games/loops/rules.ts";
import { faces, type Face } from "../../../games/loops/tiles.ts";
import { seedFor } from "../../setups.ts";

export interface Wish {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: number;
  readonly starter?: Seat;
  readonly nth?: number;
}

export function begin({ options = {}, seats = 2, starter = 0, nth = 0 }: Wish = {}): LoopsState {
  const chosen = choose(rules.choices, options);
  if (!chosen) throw new Error(`no options: ${JSON.stringify(options)}`);
  const sides = Array.from({ length: seats }, (_, seat) => seat);
  return rules.start({ options: chosen, sides, starter, nth: 0, seed: seedFor(nth) });
}

/** A tile drawn as its ends and value: "NE2". */
export function face(name: string): Face {
  const ends = [..."NESW"].map((side) => (name.includes(side) ? 1 : 0));
  return [ends as unknown as Face[0], Number(name.replace(/\D/g, ""))];
}

export interface Picture {
  /** "NS2@2,2 …" */
  readonly tiles: string;
  /** By seat, "E1 W1". */
  readonly racks: readonly string[];
  readonly bag?: string;
  readonly more?: Partial<LoopsState>;
}

/** A position drawn by hand, on a plain board of 5×5; nothing is shuffled. */
export function picture({ tiles, racks, bag = "", more = {} }: Picture): LoopsState {
  const set: Face[] = [];
  const numbered = (names: string): readonly number[] =>
    names
      .split(" ")
      .filter(Boolean)
      .map((name) => set.push(face(name)) - 1);
  return {
    layout: [".....", ".....", ".....", ".....", "....."],
    tiles: tiles.split(" ").map((text) => {
      const [name = "", at = ""] = text.split("@");
      const [r = 0, c = 0] = at.split(",").map(Number);
      return [r, c, set.push(face(name)) - 1];
    }),
    racks: racks.map(numbered),
    bag: numbered(bag),
    seat: 0,
    starter: 0,
    scores: racks.map(() => 0),
    gone: [],
    idle: 0,
    skips: false,
    mode: "racks",
    round: 1,
    rounds: null,
    draw: null,
    set,
    chance: "list",
    ...more,
  };
}

/** A position after a move that is legal; what the rules then do by themselves is not done. */
export function after(state: LoopsState, move: LoopsMove): LoopsState {
  const step = rules.apply(state, move);
  if (refused(step)) throw new Error(`${rules.write(move)}: ${step.why}`);
  return step.state;
}

export function why(state: LoopsState, move: LoopsMove): Loops["why"] | null {
  const step = rules.apply(state, move);
  return refused(step) ? step.why : null;
}

/** The tiles of a rack laid where they are told: `[0, 1, 2]` is the first on row 1, column 2. */
export function lay(
  { racks, seat }: LoopsState,
  ...places: readonly (readonly [nth: number, r: number, c: number])[]
): LoopsMove {
  const rack = racks[seat ?? 0] ?? [];
  return { lay: places.map(([nth, ...at]) => ({ tile: rack[nth] ?? -1, at })) };
}

/** One of the first moves: games by lot need no more. */
export function byLot(state: LoopsState, random: Random): LoopsMove {
  const way = 1 + random.below(2 ** random.below(10));
  let last: LoopsMove = "keep";
  let count = 0;
  for (const move of rules.moves(state)) {
    last = move;
    if (++count >= way) break;
  }
  return last;
}

/** Every position of a game, and the moves between them. */
export function played(
  wish: Wish,
  choose: (state: LoopsState, random: Random) => LoopsMove = byLot,
) {
  const random = randomFrom(seedFor(1000 + (wish.nth ?? 0)));
  let state = begin(wish);
  const states = [state];
  const moves: LoopsMove[] = [];
  while (rules.turn(state) !== null) {
    const move = rules.forced(state) ?? choose(state, random);
    state = after(state, move);
    moves.push(move);
    states.push(state);
  }
  return { states, moves, last: state };
}

export function faceOf(state: LoopsState, id: number | null): Face {
  return (state.set ?? faces)[id ?? -1] ?? [[0, 0, 0, 0], 0];
}
