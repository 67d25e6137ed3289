/** What a page foresees of a turn before it is sent. */
import { expect, test } from "vitest";
import { add, fieldsFor, moveOf, play, untouched } from "../../../games/loops/play.ts";
import { rules } from "../../../games/loops/rules.ts";
import { picture, played } from "./play.ts";

test("the fields of a tile are those where it is taken, also after others", () => {
  for (const state of played({ nth: 6 }).states) {
    if (state.seat === null) continue;
    const view = rules.view(state, state.seat);
    let turn = untouched(view);
    for (const tile of view.racks[state.seat] ?? []) {
      if (tile === null || turn.placed.length === 3) continue;
      const taken = view.layout.flatMap((row, r) =>
        Array.from(row, (_, c) => [r, c] as const).filter(
          (at) => !("why" in add(view, turn, { tile, at })),
        ),
      );
      const fields = fieldsFor(view, turn, tile);
      expect(fields.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual(taken);
      const [at] = fields;
      const next = at ? add(view, turn, { tile, at }) : turn;
      if (!("why" in next)) turn = next;
    }
  }
});

test("an unfinished turn explains its points and says what it would be sent as", () => {
  const state = picture({ tiles: "NS4@2,2", racks: ["NS2 S1", ""], bag: "NS2 NS2 NS2" });
  const view = rules.view({ ...state, layout: [".....", "..3..", ".....", ".....", "....."] }, 0);
  const [first = -1, second = -1] = view.racks[0] ?? [];
  const one = add(view, untouched(view), { tile: first ?? -1, at: [1, 2] });
  if ("why" in one) throw new Error(one.why);
  expect(one.placed).toEqual([{ tile: first, at: [1, 2], own: 6, mult: 3, links: [4], total: 10 }]);
  expect(one.rack).toEqual([second]);
  expect(play.write(moveOf(one))).toBe(`lay ${first}@1,2`);
  expect(add(view, one, { tile: first ?? -1, at: [0, 2] })).toEqual({ why: "no-such-tile" });
});

test("after its own move a page knows what it keeps, and not what it draws", () => {
  const state = picture({ tiles: "NS4@2,2", racks: ["NS2 E1", "N1"], bag: "NS2 NS2" });
  const step = play.apply(rules.view(state, 0), { lay: [{ tile: 1, at: [1, 2] }] });
  expect("why" in step ? step : [step.state.racks, step.state.bag, step.state.seat]).toEqual([
    [[2, null], [null]],
    [null],
    1,
  ]);
});
