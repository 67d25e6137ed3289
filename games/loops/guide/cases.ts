/** The worked turns of Schleifen. Anna is on turn. */
import type { Trial } from "../../guide.ts";
import type { Id, LoopsState } from "../state.ts";
import { faces, layout } from "../tiles.ts";

/** A tile by its ends and value, `NSW3`; of several alike the `nth`. */
function tile(name: string, nth = 0): Id {
  const value = Number(/\d/.exec(name)?.[0]);
  const ends = [..."NESW"].map((side) => Number(name.includes(side))).join();
  const alike = [...faces.entries()].filter(([, face]) => {
    return face[0].join() === ends && face[1] === value;
  });
  const [id] = alike[nth] ?? [];
  if (id === undefined) throw new Error(`no such tile: ${name}`);
  return id;
}

function table(tiles: LoopsState["tiles"], rack: readonly Id[]): LoopsState {
  const used = [...tiles.map(([, , id]) => id), ...rack];
  const rest = [...faces.keys()].filter((id) => !used.includes(id));
  return {
    layout,
    tiles,
    racks: [rack, rest.slice(0, 5)],
    bag: rest.slice(5),
    seat: 0,
    starter: 0,
    scores: [0, 0],
    gone: [],
    idle: 0,
    skips: false,
    mode: "racks",
    round: 4,
    rounds: null,
    draw: null,
    // Nothing is shuffled in an example.
    chance: "list",
  };
}

const lying: LoopsState["tiles"] = [
  [5, 5, tile("NESW7")],
  [4, 5, tile("NSW3")],
  [3, 5, tile("NS2")],
  [2, 5, tile("SW2")],
  [2, 4, tile("ESW4")],
  [4, 4, tile("NEW5")],
  [4, 3, tile("ESW5")],
];
const [bend, fork, end, stub, long] = [
  tile("SW2", 1),
  tile("NSW3", 1),
  tile("E2"),
  tile("N1"),
  tile("EW4"),
] as const;
const turn = table(lying, [bend, fork, end, stub, long]);

export const trials = {
  turn: {
    state: turn,
    side: 0,
    answers: [
      { moves: [`lay ${bend}@5,6 ${fork}@3,4 ${end}@3,3`] },
      { moves: [`lay ${bend}@5,6`] },
    ],
  },
  fits: {
    state: turn,
    side: 0,
    answers: [
      { moves: [`lay ${stub}@5,6`] },
      { moves: [`lay ${end}@2,3`] },
      { moves: [`lay ${long}@5,8`] },
    ],
  },
} as const satisfies Readonly<Record<string, Trial>>;
