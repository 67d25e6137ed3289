/** The hand shakes in the same way for ever: these strings are what people have on their paper. */
import { describe, expect, test } from "vitest";
import { stroke } from "../../games/dots/paper.ts";
import { circle, frame, hatch, seeded, wobble } from "../../games/wobble.ts";

test("a seed's first numbers", () => {
  const r = seeded("h0,1");
  expect([r(), r(), r()]).toEqual([0.11094825994223356, 0.4017946859821677, 0.31003734609112144]);
});

test.each([
  ["h0,0", "M-2 0C33 1 67 0 100 -1"],
  ["h0,1", "M100 0C133 -1 167 -2 201 0"],
  ["v2,3", "M299 200C301 233 297 267 300 301"],
  ["v8,9", "M900 798C898 833 903 867 899 900"],
])("line %s", (line, d) => {
  expect(stroke(line)).toBe(d);
});

describe("hatches", () => {
  test.each([
    [
      0,
      "M211 118L216 109L229 111L210 131L207 141L244 110L252 108L209 155L209 164L265 108L279 109" +
        "L208 176L207 191L291 109L289 119L220 192L231 193L292 130L293 146L246 191L255 191L289 158" +
        "L292 168L266 192L281 191L290 178",
    ],
    [
      1,
      "M293 118L280 109L269 111L292 131L289 141L260 110L244 108L291 155L291 164L233 108L223 109" +
        "L290 176L289 191L211 109L207 119L280 192L267 193L210 130L211 146L258 191L243 191L207 158" +
        "L210 168L230 192L221 191L208 178",
    ],
    [
      2,
      "M211 113L289 113L290 124L210 123L207 131L293 133L289 140L209 142L209 149L290 150L292 161" +
        "L208 159L207 172L292 170L289 179L209 181L208 191L292 187",
    ],
    [
      3,
      "M215 109L211 191L222 193L223 110L230 108L234 192L240 190L242 110L251 107L250 190L262 191" +
        "L260 107L268 110L271 191L278 190L280 110L288 111L290 189",
    ],
  ])("of side %i", (side, d) => {
    expect(hatch("b1,2", side, 200, 100)).toBe(d);
  });

  test("stay inside their box", () => {
    for (let side = 0; side < 4; side++) {
      const numbers = hatch(`b${side},0`, side, 0, 0).match(/\d+/g)?.map(Number) ?? [];
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(6);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(94);
    }
  });
});

test("circle and frame", () => {
  expect(circle("x", 50, 50, 30)).toBe(
    "M47 20C67 20 79 34 79 50C79 66 67 81 50 81C33 81 21 66 21 50C21 34 34 21 56 21",
  );
  expect(frame("frame7", 0, 0, 700, 700, 5)).toBe(
    "M-1 0C231 1 469 1 701 0M700 -1C704 231 696 469 700 701" +
      "M701 700C469 700 231 696 -1 701M0 700C-2 469 3 231 1 -1",
  );
});

test("a stroke strays little and ends near its dots", () => {
  for (let i = 0; i < 500; i++) {
    const numbers = wobble(`h${i},0`, 0, 0, 100, 0).match(/-?\d+/g)?.map(Number) ?? [];
    const [x1 = 9, y1 = 9, , a = 9, , b = 9, x2 = 0, y2 = 9] = numbers;
    expect(x1).toBeGreaterThanOrEqual(-2);
    expect(x2).toBeLessThanOrEqual(102);
    for (const y of [y1, y2]) expect(Math.abs(y)).toBeLessThanOrEqual(1);
    for (const y of [a, b]) expect(Math.abs(y)).toBeLessThanOrEqual(3);
  }
});
