/** Every game vector of Käsekästchen, played over the interface by one who holds all seats. */
import { expect, test } from "vitest";
import type { Seen } from "../../engine/wire.ts";
import type { DotsState } from "../../games/dots/rules.ts";
import { clientOf, type Client, type Fields, type Got } from "../http/client.ts";
import { optionsOf, sidesOf, textOf, type Vector } from "../replay/dots.ts";
import lines from "../vectors/kaesekaestchen.jsonl?raw";
import { send } from "./worker.ts";

const vectors = lines
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Vector);
const games = vectors.filter((vector) => vector.type === "game");
type Game = (typeof games)[number];

async function begin(me: Client, { options }: Game): Promise<Seen> {
  const sides = sidesOf(options.teams);
  const made = await me.make({
    options: optionsOf(options),
    seats: sides.map(() => "me"),
    sides,
    starter: sides.indexOf(options.starter ?? 0),
  });
  expect(made.text).toContain('"n":1,');
  expect(made.status).toBe(201);
  return made.seen;
}

async function play(me: Client, seen: Seen, move: Game["moves"][number]): Promise<Got> {
  const { id, n, sides, turn } = seen;
  if (move.resign === undefined) {
    return me.act(id, { n, seat: turn ?? 0, act: "move", move: textOf(move) });
  }
  const [seat, mate] = sides.flatMap((side, one) => (side === move.resign ? [one] : []));
  if (mate === undefined) return me.act(id, { n, seat, act: "resign" });
  const asked = await me.act(id, { n, seat, act: "ask", for: "resign" });
  if (asked.status !== 201) return asked;
  const to = asked.seen.offers.at(-1)?.row;
  return me.act(id, { n: asked.seen.n, seat: mate, act: "answer", to, yes: true });
}

/** A position in the vectors' words. */
function told(seen: Seen): Fields {
  const { owner, side, member, bank, phase, x2 } = seen.view as DotsState;
  const finished = seen.end !== null;
  return {
    owner,
    score: seen.scores,
    x2,
    turn: finished ? null : side,
    member: finished ? null : member,
    bank: finished ? 0 : bank,
    canPass: !finished && phase === "may",
    finished,
    winner: seen.end?.winner ?? null,
    decided: seen.end?.how === "resign" ? seen.end.winner : seen.decided,
  };
}

/** Winner and places say the same; the one on turn is of the side on turn. */
function agree(seen: Seen): void {
  const { end, places, turn, sides, view } = seen;
  if (!end) {
    expect(places).toBeNull();
    expect(sides[turn ?? -1]).toBe((view as DotsState).side);
    return;
  }
  expect(turn).toBeNull();
  expect(places).toEqual(
    end.winner === "draw" ? [1, 1] : [0, 1].map((s) => 1 + +(s !== end.winner)),
  );
  expect(seen.games.at(-1)?.end).toEqual(end);
  expect(seen.games.at(-1)?.seed).toMatch(/^[0-9a-f]{64}$/);
}

test("there are vectors", () => expect(games.length).toBeGreaterThan(100));

test.for(games.map((game) => [game.id, game] as const))("%s", async ([, vector]) => {
  const me = clientOf(send);
  let seen = await begin(me, vector);
  for (const [i, move] of vector.moves.entries()) {
    const got = await play(me, seen, move);
    if (vector.errorAt === i) {
      expect([got.status, got.type, got.why]).toEqual([422, "/problems/refused", vector.error]);
      expect(got.seen).toEqual(seen);
      return;
    }
    expect([i, got.status, got.why]).toEqual([i, 201, undefined]);
    expect(got.seen.n).toBeGreaterThan(seen.n);
    seen = got.seen;
  }
  expect(vector.error).toBeUndefined();
  agree(seen);
  expect(told(seen)).toMatchObject(vector.expect ?? {});
  const { seen: looked } = await me.look(seen.id);
  expect(looked).toEqual(seen);
});
