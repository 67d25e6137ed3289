/** Random games against rules written a second time, and what holds after every move (§2.3). */
import { describe, expect, test } from "vitest";
import { put, type Cells } from "../../../games/corners/cells.ts";
import { rules } from "../../../games/corners/rules.ts";
import { complete, counted, played } from "./oracle.ts";
import { randomGame, type Ply } from "./play.ts";

const games = 400;
const plies: readonly Ply[] = Array.from({ length: games }, (_, nth) => randomGame(nth)).flat();
const marks = ({ before }: Ply): readonly [mine: string, theirs: string] =>
  before.side === before.circles ? ["o", "x"] : ["x", "o"];

test("every move, in every round, is as the other rules have it", () => {
  for (const ply of plies) {
    const { before, move, after, events } = ply;
    const expected = played(before.cells, before.pro, move, marks(ply)[0]);
    const rounds = events.flatMap((event) =>
      event.type === "round"
        ? [[event.figures.length, event.filled.length, event.added.length]]
        : [],
    );
    expect({ cells: after.cells, rounds }).toEqual(expected);
  }
});

test("points are as counted", () => {
  for (const { after } of plies) {
    const [circles, boxes] = counted(after.cells);
    const bySide = after.circles === 0 ? [circles, boxes] : [boxes, circles];
    expect(rules.scores(after)).toEqual(bySide);
  }
});

/** Every board on the way, as a page replays it. */
function replayed({ before, events }: Ply): readonly Cells[] {
  const boards: Cells[] = [before.cells];
  let [now, symbol] = [before.cells, ""];
  for (const event of events) {
    if (event.type === "over") continue;
    if (event.type === "place") ({ symbol } = event);
    const added = event.type === "place" ? [event.cell] : event.added;
    const filled = event.type === "place" ? [] : event.filled;
    now = put(put(now, filled, symbol.toUpperCase()), added, symbol);
    boards.push(now);
  }
  return boards;
}

describe("after every move", () => {
  test("its events, one after the other, lead to the same board", () => {
    for (const ply of plies) expect(replayed(ply).at(-1)).toEqual(ply.after.cells);
  });

  test("neither side has a figure that is still to be filled", () => {
    for (const { after } of plies) {
      const grid = after.cells.map((row) => [...row]);
      for (const symbol of ["o", "x"]) expect(complete(grid, after.pro, symbol)).toEqual([]);
    }
  });

  test("what was filled stays, what was theirs stays, and mine only grows", () => {
    for (const ply of plies) {
      const [mine] = marks(ply);
      const grown = [mine, mine.toUpperCase()];
      const after = ply.after.cells.join("");
      const wrong = [...ply.before.cells.join("")].filter((mark, i) => {
        const now = after.charAt(i);
        return mark !== now && !(grown.includes(now) && [".", mine].includes(mark));
      });
      expect(wrong).toEqual([]);
    }
  });

  test("it is the other side's turn, or the board is full", () => {
    for (const { before, after } of plies) {
      const full = !after.cells.join("").includes(".");
      expect(after.side).toBe(full ? null : 1 - (before.side ?? 0));
    }
  });
});

test("the games reach what they are to show", () => {
  const rounds = plies.map(({ events }) => events.filter((event) => event.type === "round"));
  const shared = rounds.flat().filter(({ figures, filled }) => filled.length < 4 * figures.length);
  const filledUp = plies.filter(({ after, events }) => after.side === null && events.length > 2);
  expect(Math.max(...rounds.map(({ length }) => length))).toBeGreaterThanOrEqual(3);
  expect(rounds.filter(({ length }) => length > 1).length).toBeGreaterThan(100);
  expect(shared.length).toBeGreaterThan(20);
  expect(filledUp.length).toBeGreaterThan(0);
});
