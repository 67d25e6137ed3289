/** Each planted fault is found within 500 seeds, and told in twelve steps at most. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { runCommand } from "./command.ts";
import { faults } from "./faults.ts";
import { planted } from "./instead.ts";

const mostSteps = 12;
/** Ms: most are found within seconds. */
const patience = 600_000;

describe("a planted fault is one line of what is shipped", () => {
  test.each(faults.map((fault) => [fault.name, fault]))("%s", (_, fault) => {
    const source = readFileSync(
      fileURLToPath(new URL(`../../${fault.file}`, import.meta.url)),
      "utf8",
    );
    const [lines, changed] = [source, planted(source, fault)].map((text) => text.split("\n"));
    expect(changed?.filter((line, i) => line !== lines?.[i])).toEqual([fault.instead]);
  });
  test("and a line that is not there, or there twice, cannot be changed", () => {
    const fault = { name: "", file: "engine/acts.ts", line: "return 0;", instead: "" };
    expect(() => planted("return 1;\n", fault)).toThrow("0 times");
    expect(() => planted("return 0;\n  return 0;\n", fault)).toThrow("2 times");
  });
});

describe("is found, and told shortly", () => {
  test.each(faults.map(({ name }) => [name]))(
    "%s",
    async (name) => {
      const { code, said } = await runCommand(["--seeds", "500", "--fault", name]);
      const [story = ""] = /^seed \d+: [^]*$/m.exec(said) ?? [];
      const [, steps] = /\n\d+ steps, told in (\d+);/.exec(story) ?? [];
      expect(Number(steps)).toBeLessThanOrEqual(mostSteps);
      // After the story, where one looks first, there is only the sum.
      expect(story).toMatch(/\n\n\d+ seeds in [\d.]+ s\n\d+ passed, 1 failed\n$/);
      expect(code).toBe(1);
    },
    patience,
  );
});
