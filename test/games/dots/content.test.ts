/** What lies on the board: the 36 fields, chance, drawn fields. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { layOut, readField, type Content } from "../../../games/dots/content.ts";
import { fieldSize, themeField, themes, type Theme } from "../../../games/dots/fields.ts";

const fields = readFileSync("test/vectors/kaesekaestchen-fields.json", "utf8");
const plain: Content = {
  content: "plain",
  w: 5,
  h: 4,
  theme: "wiese",
  first: 1,
  twists: ["x2", "bomb", "extra", "swap"],
  field: "",
  blitz: false,
};
const seeds = Array.from({ length: 60 }, (_, i) => (i + 1).toString(16).padStart(64, "0"));

interface Source {
  readonly id: Theme;
  readonly fields: readonly { w: number; h: number; symbols: Record<string, string> }[];
}

describe("themes", () => {
  test("every field is the one that was drawn for it", () => {
    for (const { id, fields: drawn } of JSON.parse(fields) as Source[]) {
      for (const [i, field] of drawn.entries()) {
        expect(fieldSize(i + 1)).toEqual({ w: field.w, h: field.h });
        expect(themeField(id, i + 1)).toEqual(field.symbols);
      }
    }
  });

  test("no two are alike, no twists share a side, two lie in the Blitz half (D-9)", () => {
    const seen = new Set<string>();
    for (const theme of themes) {
      for (const nr of [1, 2, 3, 4, 5, 6]) {
        const boxes = Object.entries(themeField(theme, nr));
        expect(boxes).toHaveLength([5, 6, 8][Math.ceil(nr / 2) - 1] ?? 0);
        const places = boxes.map(([box]) => box.split(",").map(Number) as [number, number]);
        for (const [r, c] of places) {
          const near = places.filter(([y, x]) => Math.abs(y - r) + Math.abs(x - c) === 1);
          expect(near).toEqual([]);
        }
        const half = Math.ceil(fieldSize(nr).h / 2);
        expect(places.filter(([r]) => r < half).length).toBeGreaterThanOrEqual(2);
        seen.add(JSON.stringify([fieldSize(nr), boxes]));
      }
    }
    expect(seen.size).toBe(36);
  });

  test("games at one link take field after field, and 6 is followed by 1", () => {
    const nth = (n: number) => layOut({ ...plain, content: "theme", first: 5 }, n, seeds[0] ?? "");
    expect([0, 1, 2].map((n) => nth(n).symbols)).toEqual(
      [5, 6, 1].map((nr) => themeField("wiese", nr)),
    );
  });
});

describe("chance", () => {
  test("three boxes in ten hold a twist, kinds as even as can be (D-10)", () => {
    for (const seed of seeds) {
      const { symbols } = layOut({ ...plain, content: "random" }, 0, seed);
      const kinds = Object.values(symbols);
      expect(kinds).toHaveLength(6);
      const counts = plain.twists.map((kind) => kinds.filter((one) => one === kind).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  test("weighted boxes make an odd total (D-11)", () => {
    for (const [w, h] of [
      [5, 4],
      [4, 4],
      [3, 3],
      [9, 9],
      [7, 6],
    ] as const) {
      for (const seed of seeds) {
        const { symbols } = layOut({ ...plain, content: "weighted", w, h }, 0, seed);
        const extra = Object.values(symbols).reduce((sum, one) => sum + Number(one[1]) - 1, 0);
        expect((w * h + extra) % 2).toBe(1);
      }
    }
  });

  test("the same seed lays the same board, another one another", () => {
    const laid = seeds.map((seed) =>
      JSON.stringify(layOut({ ...plain, content: "random" }, 0, seed)),
    );
    expect(laid).toEqual(
      seeds.map((seed) => JSON.stringify(layOut({ ...plain, content: "random" }, 0, seed))),
    );
    expect(new Set(laid).size).toBeGreaterThan(50);
  });

  test("chance lays after the Blitz cut", () => {
    const { h, symbols } = layOut(
      { ...plain, content: "random", blitz: true, h: 5 },
      0,
      seeds[0] ?? "",
    );
    expect(h).toBe(3);
    expect(Object.keys(symbols)).toHaveLength(5);
  });
});

describe("drawn fields", () => {
  test("are read strictly", () => {
    const bad = [
      "",
      "5",
      "0x4",
      "10x4",
      "5x4:",
      "5x4:x2",
      "5x4:x2@4,0",
      "5x4:x2@0,5",
      "5x4:x9@0,0",
      "5x4:x2@0,0;",
      "5x4:x2@0,0;bomb@0,0",
      "05x4",
      "5x4:x2@00,0",
      " 5x4",
    ];
    for (const text of bad) expect(readField(text)).toBeNull();
    expect(readField("2x1")).toEqual({ w: 2, h: 1, symbols: {} });
    const symbols = { "0,0": "x2", "1,2": "bomb", "2,4": "w3" };
    expect(readField("5x4:x2@0,0;bomb@1,2;w3@2,4")).toEqual({ w: 5, h: 4, symbols });
  });
});
