import { describe, expect, test } from "vitest";
import { handPaths } from "../../games/hand.ts";

test.each([
  ["4", 1, "M6.3-15.9L0.8-4.9L10-5M7.6-9L7.7 0.2", 10.8],
  ["4", 2.5, "M15.7-39.9L2.1-12.2L25.1-12.5M19-22.4L19.3 0.6", 27],
  [
    "Ä1",
    1,
    "M0.4 0.1L6.2-15.8L11.4 0.3M2.5-5.3L9.5-5.3M3.7-19.3L3.8-19M8.7-19.2L8.8-18.9" +
      "M14.2-11.1L18.9-16.4L18.7-0.4",
    21.4,
  ],
])("%s at %f", (text, scale, d, width) => {
  expect(handPaths(text, scale)).toEqual({ d, width });
});

describe("letters", () => {
  test("a composed and a decomposed umlaut are one", () => {
    expect(handPaths("Ka\u0308se")?.width).toBe(handPaths("Käse")?.width);
  });

  test.each(["é", "Ж", "🙂", "M;"])("%s is not known", (text) => {
    expect(handPaths(text)).toBeNull();
  });

  test("paths hold nothing but strokes", () => {
    const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzßÄÖÜäöü0123456789:.,!?–-×+=/·";
    const d = handPaths(all)?.d ?? "";
    expect(d).toMatch(/^(M-?[\d.]+ ?-?[\d.]+([LC](-?[\d.]+ ?-?[\d.]+ ?)+)*)+$/);
    expect(d).not.toContain("NaN");
  });
});
