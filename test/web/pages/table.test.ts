/** What the form says of the match around the board. */
import { describe, expect, test } from "vitest";
import { languages } from "../../../engine/words.ts";
import { games } from "../../../games/kinds.ts";
import { levelOf, sentOf, tableFor } from "../../../web/pages/table.ts";

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
