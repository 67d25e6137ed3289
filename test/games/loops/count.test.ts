/** Points counted again from the board alone; who can no longer be caught. */
import { describe, expect, test } from "vitest";
import { best } from "../../../engine/rules.ts";
import { rules } from "../../../games/loops/rules.ts";
import { recount } from "./oracle.ts";
import { picture, played } from "./play.ts";

test.each([2, 3, 4])("%i seats: scores are what the tiles on the board say", (seats) => {
  for (let nth = 0; nth < 20; nth++) {
    const options = { mode: nth % 2 ? "rounds" : "racks" };
    const { states, moves, last } = played({ seats, options, nth, starter: nth % seats });
    const turns = moves.map((move, ply) => [states[ply]?.seat ?? -1, move] as const);
    expect(rules.scores(last)).toEqual(recount(last, turns));
  }
});

test("equal totals share a place, and who has left is behind all others", () => {
  const state = picture({
    tiles: "NS2@2,2",
    racks: ["", "", "", ""],
    more: { scores: [7, 9, 7, 20], gone: [3] },
  });
  expect(rules.worth(state)).toEqual([[7], [9], [7], [-1]]);
  expect(best(rules.worth(state))).toBe(1);
});

describe("uncatchable", () => {
  const last = { tiles: "NS2@2,2", racks: ["NS3", "S1"] };
  test("nobody, as long as the tiles that are left bring enough", () =>
    expect(rules.decided(picture({ ...last, more: { scores: [10, 19] } }))).toBeNull());
  test("by no more than all ends of the best tile connected", () => {
    // The three on a plain field, and two neighbours of three at most.
    const at = (mine: number) => rules.decided(picture({ ...last, more: { scores: [10, mine] } }));
    expect([at(19), at(20)]).toEqual([null, 1]);
  });
  test("without racks, as soon as the other has had the last turn", () => {
    const more = { mode: "rounds", rounds: 3, round: 3, draw: 4, seat: 1 } as const;
    const drawn = { ...last, racks: ["", "S1"] };
    expect(rules.decided(picture({ ...drawn, more: { ...more, scores: [5, 6] } }))).toBe(1);
    expect(rules.decided(picture({ ...drawn, more: { ...more, scores: [6, 5] } }))).toBeNull();
  });
  test("nobody, while a third could leave tiles to draw", () => {
    const three = { tiles: "NS2@2,2", racks: ["NS3", "S1 S1", ""] };
    const at = (mine: number) =>
      rules.decided(picture({ ...three, more: { scores: [10, mine, 0] } }));
    // All three tiles would bring 9, 4 and 4: then one does not lead with 27.
    expect([at(27), at(28)]).toEqual([null, 1]);
  });
  test("whoever alone is left", () =>
    expect(rules.decided(picture({ ...last, more: { gone: [0] } }))).toBe(1));
});
