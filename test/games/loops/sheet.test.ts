/** The score sheet, from nothing but the board and the moves. */
import { expect, test } from "vitest";
import { counted, roundsOf, sheetOf } from "../../../games/loops/sheet.ts";
import { rules } from "../../../games/loops/rules.ts";
import { played } from "./play.ts";

const tables = [2, 3, 4].flatMap((seats) =>
  [{}, { mode: "rounds" }].map((options) => ({ seats, options })),
);

test.each(tables)("gives every seat its score: %j", ({ seats, options }) => {
  const { states, moves } = played({ seats, options, nth: seats });
  const last = states.at(-1);
  if (!last) throw new Error("no game");
  const texts = moves.map((move) => rules.write(move));
  const movers = states.slice(0, -1).map((state) => state.seat ?? 0);
  for (const seat of [null, 0]) {
    const turns = sheetOf(rules.view(last, seat), texts, movers);
    const sums = last.scores.map((_, of) =>
      turns.filter((turn) => turn.seat === of).reduce((sum, { gain }) => sum + gain, 0),
    );
    expect(sums).toEqual(last.scores);
    expect(roundsOf(turns).flat().length).toBe(turns.length);
    expect(roundsOf(turns)[0]?.length).toBe(seats);
  }
});

test("says how a placement counts", () => {
  const at = [0, 0] as const;
  expect(counted({ tile: 1, at, own: 8, mult: 2, links: [3, 6], total: 17 })).toBe("4×2 + 3 + 6");
  expect(counted({ tile: 1, at, own: 3, mult: 1, links: [3], total: 6 })).toBe("3 + 3");
});
