/** A turn half made, as the text of a draft. */
import { describe, expect, test } from "vitest";
import {
  back,
  choose,
  makingOf,
  place,
  sendable,
  textOf,
  whyIn,
  whyNot,
} from "../../../games/loops/making.ts";
import { nextTurns } from "../../../games/loops/moves.ts";
import { refused } from "../../../engine/rules.ts";
import { untouched } from "../../../games/loops/play.ts";
import { rules } from "../../../games/loops/rules.ts";
import { words as english } from "../../../games/loops/playing/words.en.ts";
import { words as german } from "../../../games/loops/playing/words.ts";
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

describe("a tile that may not lie where it is put", () => {
  const inHand = makingOf(view, `lay ${a}@2,1 ${b}`);
  test.each([
    [[2, 2], null],
    [[9, 9], "off-board"],
    [[2, 0], "occupied"],
    [[2, 1], "occupied"],
    [[0, 0], "border"],
    [[0, 2], "not-adjacent"],
    [[1, 1], "no-connection"],
  ] as const)("on %j: %s", (at, why) => expect(whyNot(view, inHand, at)).toBe(why));

  test("is one too many, or none at all", () => {
    const four = picture({ tiles: "EW2@2,0", racks: ["EW2 EW2 EW2 EW2", ""], bag: "N1" });
    const [e = 0, f = 0, g = 0, h = 0] = four.racks[0]?.map(Number) ?? [];
    const full = `lay ${e}@2,1 ${f}@2,2 ${g}@2,3`;
    expect(whyNot(four, makingOf(four, `${full} ${h}`), [2, 4])).toBe("too-many");
    expect(whyNot(four, makingOf(four, full), [2, 4])).toBeNull();
  });
  test("the draft keeps why until something else is done, and says it in both languages", () => {
    const { placed } = inHand.turn;
    const text = textOf(placed, b, "cut") ?? "";
    expect([text, whyIn(text)]).toEqual([`lay ${a}@2,1 ${b} cut`, "cut"]);
    expect(makingOf(view, text)).toEqual(inHand);
    expect(german.foresee(view, text)).toBe("Hier wäre eine Linie abgeschnitten.");
    expect(english.foresee(view, text)).toBe("A line would be cut off here.");
    expect(choose(makingOf(view, text), c)).toBe(`lay ${a}@2,1 ${c}`);
    const alone = textOf([], null, "border") ?? "";
    expect([alone, makingOf(view, alone).chosen]).toEqual(["lay border", null]);
    expect(german.foresee(view, alone)).toBe(german.why["border"]);
    expect([whyIn("lay"), whyIn(two), whyIn("exchange")]).toEqual(["", "", ""]);
  });
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
