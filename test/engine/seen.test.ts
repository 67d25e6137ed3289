/** What one person is told: never a secret, and always the position that was asked for. */
import { describe, expect, test } from "vitest";
import { currentGame } from "../../engine/match.ts";
import { seedOf } from "../../engine/seeds.ts";
import { seenAt, seenBy, type Person, type Position, type Viewer } from "../../engine/seen.ts";
import { after, begun, day, duel, played, secret, table, type Log } from "./log.ts";

const people: readonly Person[] = [
  { name: "Anna", colour: "a", here: true },
  { name: "Ben", colour: "b", here: false },
  { name: "Cem", colour: "c", here: false },
];
const onlooker: Viewer = { held: [], maker: false };

function seen({ match }: Log, viewer: Partial<Viewer> = {}, at: Position = {}) {
  return seenBy("an-id", match, people, { ...onlooker, ...viewer }, at, table);
}

describe("nobody is told", () => {
  const log = played(begun({ series: "best-of-3" }), 5);
  const viewers = [[], [0], [1], [0, 2]];

  test.each(viewers.map((held) => [held]))(
    "holding %j: the secret, or the seed of a game",
    (held) => {
      const now = JSON.stringify(seen(log, { held, maker: true }));
      expect(now).not.toContain(secret);
      for (const nth of [0, 1, 2]) expect(now).not.toContain(seedOf(secret, "game", nth));
    },
  );
  test("the seed of a game that runs, but that of one that is over", () => {
    const next = played(log);
    expect(next.match.games.length).toBe(2);
    const { games } = seen(next);
    expect(games.map((game) => game.seed)).toEqual([seedOf(secret, "game", 0), undefined]);
  });
  test("what lies face down: the view is the seat's own", () => {
    const state = currentGame(log.match).states.at(-1) ?? {};
    for (const held of viewers) {
      const { seat, view } = seen(log, { held });
      expect(view).toEqual(table.rules.view(state, seat));
      expect(seat === null || held.includes(seat)).toBe(true);
    }
  });
  test("names, if they are hidden from onlookers", () => {
    const hidden = begun({ hideNames: true });
    expect(seen(hidden).seats.map(({ name }) => name)).toEqual(["", "", ""]);
    expect(seen(hidden, { held: [1] }).seats[0]?.name).toBe("Anna");
  });
});

test("what is put together once is each viewer's own all the same", () => {
  const log = played(begun({ hideNames: true }), 4);
  const viewers = [[], [0], [1], [0, 2], []].map((held) => ({ ...onlooker, held }));
  const look = seenAt("an-id", log.match, people, {}, table);
  expect(viewers.map(look)).toEqual(viewers.map((viewer) => seen(log, viewer)));
  expect(new Set(viewers.map((viewer) => JSON.stringify(look(viewer)))).size).toBe(4);
});

test("where a game takes nothing back, nothing is said about it", () => {
  const { match } = played(begun(), 2);
  const lasting = { ...table, rules: { ...table.rules, undo: false } };
  const viewer = { held: [0], maker: false };
  expect(seenBy("an-id", match, people, viewer, {}, lasting).undo).toEqual({ why: "not-now" });
});

describe("who holds several seats looks", () => {
  const log = begun();
  test.each<[Partial<Viewer>, number | null]>([
    [{ held: [] }, null],
    [{ held: [2, 1] }, 1],
    [{ held: [2, 0, 1] }, 0],
    [{ held: [2, 0], wish: 2 }, 2],
    [{ held: [2, 0], wish: 1 }, 0],
    [{ held: [], wish: 1 }, null],
    [{ held: [2, 0], wish: 2, follows: true }, 0],
    [{ held: [2, 1], wish: 2, follows: true }, 2],
  ])("%j from seat %s", (viewer, expected) => expect(seen(log, viewer).seat).toBe(expected));
});

describe("another position", () => {
  const log = played(duel());
  const { moves } = currentGame(log.match);

  test("shows the board then, and nothing of later", () => {
    const then = seen(log, { held: [0] }, { ply: 2 });
    expect(then).toMatchObject({ ply: 2, end: null, places: null, offers: [], deadline: null });
    expect(then.moves.split(" ")).toEqual(moves.slice(0, 2).map(({ text }) => text));
    expect(then.undo).toEqual({ why: "not-now" });
  });
  test.each([
    [{ ply: 0 }, 1, 0],
    [{ ply: 999 }, 1, moves.length],
    [{ ply: -3 }, 1, 0],
    [{ game: 7 }, 1, moves.length],
    [{ game: 0, ply: 1 }, 1, 1],
  ])("%j is game %i, ply %i", (at, game, ply) => {
    expect(seen(log, {}, at)).toMatchObject({ game, ply });
  });
});

test("how it ended: whoever gave up is last, whatever the points", () => {
  const log = after(played(duel(), 3), { act: "resign" }, 0);
  expect(seen(log)).toMatchObject({
    end: { how: "resign", winner: 1 },
    places: [2, 1],
    turn: null,
  });
});

test("who begins the next game is told once this one is over, unless it is drawn", () => {
  const over = after(duel({ starter: 1 }), { act: "resign" }, 0);
  expect(seen(played(duel({ starter: 1 }), 1)).next).toBeNull();
  expect(seen(over).next).toBe(0);
  expect(seen(after(duel({ alternate: false }), { act: "resign" }, 0)).next).toBeNull();
});

test("taking back is offered just when it would be granted", () => {
  let log = played(duel(), 2);
  const undo = (now: Log, viewer: Partial<Viewer> = {}) => seen(now, { held: [0], ...viewer }).undo;
  const offered = undo(log);
  if (!("line" in offered)) throw new Error("something to take back");
  const ask = { act: "ask", want: { for: "undo", line: offered.line } } as const;
  for (let i = 0; i < 3; i++) {
    const asked = after(log, ask, 0);
    expect(undo(asked)).toEqual({ why: "request-open" });
    log = after(asked, { act: "answer", to: asked.match.n, yes: false }, 1);
  }
  expect(undo(log)).toEqual({ why: "too-many-requests" });
  expect(undo(log, { held: [0, 1] })).toEqual(offered);
  const left = after(played(begun(), 3), { act: "leave" }, 0);
  expect(undo(left)).toEqual({ why: "game-over" });
});

test("a request shows until when it may be answered, an undo its line", () => {
  const over = after(after(duel(), { act: "resign" }, 0), { act: "rematch" }, 1);
  const { n, at } = over.match;
  expect(seen(over).offers).toEqual([
    { row: n, for: "rematch", seat: 1, waits: [0], until: at + 14 * day },
  ]);
  const log = played(duel(), 1);
  const { undo } = seen(log, { held: [0] });
  if (!("line" in undo)) throw new Error("something to take back");
  const asked = after(log, { act: "ask", want: { for: "undo", line: undo.line } }, 0);
  expect(seen(asked).offers).toMatchObject([{ for: "undo", line: undo.line, until: null }]);
});

test("marks, movers and gains go by the move", () => {
  const log = begun({ seats: ["person", "cpu:1", "cpu:2"] });
  const { marks, movers, gains, moves } = seen(played(log, 3));
  expect(movers.length).toBe(gains.length);
  expect(moves.split(" ").length).toBe(gains.length);
  const skips = moves.split(" ").flatMap((text, i) => (text === "skip" ? [i] : []));
  expect(skips.filter((i) => marks[i] !== "rules" || gains[i] !== 0)).toEqual([]);
  expect(Object.values(marks)).toContain("cpu");
});

describe("other house rules for the next game", () => {
  const options = { hand: 2, misere: true };
  const rules = { act: "ask", want: { for: "rules", options } } as const;
  const asked = after(begun(), rules, 0);
  const yes = (log: Log, seat: number, to = asked.match.n): Log =>
    after(log, { act: "answer", to, yes: true }, seat);

  test("wait for everybody who has not answered yet", () => {
    expect(seen(asked).offers.map(({ waits }) => waits)).toEqual([[1, 2]]);
    expect(seen(yes(asked, 1)).offers.map(({ waits }) => waits)).toEqual([[2]]);
    // Whoever leaves has no say: those who stay have agreed.
    const left = seen(after(yes(asked, 1), { act: "leave" }, 2));
    expect([left.offers, left.agreed]).toEqual([[], options]);
  });
  test("are told to all from the agreement to the game that has them", () => {
    const agreed = yes(yes(asked, 1), 2);
    expect([seen(asked).agreed, seen(agreed).agreed]).toEqual([null, options]);
    expect(seen(agreed, {}, { ply: 0, game: 1 }).agreed).toEqual(options);
    expect(seen(played(agreed, 1), {}, { ply: 0 }).agreed).toBeNull();
    const over = played(agreed);
    expect(seen(over).agreed).toEqual(options);
    const wish = after(over, { act: "rematch" }, 0);
    const next = yes(yes(wish, 1, wish.match.n), 2, wish.match.n);
    expect([seen(next).game, seen(next).options, seen(next).agreed]).toEqual([2, options, null]);
  });
  test("that are this game's again are none", () => {
    const agreed = yes(yes(asked, 1), 2);
    const { options: old } = begun().match;
    const back = after(agreed, { act: "ask", want: { for: "rules", options: old } }, 1);
    const to = back.match.n;
    expect(seen(yes(yes(back, 0, to), 2, to)).agreed).toBeNull();
  });
});
