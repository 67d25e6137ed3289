/** Vier Ecken over the interface: every choice is played, and told as the rules have it. */
import { expect, test } from "vitest";
import { randomFrom } from "../../engine/random.ts";
import { refused } from "../../engine/rules.ts";
import { rules, type CornersState } from "../../games/corners/rules.ts";
import { clientOf } from "../http/client.ts";
import { send } from "./worker.ts";

const games = rules.choices.n.of.flatMap((n) =>
  rules.choices.pro.of.flatMap((pro) => [0, 1].map((starter) => ({ n, pro, starter }))),
);

test.for(games)("$n, pro $pro, seat $starter begins", async ({ n, pro, starter }) => {
  const me = clientOf(send);
  const made = await me.make({
    kind: "corners",
    options: { n, pro },
    seats: ["me", "me"],
    starter,
  });
  expect(made.status).toBe(201);
  let { seen } = made;
  const random = randomFrom(`${n}${starter}`.padEnd(64, pro ? "1" : "0"));
  let state = rules.start({ options: { n, pro }, sides: [0, 1], starter, nth: 0, seed: "00" });
  while (rules.turn(state) !== null) {
    const moves = [...rules.moves(state)];
    const move = moves[random.below(moves.length)];
    const step = move ? rules.apply(state, move) : { why: "game-over" as const };
    if (refused(step) || !move) throw new Error("no move");
    const { id, n: row, turn } = seen;
    const act = { n: row, seat: turn, act: "move", move: rules.write(move) };
    const got = await me.act(id, act);
    expect([got.status, got.seen.view as CornersState]).toEqual([201, step.state]);
    ({ seen } = got);
    ({ state } = step);
  }
  expect(seen.scores).toEqual(rules.scores(state));
  expect(seen.end?.how).toBe("rules");
});

test("series, teams and symbols on symbols are refused", async () => {
  const me = clientOf(send);
  const bad = [{ series: "best-of-3" }, { options: { n: 8 } }, { sides: [0, 1, 0, 1] }];
  for (const wish of bad) {
    const { status } = await me.make({ kind: "corners", ...wish });
    expect([400, 422]).toContain(status);
  }
  const { id, n } = (await me.make({ kind: "corners", seats: ["me", "me"] })).seen;
  const first = await me.act(id, { n, seat: 0, act: "move", move: "3,3" });
  const again = await me.act(id, { n: first.seen.n, seat: 1, act: "move", move: "3,3" });
  expect([again.status, again.why]).toEqual([422, "occupied"]);
});
