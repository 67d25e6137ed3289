/** Boards for tests: begun from a few options, drawn as rows, played from texts. */
import { randomFrom } from "../../../engine/random.ts";
import { refused, type Frame, type Step } from "../../../engine/rules.ts";
import type { Cells } from "../../../games/corners/cells.ts";
import { rules, type Corners, type CornersState } from "../../../games/corners/rules.ts";
import { one, seedFor, usual } from "../../setups.ts";

export const alone: Frame = {
  seats: 2,
  sides: [0, 1],
  starter: "lot",
  series: "single",
  pace: "none",
  ranked: false,
  undo: "ask",
};

export function begin(given: Readonly<Record<string, unknown>> = {}, starter = 0): CornersState {
  const options = usual(rules.choices, given) as { readonly n: 7 | 9; readonly pro: boolean };
  return rules.start({ options, sides: [0, 1], starter, nth: 0, seed: seedFor(0) });
}

/** A position with circles to move, who are side 0; rows below those given are free. */
export function board(rows: Cells, given: Partial<CornersState> = {}): CornersState {
  const n = given.n ?? 7;
  const cells = Array.from({ length: n }, (_, r) => (rows[r] ?? "").padEnd(n, "."));
  return { n, pro: false, side: 0, circles: 0, ...given, cells };
}

export function step(state: CornersState, text: string): Step<Corners> {
  const move = rules.read(text);
  if (move === null) throw new Error(`not a move: ${text}`);
  return rules.apply(state, move);
}

/** The step of a move that is legal. */
export function taken(state: CornersState, text: string) {
  const after = step(state, text);
  if (refused(after)) throw new Error(`${text}: ${after.why}`);
  return after;
}

export interface Ply {
  readonly before: CornersState;
  readonly move: Corners["move"];
  readonly after: CornersState;
  readonly events: readonly Corners["event"][];
}

/** Every ply of the nth random game; all sizes, modes and starters come in turn. */
export function randomGame(nth: number): readonly Ply[] {
  const random = randomFrom(seedFor(nth));
  const plies: Ply[] = [];
  let before = begin({ n: nth % 2 ? 9 : 7, pro: nth % 4 > 1 }, Math.floor(nth / 4) % 2);
  while (rules.turn(before) !== null) {
    const move = one([...rules.moves(before)], random);
    const { state: after, events } = taken(before, rules.write(move));
    plies.push({ before, move, after, events });
    before = after;
  }
  return plies;
}
