/** Every vector of rules.md §5 against the rules; `npm run replay` runs the same code. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { replayCorners, type CornersVector } from "../../replay/corners.ts";

const file = new URL("../../vectors/vier-ecken.jsonl", import.meta.url);
const vectors = readFileSync(file, "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as CornersVector);

test("the file is whole", () => expect(vectors.length).toBe(83));

test.each(vectors.map((vector) => [vector.id, vector] as const))("%s", (_, vector) => {
  expect(replayCorners(vector)).toBeNull();
});

test("a vector that is wrong is found out", () => {
  const [vector] = vectors;
  expect(vector && replayCorners({ ...vector, after: vector.before })).toMatch(/^after: /);
});
