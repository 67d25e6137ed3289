/** What the form says of the match around the board. */
import { describe, expect, test } from "vitest";
import { languages } from "../../../engine/words.ts";
import { games } from "../../../games/kinds.ts";
import { lateOf, latesOf, levelOf, sentOf, tableFor } from "../../../web/pages/table.ts";

describe.each(Object.entries(games))("of %s", (_, kind) => {
  test.each(languages)(
    "every level of the CPU has its word and its sentence, in %s",
    async (lang) => {
      const { levels } = (await kind.form(lang)).words;
      expect(Object.keys(levels)).toEqual((await kind.cpu()).levels.map(String));
      for (const [name, text] of Object.values(levels)) {
        expect(name).toMatch(/^\p{Lu}\w+$/u);
        expect(text).toMatch(/\.$/);
      }
    },
  );

  test("a level is sent that the game has, whatever was chosen before", async () => {
    const rules = await kind.rules();
    const { levels } = (await kind.form("de")).words;
    for (const level of ["1", "2", "5"]) {
      const table = { ...tableFor(rules, { level }), who: "cpu" } as const;
      const { seats } = sentOf({ ...table, level: levelOf(table, levels) }) as { seats: string[] };
      expect((await kind.cpu()).levels.map((one) => `cpu:${one}`)).toContain(seats[1]);
    }
  });
});

test("that the others decide, for days, is offered where a turn has days", async () => {
  const rules = await games["dots"]?.rules();
  if (!rules) throw new Error("no such game");
  const table = { ...tableFor(rules), late: "choose" } as const;
  for (const pace of ["1d", "7d"] as const) expect(lateOf({ ...table, pace })).toBe("choose");
  expect(latesOf({ ...table, pace: "30s" })).toEqual(["cpu", "lose"]);
  expect(lateOf({ ...table, pace: "60s" })).toBe("cpu");
  expect(latesOf({ ...table, pace: "3d", who: "cpu" })).toEqual(["cpu", "lose"]);
});
