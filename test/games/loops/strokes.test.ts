/** How tiles are drawn: inside their square, meeting their neighbours in the middle of a side. */
import { expect, test } from "vitest";
import { isEnd, linesOf } from "../../../games/loops/strokes.ts";
import { tiles } from "../../../games/loops/tiles.ts";

const middles = ["50 0", "100 50", "50 100", "0 50"];

test.each([...tiles.entries()])("tile %i", (id, { face: [ends], loops }) => {
  const lines = linesOf(id);
  expect(lines).toMatch(/^(M\d+ \d+|[CL]\d+ \d+| \d+ \d+)+$/);
  const numbers = lines.match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
  for (const [side, middle] of middles.entries()) {
    expect(lines.includes(`M${middle}`)).toBe((ends[side] ?? 0) > 0);
  }
  expect(lines.match(/L/g)?.length ?? 0).toBe(2 * loops.length + (isEnd(id) ? 1 : 0));
  // The value's corner stays free.
  const corner = [...lines.matchAll(/(\d+) (\d+)/g)].filter(
    ([, x, y]) => Number(x) > 78 && Number(y) > 78,
  );
  expect(corner).toEqual([]);
});

test("a wave and a loop that end, for ever the same", () => {
  expect(linesOf(0)).toBe("M50 0C50 6 54 10 54 16C54 22 50 26 50 32M50 32L50 50");
  expect(linesOf(1)).toBe("M50 0L50 11C50 26 69 27 69 17C69 7 50 8 50 23L50 32M50 32L50 50");
});
