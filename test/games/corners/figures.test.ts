/** How many figures there are, and which cells lie within (rules.md §2.2). */
import { describe, expect, test } from "vitest";
import { cellsOf } from "../../../games/corners/cells.ts";
import { figuresOf, type Figure } from "../../../games/corners/figures.ts";

test.each([
  [7, false, 41],
  [7, true, 51],
  [9, false, 85],
  [9, true, 119],
])("on a board of %i, Profimodus %s: %i figures, none twice", (n, pro, count) => {
  const figures = figuresOf({ n, pro });
  expect(figures).toHaveLength(count);
  expect(new Set(figures.map(({ corners }) => corners.toSorted().join(" "))).size).toBe(count);
});

/** A figure by its first corner and the one opposite. */
function figure(first: string, opposite: string): Figure {
  const found = figuresOf({ n: 7, pro: true }).find(
    ({ corners: [a, , c] }) => `${a}` === first && `${c}` === opposite,
  );
  if (!found) throw new Error(`no figure from ${first} to ${opposite}`);
  return found;
}

function picture({ corners, area }: Figure): readonly string[] {
  const has = (cells: Figure["area"], cell: string): boolean => cells.map(String).includes(cell);
  const marks = cellsOf(7).map((cell) => {
    return has(corners, `${cell}`) ? "#" : has(area, `${cell}`) ? "+" : ".";
  });
  return marks.join("").match(/.{7}/g) ?? [];
}

const nothing = ".......";
describe("corners and area", () => {
  test.each([
    ["1,1", "3,3", 9, [nothing, ".#+#...", ".+++...", ".#+#..."]],
    ["0,3", "3,6", 16, ["...#++#", "...++++", "...++++", "...#++#"]],
    ["0,2", "4,2", 13, ["..#....", ".+++...", "#+++#..", ".+++...", "..#...."]],
    [
      "0,3",
      "6,3",
      25,
      ["...#...", "..+++..", ".+++++.", "#+++++#", ".+++++.", "..+++..", "...#..."],
    ],
  ])("from %s to %s: %i cells", (first, opposite, cells, rows) => {
    const found = figure(first, opposite);
    expect(found.area).toHaveLength(cells);
    expect(picture(found)).toEqual([...rows, ...Array(7 - rows.length).fill(nothing)]);
  });

  test("corners go round the outline", () => {
    for (const { corners } of figuresOf({ n: 9, pro: true })) {
      const sides = corners.map(([r, c], i) => {
        const [nextR, nextC] = corners[(i + 1) % 4] ?? [0, 0];
        return [nextR - r, nextC - c] as const;
      });
      // Each side is the one before, turned to the right.
      for (const [i, [down, right]] of sides.entries()) {
        expect(sides[(i + 1) % 4]).toEqual([right, 0 - down]);
      }
    }
  });
});
