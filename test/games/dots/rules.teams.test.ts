/** Who draws: members in turn, the two rotations, and members who leave (§1.6, §1.8). */
import { expect, test } from "vitest";
import { refused, type Seat } from "../../../engine/rules.ts";
import { rules, type DotsState } from "../../../games/dots/rules.ts";
import { field, play } from "./play.ts";

/** The seats in the order they draw. */
function drawers(start: DotsState, moves: string): readonly (Seat | null)[] {
  let state = start;
  const seats = [rules.turn(state)];
  for (const text of moves.split(" ")) {
    state = play(state, text);
    seats.push(rules.turn(state));
  }
  return seats;
}

function leave(state: DotsState, ...seats: readonly Seat[]): DotsState {
  return seats.reduce((before, seat) => {
    const step = rules.leave(before, seat);
    if (refused(step)) throw new Error(step.why);
    return step.state;
  }, state);
}

const sides = [0, 1, 0, 1];
const quiet = "h0,0 v1,1 h2,2 v2,3 h3,1";

test.each([
  ["two and two", sides, quiet, [0, 1, 2, 3, 0, 1]],
  ["one and three", [0, 1, 1, 1], quiet, [0, 1, 0, 2, 0, 3]],
  ["alone", [0, 1], quiet, [0, 1, 0, 1, 0, 1]],
])("%s take turns", (_, teams, moves, seats) => {
  expect(drawers(field("4x3", { sides: teams }), moves)).toEqual(seats);
});

const chain = "h0,0 h1,0 v0,0 v0,1 h0,1";
test("a whole turn is one member's, or every line another's", () => {
  expect(drawers(field("3x1", { sides }), chain)).toEqual([0, 1, 2, 3, 3, 0]);
  const options = { teamRotation: "line" };
  expect(drawers(field("3x1", { sides, options }), chain)).toEqual([0, 1, 2, 3, 1, 0]);
});

test("declining an extra moves the pointer with the turn, never with the line", () => {
  const moves = `${chain} pass h0,2 h1,2`;
  const whole = drawers(field("3x1:extra@0,0", { sides }), moves);
  expect(whole).toEqual([0, 1, 2, 3, 3, 3, 0, 1, 2]);
  const options = { teamRotation: "line" };
  const each = drawers(field("3x1:extra@0,0", { sides, options }), moves);
  expect(each).toEqual([0, 1, 2, 3, 1, 3, 0, 3, 2]);
});

test("the starter's side begins with its first member", () => {
  expect(rules.turn(field("3x3", { sides, starter: 1 }))).toBe(1);
  expect(rules.turn(field("3x3", { sides, starter: 3 }))).toBe(1);
});

test("who leaves is skipped, on turn or not", () => {
  const start = field("4x3", { sides: [0, 1, 0, 1, 0] });
  expect(rules.turn(leave(start, 0))).toBe(2);
  expect(drawers(leave(start, 2), quiet)).toEqual([0, 1, 4, 3, 0, 1]);
  expect(drawers(leave(start, 3), quiet)).toEqual([0, 1, 2, 1, 4, 1]);
  expect(drawers(leave(start, 0, 2), quiet)).toEqual([4, 1, 4, 3, 4, 1]);
});

test("who leaves inside a chain is followed by the next", () => {
  const inside = play(field("3x1", { sides }), "h0,0", "h1,0", "v0,0", "v0,1");
  expect(rules.turn(inside)).toBe(3);
  expect(rules.turn(leave(inside, 3))).toBe(1);
  expect(leave(inside, 3).phase).toBe("must");
});

test("the last one to leave leaves a position that can still be read", () => {
  const empty = leave(field("3x1", { sides }), 0, 2);
  expect(rules.turn(empty)).not.toBeNull();
  expect([...rules.moves(empty)].length).toBeGreaterThan(0);
  expect(JSON.parse(JSON.stringify(empty))).toEqual(empty);
});

test("after the end leaving changes nothing on the board", () => {
  const over = play(field("1x1", { sides }), "h0,0", "h1,0", "v0,0", "v0,1");
  expect(leave(over, 1)).toMatchObject({ phase: "over", side: null, member: null });
});
