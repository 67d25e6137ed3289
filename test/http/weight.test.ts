/** What the served worker weighs: bytes after gzip of what it loads at once (reliability §6). */
import { readFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { budgets, workerParts } from "../../commands/build.ts";
import { inOrder } from "../../games/kinds.ts";

/** What is there already when a game is asked for. */
const there = ["_main.js", "_rolldown-runtime.js"];
const played = /\/(rules|play|cpu)\.ts$/;

/** `npm start` has just built it, as it is deployed. */
const folder = "dist/worker";

test("what acts, sockets and the objects need is light", () => {
  const { first, later } = workerParts(folder);
  process.stdout.write(`worker: ${first} bytes at once, ${later} more with its games and pages\n`);
  expect(first).toBeLessThanOrEqual(budgets.worker);
});

interface Chunk {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

test("pages come later; rules and CPU of a game with its first match, as one file", () => {
  type Chunks = Readonly<Record<string, Chunk>>;
  const chunks = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8")) as Chunks;
  const later = Object.keys(chunks).filter((name) => chunks[name]?.isDynamicEntry);
  expect(later).toContain("worker/routes/pages.tsx");
  expect(later.filter((name) => played.test(name))).toEqual([]);
  for (const [game] of inOrder) {
    expect(chunks["_main.js"]?.dynamicImports).toContain(`_${game}.js`);
    expect(chunks[`_${game}.js`]?.imports?.filter((name) => !there.includes(name))).toEqual([]);
  }
});
