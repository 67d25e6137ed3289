/** Stored matches: their logs fold, their records replay, for ever. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Row } from "../../engine/facts.ts";
import { fold } from "../../engine/fold.ts";
import { position } from "../../engine/match.ts";
import { recordOf, replayed, type MatchRecord } from "../../engine/record.ts";
import { kindOf } from "../../games/kinds.ts";

interface Golden {
  readonly secret: string;
  readonly rows: readonly Row[];
  readonly record: MatchRecord;
  readonly ends: readonly string[];
  /** As an onlooker saw them, where something lies face down to the end. */
  readonly shown?: readonly string[];
}

const files = readdirSync("test/golden").filter((name) => name.endsWith(".json"));

test("there are two of each variant", () => {
  const variants = files.map((name) => name.replace(/-\d\.json$/, ""));
  for (const variant of variants) {
    expect(variants.filter((one) => one === variant).length).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(variants).size).toBeGreaterThanOrEqual(22);
});

describe.each(files)("%s", (name) => {
  const golden = JSON.parse(readFileSync(`test/golden/${name}`, "utf8")) as Golden;
  const rulesOf = async () => {
    const kind = kindOf(golden.rows[0]?.text.split(" ")[1] ?? "");
    if (!kind) throw new Error("a game that is gone");
    return kind.rules();
  };

  test("its log folds to the same match", async () => {
    const rules = await rulesOf();
    const ground = { rules, secret: golden.secret };
    const match = fold(golden.rows, ground);
    if (!match) throw new Error("no match");
    expect(recordOf(match, ground, null)).toEqual(golden.record);
    expect(match.games.map((game) => rules.sketch(position(game)))).toEqual(golden.ends);
    expect(match.series.over).toBe(true);
  });

  test("its record replays without the log", async () => {
    const rules = await rulesOf();
    for (const [i, game] of golden.record.games.entries()) {
      const states = replayed(game, rules);
      if ("why" in states) throw new Error(`ply ${states.ply}: ${states.why}`);
      const last = states.at(-1) ?? game.start;
      expect(rules.scores(last)).toEqual(game.scores);
      expect(rules.sketch(last)).toBe((golden.shown ?? golden.ends)[i]);
      expect(rules.turn(last)).toBeNull();
    }
  });
});
