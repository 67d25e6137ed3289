/** A match as text: what it shows to whom, and that it replays from its own start. */
import { expect, test } from "vitest";
import { recordOf, replayed } from "../../engine/record.ts";
import { seedOf } from "../../engine/seeds.ts";
import { after, begun, moveOf, played, secret, table, turnOf } from "./log.ts";

test.each([null, 0, 1, 2])("for %s it replays to what that seat saw", (seat) => {
  const { match } = played(begun());
  const [game] = recordOf(match, table, seat).games;
  if (!game) throw new Error("a game");
  const states = replayed(game, table.rules);
  if (!Array.isArray(states)) throw new Error(JSON.stringify(states));
  expect(states.length).toBe(game.moves.length + 1);
  expect(table.rules.scores(states.at(-1))).toEqual(game.scores);
});

test("the seed is shown after the end and not before", () => {
  const log = begun({ series: "best-of-3" });
  const seeds = [0, 1].map((nth) => seedOf(secret, "game", nth));
  const text = (now: typeof log) => JSON.stringify(recordOf(now.match, table, 0));
  expect(seeds.map((seed) => text(played(log, 3)).includes(seed))).toEqual([false, false]);
  const next = played(log);
  expect(seeds.map((seed) => text(next).includes(seed))).toEqual([true, false]);
});

test("a move that does not fit says where", () => {
  const log = after(begun(), moveOf(begun()), turnOf(begun()));
  const [game] = recordOf(log.match, table, 0).games;
  if (!game) throw new Error("a game");
  const broken = { ...game, moves: [...game.moves, ...game.moves] };
  expect(replayed(broken, table.rules)).toMatchObject({ ply: game.moves.length });
});

test("who leaves is in the record, wherever moves are then taken back to", () => {
  const log = after(begun(), moveOf(begun()), turnOf(begun()));
  const gone = (turnOf(log) + 1) % 3;
  const left = after(log, { act: "leave" }, gone);
  const [game] = recordOf(left.match, table, null).games;
  expect(game?.left).toEqual([[left.match.games[0]?.moves.length, gone]]);
  const note = { game: 0, after: 1, what: "undone", seat: 0 } as const;
  const back = { ...left.match, notes: [...left.match.notes, note] };
  expect(recordOf(back, table, null).games[0]?.left).toEqual([[1, gone]]);
  const [whole] = recordOf(played(left).match, table, null).games;
  const states = whole && replayed(whole, table.rules);
  if (!Array.isArray(states)) throw new Error(JSON.stringify(states));
  expect(table.rules.turn(states.at(-1))).toBeNull();
});
