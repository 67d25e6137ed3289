/** Racks in somebody's own order. */
import { expect, test } from "vitest";
import { moved, ordered, rackSeen } from "../../../games/loops/rack.ts";
import { picture } from "./play.ts";

test.each([
  [
    [4, 2, 9],
    [9, 4],
    [9, 4, 2],
  ],
  [[4, 2, 9], [], [4, 2, 9]],
  [
    [4, 2],
    [7, 2, 4],
    [2, 4],
  ],
])("%j in the order %j", (rack, order, expected) => {
  expect(ordered(rack, order)).toEqual(expected);
});

test.each([
  [0, 2, [5, 6, 4]],
  [2, 0, [6, 4, 5]],
  [1, 9, [4, 6, 5]],
  [1, -3, [5, 4, 6]],
])("the tile at %i goes to %i", (from, to, expected) => {
  const rack = [4, 5, 6];
  expect(moved(rack, rack[from] ?? 0, to)).toEqual(expected);
});

test("with racks one sees one's own; without them what is drawn", () => {
  const view = picture({ tiles: "EW2@2,2", racks: ["E1 W1", "N1"] });
  expect(rackSeen(view, null)).toEqual([]);
  expect(rackSeen(view, 1)).toEqual(view.racks[1]);
  expect(rackSeen({ ...view, mode: "rounds" }, null)).toEqual(view.racks[0]);
});
