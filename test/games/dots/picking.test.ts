/** A line and the targets of its twists, one question after the other. */
import { expect, test } from "vitest";
import {
  choose,
  farIn,
  farTo,
  movesOf,
  picking,
  preselect,
  spare,
} from "../../../games/dots/picking.ts";
import { playing } from "../../../games/dots/playing/words.ts";
import { rules } from "../../../games/dots/rules.ts";
import { position } from "../boards.ts";

/** Side 1 owns b1 and c1 when side 0 may close a1. */
const field = (sign: string) => `3x2:${sign}@0,0`;
const moves = "h0,1 h1,1 v0,1 v0,2 h0,2 h1,2 v0,3 h1,0 h0,0 v1,0".split(" ");
const bomb = position(field("bomb"), ...moves);
const swap = position(field("swap"), ...moves);

test("the position is what it says", () => {
  expect(bomb.owner[0]).toMatch(/^\.[01]{2}$/);
  expect(new Set(bomb.owner[0]?.slice(1)).size).toBe(1);
  expect(bomb.owner[0]?.charAt(1)).toBe(String(1 - (bomb.side ?? 9)));
});

test("a plain line asks nothing", () => {
  expect(picking(bomb, "v1,2")).toEqual({ line: "v1,2", steps: [], step: null, done: true });
});

test("a line that is typed asks as one that is tapped, but not for what was typed with it", () => {
  const { asks } = playing;
  expect(asks?.(bomb, "v0,0")).toBe("v0,0");
  expect(asks?.(swap, "v0,0")).toBe("v0,0");
  for (const text of ["v0,0 b0,1", "v1,2", "pass"]) expect(asks?.(bomb, text)).toBeNull();
});

test("a bomb asks for a box, which is chosen, changed and spared", () => {
  expect(picking(bomb, "v0,0").step).toMatchObject({
    what: "bomb",
    boxes: ["0,1", "0,2"],
    optional: true,
    chosen: null,
  });
  expect(preselect(bomb, "v0,0")).toBe("v0,0");
  const first = choose(bomb, "v0,0", "0,1") ?? "";
  expect(first).toBe("v0,0 b0,1");
  expect(picking(bomb, first).done).toBe(true);
  expect(choose(bomb, first, "0,2")).toBe("v0,0 b0,2");
  expect(choose(bomb, first, "1,1")).toBeNull();
  const spared = spare(bomb, first);
  expect(picking(bomb, spared).done).toBe(true);
  expect(movesOf(spared)).toEqual(["v0,0"]);
});

test("a swap is compulsory", () => {
  const { step, done } = picking(swap, "v0,0");
  expect(done).toBe(false);
  expect(step).toMatchObject({ what: "swap", optional: false });
  expect(choose(swap, "v0,0", "0,2")).toBe("v0,0 s0,2");
});

test("what is chosen is a legal move", () => {
  for (const [state, text] of [
    [bomb, choose(bomb, "v0,0", "0,2")],
    [swap, choose(swap, "v0,0", "0,1")],
    [bomb, movesOf(spare(bomb, "v0,0"))[0]],
  ] as const) {
    const move = rules.read(text ?? "");
    expect(move).not.toBeNull();
    if (move !== null) expect(rules.apply(state, move)).toHaveProperty("state");
  }
});

test("a draft may say how far a chain is meant", () => {
  expect(farIn({ text: farTo(12), picking: false })).toBe(12);
  expect(farIn({ text: "v0,0 b0,1", picking: true })).toBeNull();
  expect(movesOf("v0,1+v0,2+h0,2")).toEqual(["v0,1", "v0,2", "h0,2"]);
});
