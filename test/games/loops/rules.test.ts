/** What the rules say in words, one sentence at a time (rules.md §3). */
import { describe, expect, test } from "vitest";
import { refused } from "../../../engine/rules.ts";
import { rules, type LoopsState } from "../../../games/loops/rules.ts";
import { layout } from "../../../games/loops/tiles.ts";
import { after, begin, lay, picture, played, why } from "./play.ts";

/** The leaflet's example: a 2 next to a 7, a 3 between a 4 and a 5, a 2 that touches a 5. */
const example = picture({
  tiles: "NESW7@5,5 NSW3@4,5 NS2@3,5 SW2@2,5 ESW4@2,4 NEW5@4,4 ESW5@4,3",
  racks: ["SW2 NSW3 E2 N1 NE4", "NS2 EW2 NE2 ES3 NESW4"],
  bag: "N1 N1 N1 N1 N1",
  more: { layout },
});

describe("the worked example (§3.1, §3.6)", () => {
  const turn = lay(example, [0, 5, 6], [1, 3, 4], [2, 3, 3]);
  const step = rules.apply(example, turn);
  const laid = refused(step) ? [] : step.events.filter((event) => event.type === "lay");

  test("9 + 12 + 7 = 28, part by part", () => {
    expect(laid.map(({ own, mult, links, total }) => [own, mult, links, total])).toEqual([
      [2, 1, [7], 9],
      [3, 1, [4, 5], 12],
      // On a 2×; the 5 below it touches with a blank side and is no connection.
      [4, 2, [3], 7],
    ]);
    expect(rules.scores(after(example, turn))).toEqual([28, 0]);
  });
  test("each event says whose tile lies where", () => {
    const rack = example.racks[0] ?? [];
    expect(laid.map(({ seat, tile, at }) => [seat, tile, at])).toEqual([
      [0, rack[0], [5, 6]],
      [0, rack[1], [3, 4]],
      [0, rack[2], [3, 3]],
    ]);
  });
  test("the order matters: the last tile first has nothing to connect to", () =>
    expect(why(example, lay(example, [2, 3, 3], [1, 3, 4]))).toBe("no-connection"));
  test("the rack is filled up, the board keeps the order of laying", () => {
    const state = after(example, turn);
    expect(state.racks[0]?.length).toBe(5);
    expect(state.bag.length).toBe(2);
    expect(state.tiles.slice(-3).map(([r, c]) => [r, c])).toEqual([
      [5, 6],
      [3, 4],
      [3, 3],
    ]);
  });
});

describe("one placement (§3.5)", () => {
  const state = picture({ tiles: "NESW4@2,2 W1@2,3", racks: ["SW2 NS2 E1 N1 EW2"], bag: "N1" });
  test.each([
    [0, 5, 0, "off-board"],
    [0, 2, 2, "occupied"],
    [2, 0, 4, "border"],
    [0, 1, 3, "cut"],
    [0, 0, 0, "border"],
    [1, 1, 1, "not-adjacent"],
    [3, 3, 3, "no-connection"],
    [1, 1, 2, null],
  ] as const)("tile %i on %i,%i: %s", (nth, r, c, expected) => {
    const two = picture({ tiles: "NESW4@2,2 W1@2,3", racks: ["SW2 NS2 E1 S1 EW2", ""], bag: "N1" });
    const which = expected === "off-board" || expected === "occupied" ? state : two;
    expect(why(which, lay(which, [nth, r, c]))).toBe(expected);
  });
  test("the last open line stays open, until the bag is empty", () => {
    const closing = { tiles: "N1@2,2", racks: ["S1 EW2", "EW2"] };
    const full = picture({ ...closing, bag: "NS2" });
    expect(why(full, lay(full, [0, 1, 2]))).toBe("closes-last-line");
    expect(why(full, "keep")).toBeNull();
    const empty = picture(closing);
    expect(why(empty, lay(empty, [0, 1, 2]))).toBeNull();
    expect(why(empty, "keep")).toBe("can-lay");
  });
});

describe("a turn", () => {
  test.each([
    [[], "nothing-laid"],
    [
      [
        [0, 5, 6],
        [1, 3, 4],
        [2, 3, 3],
        [3, 6, 5],
      ],
      "too-many",
    ],
    [
      [
        [0, 5, 6],
        [0, 5, 7],
      ],
      "no-such-tile",
    ],
    [[[9, 5, 6]], "no-such-tile"],
    [
      [
        [0, 5, 6],
        [1, 5, 6],
      ],
      "occupied",
    ],
  ] as const)("%j: %s", (places, expected) =>
    expect(why(example, lay(example, ...places))).toBe(expected),
  );
  test("one tile is enough", () => expect(why(example, lay(example, [0, 5, 6]))).toBeNull());
  test("a refused one changes nothing, and no other seat's tiles can be laid", () => {
    const theirs = example.racks[1]?.[0] ?? -1;
    expect(why(example, { lay: [{ tile: theirs, at: [5, 6] }] })).toBe("no-such-tile");
  });
});

/** Nobody can lay but with what is in the bag. */
const stuck = { tiles: "NS2@2,2", racks: ["E1 W1", "EW2 EW3"], bag: "NS2 ES3" };

describe("without a tile that fits (§3.7)", () => {
  test("an exchange takes as many as were put back, from the end", () => {
    const state = after(picture(stuck), "exchange");
    expect([state.racks[0], state.bag.length, state.idle, state.seat]).toEqual([[1, 2], 2, 1, 1]);
  });
  test("a real exchange shuffles, and never twice alike", () => {
    const real = picture({ ...stuck, more: { chance: "5e".repeat(32) } });
    const next = after(real, "exchange");
    expect(next.chance).not.toBe(real.chance);
    expect([...next.bag, ...(next.racks[0] ?? [])].toSorted()).toEqual([1, 2, 5, 6].toSorted());
  });
  test("after a whole round the exchange is forced, seat by seat, until somebody can lay", () => {
    const real = picture({ ...stuck, more: { chance: "5e".repeat(32) } });
    let state = after(after(real, "keep"), "keep");
    const forced = [];
    for (let move = rules.forced(state); move !== null; move = rules.forced(state)) {
      forced.push(move);
      state = after(state, move);
    }
    expect(forced.length).toBeGreaterThan(0);
    expect(new Set(forced)).toEqual(new Set(["exchange"]));
    expect([...rules.moves(state)].some((move) => typeof move !== "string")).toBe(true);
  });
  test("twenty idle turns for each seat end the game", () => {
    const state = after(picture({ ...stuck, more: { idle: 39 } }), "keep");
    expect([state.seat, state.idle]).toEqual([null, 40]);
  });
  test("with an empty bag seats are skipped by moves of their own, which do not count", () => {
    const racks = ["S1", "E1", "W1", "N1"];
    const first = picture({ tiles: "NS2@2,2", racks });
    let state = after(first, lay(first, [0, 1, 2]));
    expect([state.seat, state.skips]).toEqual([1, true]);
    for (const seat of [1, 2]) {
      expect([state.seat, rules.forced(state)]).toEqual([seat, "keep"]);
      state = after(state, "keep");
    }
    expect([state.seat, rules.forced(state), state.idle]).toEqual([3, null, 0]);
  });
});

describe("the end (§3.8)", () => {
  test("when no tile anywhere fits, even with tiles in the bag", () => {
    const state = picture({ tiles: "N1@2,2", racks: ["NS2 E1", "E1"], bag: "W1 W1" });
    const closed = after(state, lay(state, [0, 1, 2]));
    expect(closed.seat).toBeNull();
    expect(why(closed, "keep")).toBe("game-over");
    expect(rules.leave(closed, 0)).toEqual({ why: "game-over" });
  });
  test("tiles left over cost nothing", () => {
    const { last } = played({ nth: 3 });
    const laid = last.tiles.length + last.racks.flat().length + last.bag.length;
    expect([rules.worth(last), laid]).toEqual([last.scores.map((mine) => [mine]), 81]);
  });
});

describe("who leaves (§4, G-2)", () => {
  const three = begin({ seats: 3, nth: 4 });
  const left = (state: LoopsState, seat: number): LoopsState => {
    const step = rules.leave(state, seat);
    if (refused(step)) throw new Error(step.why);
    return step.state;
  };
  test("puts the rack into the bag; on turn, the turn passes", () => {
    const state = left(three, 0);
    expect([state.seat, state.racks[0], state.bag.length]).toEqual([1, [], three.bag.length + 5]);
    expect(left(three, 1).seat).toBe(0);
    expect(rules.leave(state, 0)).toEqual({ why: "gone" });
    expect(rules.leave(state, 3)).toEqual({ why: "gone" });
  });
  test("with an empty bag, leaves something to draw: nobody is skipped for now", () => {
    const racks = ["S1", "NS2", "E1 W1"];
    const first = picture({ tiles: "NS2@2,2", racks });
    const state = left(after(first, lay(first, [0, 1, 2])), 2);
    expect([state.bag.length, state.skips]).toEqual([2, false]);
  });
  test("the round goes on from the seat after the first, even when the first has left", () => {
    const state = left(left(begin({ seats: 4, starter: 1, nth: 5 }), 1), 3);
    const keeps = { ...state, racks: state.racks.map(() => []) };
    const turns = [keeps, after(keeps, "keep"), after(after(keeps, "keep"), "keep")];
    expect(turns.map(({ seat, round }) => [seat, round])).toEqual([
      [2, 1],
      [0, 1],
      [2, 2],
    ]);
  });
  test("the last one wins, whatever the points", () => {
    const state = left(left({ ...three, scores: [50, 1, 60] }, 2), 0);
    expect([state.seat, rules.worth(state), rules.decided(state)]).toEqual([
      null,
      [[-1], [1], [-1]],
      1,
    ]);
  });
});
