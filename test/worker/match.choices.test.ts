/** Every value that can be chosen is played once over the interface, to the end. */
import { describe, expect, test } from "vitest";
import { choose } from "../../engine/options.ts";
import { randomFrom, type Random } from "../../engine/random.ts";
import { best, places, refused, type AnyRules } from "../../engine/rules.ts";
import { movesOf, type Seen } from "../../engine/wire.ts";
import { games, kindOf } from "../../games/kinds.ts";
import { clientOf, keyOf, type Client } from "../http/client.ts";
import { one, seedFor } from "../setups.ts";
import { everyValue, type Wish } from "./every.ts";
import { send } from "./worker.ts";

/** Of longer lists of moves one of the first is played. */
const mostListed = 60;

/** What is tried of choices that are texts. */
const texts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  dots: { field: ["2x1", "5x4:x2@0,0;bomb@1,2;w3@2,4", "3x3:swap@0,0;extra@2,2"] },
};
const series = (...all: readonly string[]) => all.map((one) => `series: "${one}"`);
const teams = ["sides: [0,1,0,1]", "sides: [0,1,1,1]", "sides: [0,1,0]"];
const eight = [0, 1, 2, 3, 4, 5, 6, 7];
/** What may not be chosen around a board: a value that is here because it is new is a fault. */
const never: Readonly<Record<string, readonly string[]>> = {
  dots: [
    ...series("sum-of-2"),
    ...[3, 4, 5, 6, 7, 8].map((count) => `sides: ${JSON.stringify(eight.slice(0, count))}`),
  ],
  corners: [teams[1] ?? "", ...series("best-of-3", "sum-of-2", "sum-of-3", "sum-of-5")],
  loops: [...teams, ...series("best-of-3", "sum-of-3", "sum-of-5")],
  toy: teams,
};

describe.each(Object.keys(games))("%s", async (kind) => {
  const game = kindOf(kind);
  if (!game) throw new Error(`no such game: ${kind}`);
  const [rules, cpu, form] = [await game.rules(), await game.cpu(), await game.form("de")];
  const { layout = () => Object.keys(rules.choices) } = form;
  const every = everyValue({ rules, levels: cpu.levels, layout, texts: texts[kind] ?? {} });

  test("nothing else may not be chosen", () => {
    expect(every.never.toSorted()).toEqual((never[kind] ?? []).toSorted());
  });

  test.for(every.wishes.map((wish, nth) => [nth, JSON.stringify(wish), wish] as const))(
    "%i: %s",
    async ([nth, , wish]) => {
      const seen = await played(kind, rules, wish, randomFrom(seedFor(nth)));
      expect([seen.standing.over, seen.turn]).toEqual([true, null]);
      for (const { game: number } of seen.games) {
        await replayed(rules, wish, seen, number);
      }
      const results = seen.games.map(({ end }) => end?.winner);
      const wins = seen.standing.wins.map(
        (_, side) => results.filter((one) => one === side).length,
      );
      expect(seen.standing.wins).toEqual(wins);
      const sums = seen.standing.points.map((_, side) =>
        seen.games.reduce((sum, { scores }) => sum + (scores[side] ?? 0), 0),
      );
      expect(seen.standing.points).toEqual(sums);
    },
  );
});

/** Plays a match to its end, each move by the client that holds the seat. */
async function played(kind: string, rules: AnyRules, wish: Wish, random: Random): Promise<Seen> {
  const { options, others, sides, series, starter, more } = wish;
  const seats = sides.map((_, seat) => (seat === 0 ? "me" : others));
  const me = clientOf(send);
  const made = await me.make({ kind, options, seats, sides, series, starter, ...more });
  expect([made.status, made.why]).toEqual([201, undefined]);
  const players: Client[] = [me];
  for (const seat of seats.keys()) {
    if (seat === 0) continue;
    const other = others === "free" ? clientOf(send) : me;
    players.push(other);
    if (others === "free") await other.sit(made.seen.id, keyOf(made, seat));
  }
  let { seen } = await me.look(made.seen.id);
  for (const name of ["series", "sides", "pace", "late", "open"] as const) {
    expect([name, seen[name]]).toEqual([name, name in wish ? wish[name as "series"] : more[name]]);
  }
  while (seen.turn !== null) {
    const { id, turn } = seen;
    const player = players[turn] as Client;
    const own = seen.seat === turn ? seen : (await player.look(id, `?seat=${turn}`)).seen;
    const moves = firstOf(rules.moves(own.view), mostListed);
    const act = { n: own.n, seat: turn, act: "move", move: rules.write(one(moves, random)) };
    const got = await player.act(id, act);
    expect([got.status, got.why]).toEqual([201, undefined]);
    ({ seen } = got);
  }
  return (await clientOf(send).look(seen.id)).seen;
}

function firstOf<T>(things: Iterable<T>, count: number): readonly T[] {
  const some: T[] = [];
  for (const thing of things) if (some.push(thing) >= count) break;
  return some;
}

/** The same game by the rules alone, from the seed that is told at its end. */
async function replayed(rules: AnyRules, wish: Wish, seen: Seen, number: number): Promise<void> {
  const told = (await clientOf(send).look(seen.id, `?game=${number}`)).seen;
  const { seed = "", end, scores } = seen.games.find(({ game }) => game === number) ?? {};
  const options = choose(rules.choices, wish.options);
  if (options === null) throw new Error("options");
  expect(told.options).toEqual(options);
  const starter = told.movers[0] ?? 0;
  let state = rules.start({ options, sides: wish.sides, starter, nth: number - 1, seed });
  for (const [ply, text] of movesOf(told).entries()) {
    expect(rules.turn(state)).toBe(told.movers[ply]);
    const move = rules.read(text);
    const step = move === null ? { why: "unread" } : rules.apply(state, move);
    if (refused(step)) throw new Error(`${text}: ${step.why}`);
    ({ state } = step);
  }
  const worth = rules.worth(state);
  expect(rules.turn(state)).toBeNull();
  expect(end).toEqual({ how: "rules", winner: best(worth) });
  expect([told.scores, scores]).toEqual([rules.scores(state), rules.scores(state)]);
  expect(told.places).toEqual(places(worth));
  expect(told.view).toEqual(rules.view(state, null));
}
