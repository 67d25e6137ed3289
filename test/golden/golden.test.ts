/** Stored matches: their logs fold, their records replay, for ever. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Row } from "../../engine/facts.ts";
import { fold } from "../../engine/fold.ts";
import { position } from "../../engine/match.ts";
import { recordOf, replayed, type MatchRecord } from "../../engine/record.ts";
import { anyRules } from "../../engine/rules.ts";
import { rules } from "../../games/dots/rules.ts";

interface Golden {
  readonly secret: string;
  readonly rows: readonly Row[];
  readonly record: MatchRecord;
  readonly ends: readonly string[];
}

const files = readdirSync("test/golden").filter((name) => name.endsWith(".json"));
const dots = anyRules(rules);

test("there are two of each variant", () => {
  const variants = files.map((name) => name.replace(/-\d\.json$/, ""));
  for (const variant of variants) {
    expect(variants.filter((one) => one === variant).length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(variants).size).toBeGreaterThanOrEqual(13);
});

describe.each(files)("%s", (name) => {
  const golden = JSON.parse(readFileSync(`test/golden/${name}`, "utf8")) as Golden;

  test("its log folds to the same match", () => {
    const ground = { rules: dots, secret: golden.secret };
    const match = fold(golden.rows, ground);
    if (!match) throw new Error("no match");
    expect(recordOf(match, ground, null)).toEqual(golden.record);
    expect(match.games.map((game) => dots.sketch(position(game)))).toEqual(golden.ends);
    expect(match.series.over).toBe(true);
  });

  test("its record replays without the log", () => {
    for (const [i, game] of golden.record.games.entries()) {
      const states = replayed(game, dots);
      if ("why" in states) throw new Error(`ply ${states.ply}: ${states.why}`);
      const last = states.at(-1) ?? game.start;
      expect(dots.scores(last)).toEqual(game.scores);
      expect(dots.sketch(last)).toBe(golden.ends[i]);
      expect(dots.turn(last)).toBeNull();
    }
  });
});
