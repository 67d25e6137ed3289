/** When nothing goes wrong any more: whatever has happened, the game can be played to its end. */
import { boardOf, stateOf } from "./history.ts";
import { heldBy, isMaker } from "./ledger.ts";
import { Broken } from "./scene.ts";
import type { Stage } from "./stage.ts";
import type { Fields, Step } from "./steps.ts";

const mostMoves = 80;

/** Plays the current game on, each seat by whoever holds it, a seat nobody holds by the CPU. */
export async function playOut(stage: Stage, steps: Step[]): Promise<void> {
  const { scene } = stage;
  const at = steps.at(-1)?.at ?? 0;
  for (let i = 0; scene.ledger; i++) {
    const told = scene.told.at(-1);
    const board = told && boardOf(told);
    if (!told || !board || board.end || scene.bare) return;
    if (i > mostMoves) throw new Broken("stuck: the game comes to no end");
    const turn = scene.rules.turn(stateOf(board)) ?? 0;
    const { ledger, cast } = scene;
    const holds = cast.devices.findIndex((one) => heldBy(ledger, one).includes(turn));
    const fields = holds < 0 ? fill(turn) : move(stage, turn);
    const by = holds < 0 ? cast.devices.findIndex((one) => isMaker(ledger, one)) : holds;
    const last = steps.at(-1)?.id ?? 0;
    const step = { is: "act", by, intent: -1 - last, seen: last, fields } as const;
    steps.push({ ...step, id: last + 1, at });
    await stage.run({ ...step, id: last + 1, at });
    if (scene.told.length === told.n) throw new Broken(`stuck: ${JSON.stringify(fields)}`);
  }
}

function fill(of: number): Fields {
  return { act: "fill", of, cpu: "cpu:2" };
}

function move({ scene: { told, rules } }: Stage, seat: number): Fields {
  const last = told.at(-1);
  const [first] = last ? rules.moves(stateOf(boardOf(last))) : [];
  return { act: "move", seat, move: first === undefined ? "none" : rules.write(first) };
}
