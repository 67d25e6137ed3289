/** Deadlines in words: what remains, and when that is by the clocks that are right there then. */
import { describe, expect, test } from "vitest";
import { lengthOf } from "../../../engine/pace.ts";
import { words as english } from "../../../web/times/words.en.ts";
import { words as german } from "../../../web/times/words.ts";
import { words as site } from "../../../web/site/words.ts";
import {
  changesIn,
  isUrgent,
  lengthIn,
  momentIn,
  roughly,
  timeIn,
} from "../../../web/pages/moment.ts";

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];
const berlin = "Europe/Berlin";
const de = german.times.length;

describe("when", () => {
  test("G47: the absolute time has its zone's name, at both changes of summer time", () => {
    // In 2026 the clocks go forward on 29 March at 01:00 UTC, and back on 25 October at 01:00 UTC.
    const spring = Date.UTC(2026, 2, 29, 1);
    expect(momentIn(spring - minute, "de", berlin)).toBe("So., 29.\u00a0März, 01:59\u00a0MEZ");
    expect(momentIn(spring, "de", berlin)).toBe("So., 29.\u00a0März, 03:00\u00a0MESZ");
    const autumn = Date.UTC(2026, 9, 25, 1);
    expect(momentIn(autumn - minute, "de", berlin)).toBe("So., 25.\u00a0Oktober, 02:59\u00a0MESZ");
    expect(momentIn(autumn, "de", berlin)).toBe("So., 25.\u00a0Oktober, 02:00\u00a0MEZ");
    expect(momentIn(autumn, "en", berlin)).toMatch(/^Sun,? 25\u00a0October, 02:00\u00a0CET$/);
    expect(momentIn(spring, "en", berlin)).toMatch(/^Sun,? 29\u00a0March, 03:00\u00a0CEST$/);
  });

  test("G48: the offset is the one at the deadline, not today's", () => {
    // Three days from a Friday evening before each change, at the same hour of day in UTC.
    const friday = Date.UTC(2026, 9, 23, 17, 5);
    expect(timeIn(friday, "de", berlin)).toBe("19:05\u00a0MESZ");
    expect(momentIn(friday + 3 * day, "de", berlin)).toBe("Mo., 26.\u00a0Oktober, 18:05\u00a0MEZ");
    const march = Date.UTC(2026, 2, 27, 17, 5);
    expect(timeIn(march, "de", berlin)).toBe("18:05\u00a0MEZ");
    expect(momentIn(march + 3 * day, "de", berlin)).toBe("Mo., 30.\u00a0März, 19:05\u00a0MESZ");
  });

  test("another zone is told as such", () => {
    const at = Date.UTC(2025, 11, 3, 17, 5);
    expect(momentIn(at, "de", berlin)).toBe("Mi., 3.\u00a0Dezember, 18:05\u00a0MEZ");
    expect(momentIn(at, "de", "UTC")).toBe("Mi., 3.\u00a0Dezember, 17:05\u00a0UTC");
    expect(timeIn(at, "en", "Asia/Kolkata")).toBe("22:35\u00a0GMT+5:30");
  });
});

test.each([
  [3 * day, "3 Tage"],
  [3 * day - 4 * second, "3 Tage"],
  [3 * day - minute, "2 Tage 23 Stunden"],
  [day + hour, "1 Tag 1 Stunde"],
  [12 * hour + 5 * minute, "12 Stunden 5 Minuten"],
  [hour, "1 Stunde"],
  [150 * second, "2 Minuten"],
  [120 * second, "120 Sekunden"],
  [999, "1 Sekunde"],
  [0, "0 Sekunden"],
  [-day, "0 Sekunden"],
])("of %i ms remain %s", (ms, text) => {
  expect(lengthIn(ms, de)).toBe(text);
});

test("in English too, and roughly where there is little room", () => {
  expect(lengthIn(day + 2 * hour, english.times.length)).toBe("1 day 2 hours");
  const short = [2.9 * day, 30 * hour, 5.2 * hour, 80 * minute, 20 * second];
  expect(short.map((ms) => roughly(ms, site.mine.length))).toEqual([
    "3 Tage",
    "30 Std.",
    "5 Std.",
    "80 Min.",
    "20 Sek.",
  ]);
});

test("whoever waits as long as told sees the next text, and none is left out", () => {
  for (let left = 5 * minute + 377; left > 0;) {
    const wait = changesIn(left);
    expect(wait).toBeGreaterThan(0);
    const [before, last, after] = [left, left - wait + 1, left - wait];
    expect(lengthIn(last, de)).toBe(lengthIn(before, de));
    expect(lengthIn(after, de)).not.toBe(lengthIn(before, de));
    left = after;
  }
});

test("urgent is less than half a day, or than a quarter of all the time there was", () => {
  const urgent = (ms: number, pace: "30s" | "1d" | "3d") => isUrgent(ms, lengthOf(pace));
  expect([urgent(12 * hour, "3d"), urgent(12 * hour - 1, "3d")]).toEqual([false, true]);
  expect([urgent(7 * hour, "1d"), urgent(5 * hour, "1d")]).toEqual([false, true]);
  expect([urgent(8 * second, "30s"), urgent(7 * second, "30s")]).toEqual([false, true]);
});
