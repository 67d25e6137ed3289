/** Where signs lie on a board of small fields. */
import { expect, test } from "vitest";
import { cornerAt } from "../../../games/loops/table.ts";

test("a sign at a tile is large enough to be read on a phone", () => {
  const { scale = 1 } = cornerAt([2, 5]);
  // 330 px for eleven fields; a sign is 34 units of a hundred wide.
  expect((330 / 11) * 0.34 * scale).toBeGreaterThan(18);
});
