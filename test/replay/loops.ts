/** Vectors of Schleifen (rules.md §5) against the rules; gives what differs, or null. */
import { refused, type Seat } from "../../engine/rules.ts";
import { around, laidOf } from "../../games/loops/laid.ts";
import { rules, type Loops, type LoopsMove, type LoopsState } from "../../games/loops/rules.ts";
import type { Face } from "../../games/loops/tiles.ts";
import { canLay } from "../../games/loops/turns.ts";
import { differs, type Wish } from "./differs.ts";

type Lying = readonly [r: number, c: number, ends: Face[0], value: number];
interface PlaceVector {
  readonly type: "place";
  readonly id: string;
  readonly layout: readonly string[];
  readonly tiles: readonly Lying[];
  readonly tile: Face;
  readonly at: readonly [number, number];
  readonly bagEmpty: boolean;
  readonly error?: string;
  readonly score?: Wish;
  readonly openEnds?: number;
}
interface TurnVector {
  readonly type: "turn";
  readonly id: string;
  readonly state: Pick<LoopsState, "layout" | "scores" | "idle" | "mode" | "round"> & {
    readonly tiles: readonly Lying[];
    readonly racks: readonly (readonly Face[])[];
    readonly bag: readonly Face[];
    readonly turn: Seat | null;
    readonly rounds?: number;
    readonly draw?: number;
  };
  readonly action: {
    readonly lay?: readonly (readonly [rack: number, r: number, c: number])[];
    readonly exchange?: boolean;
  };
  readonly error?: string;
  readonly expect?: Wish;
}
export type Vector = PlaceVector | TurnVector;

/** The number of a tile that no set has. */
const nowhere = 999;

export function replay(vector: Vector): string | null {
  return vector.type === "place" ? replayPlace(vector) : replayTurn(vector);
}

/** A tile of the rack laid alone. */
function replayPlace({ layout, tiles, tile, at, bagEmpty, ...expected }: PlaceVector) {
  const bag = bagEmpty ? [] : [tile];
  const turn = { layout, tiles, racks: [[tile], [tile]], bag, turn: 0, scores: [0, 0] } as const;
  const state = stateOf({ ...turn, idle: 0, mode: "racks", round: 1 });
  const step = rules.apply(state, { lay: [{ tile: state.racks[0]?.[0] ?? nowhere, at }] });
  if (refused(step)) return differs({ error: expected.error }, { error: step.why });
  if (expected.error !== undefined) return `no refusal, expected ${expected.error}`;
  const [score] = detailOf(step.events);
  const got = { score, openEnds: openEnds(step.state) };
  return differs({ score: expected.score, openEnds: expected.openEnds }, got);
}

function replayTurn(vector: TurnVector): string | null {
  const before = stateOf(vector.state);
  const text = rules.write(moveOf(vector, before));
  const move = rules.read(text);
  if (move === null) return `unreadable: ${text}`;
  const step = rules.apply(before, move);
  if (refused(step)) return differs({ error: vector.error }, { error: step.why });
  if (vector.error !== undefined) return `no refusal, expected ${vector.error}`;
  const detail = detailOf(step.events);
  const points = detail.reduce((sum, { total }) => sum + total, 0);
  return differs(vector.expect ?? {}, { points, detail, ...outcome(skipped(step.state)) });
}

/** The vectors skip at once whoever cannot lay; here that is a move of its own. */
function skipped(state: LoopsState): LoopsState {
  const move = state.skips ? rules.forced(state) : null;
  if (move === null) return state;
  const step = rules.apply(state, move);
  if (refused(step)) throw new Error(`skipping is refused: ${step.why}`);
  return skipped(step.state);
}

function outcome(state: LoopsState): Wish {
  const finished = rules.turn(state) === null;
  return {
    scores: rules.scores(state),
    turn: rules.turn(state),
    finished,
    racks: state.racks.map((rack) => rack.map((id) => (id === null ? null : state.set?.[id]))),
    bag: state.bag.length,
    idle: state.idle,
    round: state.round,
    canLay: finished ? null : canLay(state),
    autoExchange: rules.forced(state) === "exchange",
  };
}

/** Every tile of the vector gets a number: on the board, in the racks, in the bag. */
function stateOf(given: TurnVector["state"]): LoopsState {
  const set: Face[] = [];
  const number = (face: Face): number => set.push(face) - 1;
  return {
    layout: given.layout,
    tiles: given.tiles.map(([r, c, ends, value]) => [r, c, number([ends, value])]),
    racks: given.racks.map((rack) => rack.map(number)),
    bag: given.bag.map(number),
    seat: given.turn,
    starter: 0,
    scores: given.scores,
    gone: [],
    idle: given.idle,
    skips: false,
    mode: given.mode,
    round: given.round,
    rounds: given.rounds ?? null,
    draw: given.draw ?? null,
    set,
    chance: "list",
  };
}

function moveOf({ action }: TurnVector, { racks, seat }: LoopsState): LoopsMove {
  if (!action.lay) return action.exchange ? "exchange" : "keep";
  const rack = racks[seat ?? 0] ?? [];
  return { lay: action.lay.map(([i, ...at]) => ({ tile: rack[i] ?? nowhere, at })) };
}

/** Sides with a line that points to an empty field. */
function openEnds(state: LoopsState): number {
  const laid = laidOf(state);
  const open = state.tiles.flatMap(([r, c, id]) =>
    around(laid, [r, c]).filter((other, side) => other === null && state.set?.[id]?.[0][side]),
  );
  return open.length;
}

function detailOf(events: readonly Loops["event"][]) {
  return events.flatMap((event) => {
    if (event.type !== "lay") return [];
    const { own, mult, links, total } = event;
    return [{ own, mult, links, total }];
  });
}
