/** Figures become lines: medians over rounds, ratios, and gates that can be missed. */
import { expect, test } from "vitest";
import { costLines, tableOf, timedLines } from "./lines.ts";
import type { Figures, Round } from "./rounds.ts";

const floor: Figures = { p50: 1, p99: 4, one: 1000, hundred: 2000, cpu: 0.5 };
const round = (product: Partial<Figures>): Round => ({
  floor,
  product: { p50: 1.5, p99: 8, one: 700, hundred: 1300, cpu: 0.9, ...product },
});
const kept = (rounds: readonly Round[], where: "tmpfs" | "disk") =>
  timedLines(rounds, where).map((line) => line.kept);

test("each figure is the median of its rounds, held as a ratio to the floor's", () => {
  const slowOnce = [round({}), round({ p50: 99, cpu: 99 }), round({ one: 1, hundred: 1 })];
  expect(timedLines(slowOnce, "tmpfs").map(({ ratio }) => ratio)).toEqual([1.5, 2, 0.7, 0.65, 1.8]);
  expect(kept(slowOnce, "tmpfs")).toEqual([true, true, true, true, true]);
});

test("a gate is missed on either side, and only in memory", () => {
  const slow = Array.from({ length: 3 }, () =>
    round({ p50: 1.61, p99: 10.1, one: 599, hundred: 1199, cpu: 1.01 }),
  );
  expect(kept(slow, "tmpfs")).toEqual([false, false, false, false, false]);
  expect(kept(slow, "disk")).toEqual([true, true, true, true, true]);
  expect(tableOf(timedLines(slow, "tmpfs")).match(/MISSED/g)).toHaveLength(5);
});

test("what is counted is held as it is", () => {
  const cost = {
    written: 3,
    read: 1,
    whole: 100,
    wakes: 1.31,
    text: 2500,
    frame: 60,
    longest: 2001,
    storage: 41 * 1024,
  };
  const missed = costLines(cost, cost).filter((line) => !line.kept);
  expect(missed.map(({ what }) => what)).toEqual([
    "rows written per act",
    "wake-ups per act",
    "bytes per frame, 5×5, longest",
    "storage of a finished match, 5×5",
  ]);
});
