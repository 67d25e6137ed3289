/** A turn half made, as the text of a draft. */
import { describe, expect, test } from "vitest";
import { back, choose, makingOf, place, sendable, textOf } from "../../../games/loops/making.ts";
import { nextTurns } from "../../../games/loops/moves.ts";
import { refused } from "../../../engine/rules.ts";
import { untouched } from "../../../games/loops/play.ts";
import { rules } from "../../../games/loops/rules.ts";
import { picture, played } from "./play.ts";

/** A row of straight tiles may go on to the right: each holds by the one before. */
const view = picture({ tiles: "EW2@2,0", racks: ["EW2 EW3 NSEW4", ""], bag: "N1 N1" });
const [a = 0, b = 0, c = 0] = view.racks[0]?.map(Number) ?? [];
const two = `lay ${a}@2,1 ${b}@2,2`;

const cases: readonly (readonly [text: string, placed: number, chosen: number | null])[] = [
  ["", 0, null],
  ["lay", 0, null],
  [`lay ${a}`, 0, a],
  [two, 2, null],
  [`${two} ${c}`, 2, c],
  // What another holds by comes later, and is found all the same.
  [`lay ${b}@2,2 ${a}@2,1`, 2, null],
  // What may not lie is not there.
  [`lay ${a}@0,0 ${b}@2,1`, 1, null],
  ["nonsense", 0, null],
];
test.each(cases)("%j", (text, placed, chosen) => {
  const making = makingOf(view, text);
  expect([making.turn.placed.length, making.chosen]).toEqual([placed, chosen]);
});

describe("tiles in the hand", () => {
  test("are chosen, laid, and taken back one by one", () => {
    expect(textOf([])).toBeNull();
    const chosen = choose(makingOf(view), a) ?? "";
    expect(chosen).toBe(`lay ${a}`);
    expect(place(makingOf(view, chosen), [0, 0])).toBeNull();
    const laid = place(makingOf(view, chosen), [2, 1]) ?? "";
    expect(laid).toBe(`lay ${a}@2,1`);
    expect(choose(makingOf(view, `lay ${a}`), a)).toBeNull();
    expect(back(makingOf(view, `${laid} ${b}`))).toBe(laid);
    expect(back(makingOf(view, laid))).toBeNull();
    expect(back(makingOf(view, two))).toBe(laid);
  });
  test("one that lies is moved without what holds by it, or goes back", () => {
    const lifted = choose(makingOf(view, two), a) ?? "";
    expect(lifted).toBe(`${two} ${a}`);
    const making = makingOf(view, lifted);
    expect([making.turn.placed.length, making.rest.placed.length]).toEqual([2, 0]);
    // It may go anywhere but where it is.
    expect(making.fields).toEqual([]);
    expect(choose(making, a)).toBeNull();
    const last = makingOf(view, choose(makingOf(view, two), b) ?? "");
    expect(choose(last, b)).toBe(`lay ${a}@2,1`);
  });
  test("a fourth finds no field", () => {
    const row = played({}).states[0];
    if (!row) throw new Error("no game");
    const [first] = [...nextTurns(row, untouched(row))];
    const turn = first && [...nextTurns(row, first)][0];
    const full = turn && [...nextTurns(row, turn)][0];
    if (!full) throw new Error("no turn of three");
    const left = full.rack.find((tile) => tile !== null);
    const text = textOf(full.placed, left ?? null) ?? "";
    expect(makingOf(row, text).fields).toEqual([]);
    expect(refused(rules.apply(row, rules.read(sendable(makingOf(row, text))) as never))).toBe(
      false,
    );
  });
});
