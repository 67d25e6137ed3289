/** Chance is fixed for ever: stored games replay through these very numbers. */
import { createCipheriv } from "node:crypto";
import { describe, expect, test } from "vitest";
import { randomFrom } from "../../engine/random.ts";

const seed = "cee00096536df88ce288553261cda86667d5be2c178fdaad984cdfe237a9e961";
const words = [
  2562344821, 774797026, 1179951721, 2679837385, 2302408423, 3878235618, 269615378, 3800387388,
  4194718736, 3699880141, 1946393168, 2025243723, 3812768798, 4108437145, 3050207163, 3674390814,
  877313472, 4017532393, 1353690248, 2502839851,
];

function draw(k: number, times: number): readonly number[] {
  const random = randomFrom(seed);
  return Array.from({ length: times }, () => random.below(k));
}

describe("golden values", () => {
  test("words", () => expect(draw(2 ** 32, 20)).toEqual(words));
  test("below 100", () => expect(draw(100, 20)).toEqual(words.map((word) => word % 100)));
  test("a shuffle", () => {
    const order = randomFrom(seed).shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(order).toEqual([6, 8, 9, 0, 10, 2, 5, 7, 4, 11, 3, 1]);
  });
  test("words that would not be fair are thrown away", () => {
    const k = 2 ** 31 + 1;
    expect(draw(k, 6)).toEqual(words.filter((word) => word < k).slice(0, 6));
  });
});

test("the stream is ChaCha20 with a zero nonce, from block 0 on", () => {
  const cipher = createCipheriv("chacha20", Buffer.from(seed, "hex"), Buffer.alloc(16));
  const stream = cipher.update(Buffer.alloc(4000));
  const expected = Array.from({ length: 1000 }, (_, i) => stream.readUInt32LE(4 * i));
  expect(draw(2 ** 32, 1000)).toEqual(expected);
});

test.each([2, 3, 6, 7, 10])("below %i: each about equally often", (k) => {
  const counts = Array.from({ length: k }, () => 0);
  const times = 6000 * k;
  for (const value of draw(k, times)) counts[value] = (counts[value] ?? 0) + 1;
  expect(counts.length).toBe(k);
  for (const count of counts) expect(Math.abs(count - 6000)).toBeLessThan(400);
});

test("below 1 is 0", () => expect(draw(1, 5)).toEqual([0, 0, 0, 0, 0]));

test("a shuffle keeps what it was given, and every order comes about equally often", () => {
  const things = ["a", "b", "c"] as const;
  const random = randomFrom(seed);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = random.shuffle(things).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(things).toEqual(["a", "b", "c"]);
  expect([...counts.keys()].toSorted()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("the same seed gives the same, another one something else", () => {
  expect(draw(1000, 10)).toEqual(draw(1000, 10));
  const other = randomFrom("00".repeat(32));
  expect(Array.from({ length: 10 }, () => other.below(1000))).not.toEqual(draw(1000, 10));
});
