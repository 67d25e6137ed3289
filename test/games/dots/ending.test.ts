/** Misère endings against the exact values of cpu.md. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endingOf, endingUpTo } from "../../../games/dots/ending.ts";
import { linesOf } from "../../../games/dots/lines.ts";

interface Exact {
  readonly w: number;
  readonly h: number;
  readonly hlines: readonly (readonly [number, number])[];
  readonly vlines: readonly (readonly [number, number])[];
  readonly weights?: readonly (readonly number[])[] | null;
  readonly misere?: boolean;
  readonly value: number;
}

const file = new URL("../../vectors/dots-exact.jsonl", import.meta.url);
const exact = readFileSync(file, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Exact);

function freeOf({ hlines, vlines, ...size }: Exact): readonly string[] {
  const drawn = new Set([...hlines.map((at) => `h${at}`), ...vlines.map((at) => `v${at}`)]);
  return linesOf(size).filter((line) => !drawn.has(line));
}

function valueOf(position: Exact): number {
  const points = (box: string): number => {
    const [r = 0, c = 0] = box.split(",").map(Number);
    return position.weights?.[r]?.[c] ?? 1;
  };
  return Math.max(...endingOf(freeOf(position), position, points).values());
}

const endings = exact.filter((position) => {
  const { length } = freeOf(position);
  return position.misere === true && length > 0 && length <= endingUpTo;
});

test("every misère position that is small enough has its exact value", () => {
  expect(endings.length).toBeGreaterThan(5);
  for (const position of endings)
    expect([position, valueOf(position)]).toEqual([position, position.value]);
});

test("2×2 from the start: the second player wins by two", () => {
  const empty = { w: 2, h: 2, hlines: [], vlines: [], value: -2 };
  expect(valueOf(empty)).toBe(-2);
});
