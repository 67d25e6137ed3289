import { describe, expect, test } from "vitest";
import { nearest, rowsOf } from "../../../games/dots/paper.ts";
import { linesOf } from "../../../games/dots/lines.ts";
import { across, stepTo } from "../../../games/dots/steps.ts";

const size = { w: 3, h: 2 };
const rows = rowsOf(size);

test("rows hold every line once", () => {
  expect(rows.flat().toSorted()).toEqual(linesOf(size).toSorted());
});

function go(from: string, key: string, far = false, goal = across(from)): string | null {
  return stepTo(rows, from, key, far, goal);
}

describe("keys", () => {
  test.each([
    ["h0,1", "ArrowRight", "h0,2"],
    ["h0,2", "ArrowRight", "h0,2"],
    ["h0,0", "ArrowLeft", "h0,0"],
    ["h0,1", "ArrowDown", "v0,1"],
    ["v0,3", "ArrowDown", "h1,2"],
    ["v0,0", "ArrowUp", "h0,0"],
    ["h2,1", "ArrowDown", "h2,1"],
    ["v1,1", "Home", "v1,0"],
    ["v1,1", "End", "v1,3"],
    ["v1,1", "x", null],
  ])("%s %s → %s", (from, key, to) => {
    expect(go(from, key)).toBe(to);
  });
  test("to the first and the last", () => {
    expect(go("v1,1", "Home", true)).toBe("h0,0");
    expect(go("v1,1", "End", true)).toBe("h2,2");
  });
  test("down and up again comes back", () => {
    const goal = across("v0,3");
    const down = go("v0,3", "ArrowDown", false, goal) ?? "";
    expect(go(down, "ArrowUp", false, goal)).toBe("v0,3");
  });
});

describe("the nearest line", () => {
  test("is the one pointed at", () => {
    for (const line of rows.flat()) {
      const [r = 0, c = 0] = line.slice(1).split(",").map(Number);
      const [x, y] = line.startsWith("h") ? [c + 0.5, r] : [c, r + 0.5];
      for (const [dx, dy] of [
        [0, 0],
        [12, 12],
        [-12, 12],
        [12, -12],
        [-12, -12],
      ] as const) {
        expect(nearest(100 * x + dx, 100 * y + dy, size)).toBe(line);
      }
    }
  });
  test("beside the board is the border", () => {
    expect(nearest(-30, 50, size)).toBe("v0,0");
    expect(nearest(330, 50, size)).toBe("v0,3");
    expect(nearest(150, 260, size)).toBe("h2,1");
  });
});
