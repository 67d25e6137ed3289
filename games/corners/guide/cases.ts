/** The example of Vier Ecken and what else is shown on a board. Circles begin. */
import { refused } from "../../../engine/rules.ts";
import type { Trial } from "../../guide.ts";
import { readCell } from "../typed.ts";
import { play } from "../play.ts";
import type { CornersState } from "../state.ts";

/** The position that these moves lead to from the empty board. */
function after(moves: readonly string[], pro = false): CornersState {
  const cells = Array.from({ length: 7 }, () => ".".repeat(7));
  const empty: CornersState = { n: 7, pro, cells, side: 0, circles: 0 };
  return moves.reduce((state, text) => {
    const cell = readCell(text);
    const step = cell && play.apply(state, cell);
    if (!step || refused(step)) throw new Error(`no move: ${text}`);
    return step.state;
  }, empty);
}

const example = "0,0 6,0 0,3 6,2 2,4 6,5 3,0 6,6 4,2 5,0 4,4 0,6".split(" ");
const square = "1,1 5,5 1,3 5,6 3,1 6,5".split(" ");
const diamond = "1,3 6,6 3,1 6,5 3,5 6,3".split(" ");

export const trials = {
  example: {
    state: after(example),
    moves: example,
    answers: [{ moves: ["3,3"] }],
    shows: true,
  },
  square: {
    state: after(square),
    moves: square,
    answers: [{ moves: ["3,3"] }, { moves: ["3,2", "6,6"] }],
  },
  diamond: {
    state: after(diamond, true),
    moves: diamond,
    answers: [{ moves: ["5,3"] }, { moves: ["5,3"], with: { pro: false } }],
    preset: "profi",
  },
} as const satisfies Readonly<Record<string, Trial>>;
