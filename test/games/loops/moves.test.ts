/** Every legal turn and no other, compared with a slow search that shares nothing. */
import { describe, expect, test } from "vitest";
import { rules } from "../../../games/loops/rules.ts";
import { everyMove } from "./oracle.ts";
import { lay, picture, played } from "./play.ts";

/** Twenty positions: early, late, with racks and without, for each number of seats. */
const positions = [2, 3, 4].flatMap((seats) =>
  ["racks", "rounds"].flatMap((mode, nth) => {
    const { states } = played({ seats, options: { mode }, nth: 10 * seats + nth });
    const open = states.filter((state) => rules.turn(state) !== null);
    const parts = seats === 2 ? [0, 0.3, 0.7, 0.99] : [0, 0.5, 0.99];
    return parts.map((part) => open[Math.floor(part * open.length)] ?? states[0]);
  }),
);

test("there are twenty of them", () => expect(positions.length).toBe(20));

test.each(positions.map((state, nth) => [nth, state] as const))("position %i", (_, state) => {
  if (!state) throw new Error("no position");
  const texts = [...rules.moves(state)].map(rules.write);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.toSorted()).toEqual(everyMove(state).toSorted());
});

describe("when nothing can be laid", () => {
  const stuck = { tiles: "NS2@2,2", racks: ["E1 W1", "NS2 S1"] };
  const texts = (state: Parameters<typeof rules.moves>[0]) =>
    [...rules.moves(state)].map(rules.write).join(" ");

  test("the rack is exchanged or kept", () =>
    expect(texts(picture({ ...stuck, bag: "NS3" }))).toBe("exchange keep"));
  test("with an empty bag it is kept", () => expect(texts(picture(stuck))).toBe("keep"));
  test("an empty rack can only be kept", () =>
    expect(texts(picture({ ...stuck, racks: ["", "NS2"], bag: "NS3" }))).toBe("keep"));
  test("what was drawn for one turn goes back", () =>
    expect(texts(picture({ ...stuck, bag: "NS3", more: { mode: "rounds", rounds: 3 } }))).toBe(
      "keep",
    ));
});

describe("what the rules do by themselves", () => {
  const stuck = { tiles: "NS2@2,2", racks: ["E1 W1", "NS2 S1"], bag: "NS3 NS3" };
  test("nothing, as long as a rack may be exchanged or kept", () =>
    expect(rules.forced(picture(stuck))).toBeNull());
  test("exchange after a whole round without a tile", () =>
    expect(rules.forced(picture({ ...stuck, more: { idle: 2 } }))).toBe("exchange"));
  test("seats that have left are no part of a round", () => {
    const three = { ...stuck, racks: ["E1 W1", "NS2 S1", ""] };
    const left = picture({ ...three, more: { idle: 2, gone: [2] } });
    expect(rules.forced(picture({ ...three, more: { idle: 2 } }))).toBeNull();
    expect(rules.forced(left)).toBe("exchange");
  });
  test("not for who can lay", () =>
    expect(rules.forced(picture({ ...stuck, racks: ["S1", "E1"], more: { idle: 2 } }))).toBeNull());
  test("keep, where there is nothing else to do", () => {
    expect(rules.forced(picture({ ...stuck, bag: "" }))).toBe("keep");
    expect(rules.forced(picture({ ...stuck, racks: ["", "NS2"] }))).toBe("keep");
    expect(rules.forced(picture({ ...stuck, more: { mode: "rounds", rounds: 3 } }))).toBe("keep");
  });
  test("whether somebody else can lay shows in no view", () => {
    const state = picture({ ...stuck, bag: "" });
    expect(rules.forced(rules.view(state, 0))).toBe("keep");
    expect(rules.forced(rules.view(state, 1))).toBeNull();
  });
});

test("a move is read off the rack once", () => {
  const state = picture({ tiles: "NS2@2,2", racks: ["S2 NS2", "S1"], bag: "NS3" });
  expect([...rules.moves(state)]).toContainEqual(lay(state, [1, 1, 2], [0, 0, 2]));
});
