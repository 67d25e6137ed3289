/** What came of a question to take back, as whoever asked is told it. */
import { expect, test } from "vitest";
import type { Seen } from "../../../engine/wire.ts";
import { outcomeOf } from "../../../web/pages/asked.tsx";
import { seenFrom } from "./drawn.tsx";

const offer = { row: 9, for: "undo", seat: 0, line: 3, waits: [1], until: null } as const;
const asked = seenFrom([0], { ply: 3, offers: [offer] });
const over = (change: Partial<Seen>): Seen => seenFrom([0], { ply: 3, ...change });

test.each<[string, Seen, Seen, unknown]>([
  ["the move is gone", asked, over({ ply: 2 }), "agreed"],
  ["it lies there still", asked, over({}), "denied"],
  ["it is open", asked, asked, null],
  ["the game went on", asked, over({ ply: 4 }), null],
  ["the next game has begun", asked, over({ ply: 0, game: 2 }), null],
  ["another asked", { ...asked, held: [1] }, { ...over({ ply: 2 }), held: [1] }, null],
])("%s", (_, was, now, outcome) => {
  expect(outcomeOf(was, now)).toBe(outcome);
});
