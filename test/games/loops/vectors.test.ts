/** Every vector of rules.md §5 against the rules; `npm run replay` runs the same code. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { replay, type Vector } from "../../replay/loops.ts";

const file = new URL("../../vectors/tiles.jsonl", import.meta.url);
const vectors = readFileSync(file, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Vector);

test("the file is whole", () => expect(vectors.length).toBe(94));

test.each(vectors.map((vector) => [vector.id, vector] as const))("%s", (_, vector) => {
  expect(replay(vector)).toBeNull();
});
