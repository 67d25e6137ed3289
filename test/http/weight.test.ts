/** What the served worker weighs: bytes after gzip of what it loads at once (reliability §6). */
import { readFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";
import { budgets, workerParts } from "../../commands/build.ts";

/** `npm start` has just built it, as it is deployed. */
const folder = "dist/worker";

test("what acts, sockets and the objects need is light", () => {
  const { first, later } = workerParts(folder);
  process.stdout.write(`worker: ${first} bytes at once, ${later} more with its pages\n`);
  expect(first).toBeLessThanOrEqual(budgets.worker);
});

test("pages come later; nothing that is played by does", () => {
  type Chunks = Readonly<Record<string, { readonly isDynamicEntry?: boolean }>>;
  const chunks = JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8")) as Chunks;
  const later = Object.keys(chunks).filter((name) => chunks[name]?.isDynamicEntry);
  expect(later).toContain("worker/routes/pages.tsx");
  // An object that waits for its rules could be asked something else meanwhile.
  expect(later.filter((name) => /\/(rules|play|cpu)\.ts$/.test(name))).toEqual([]);
});
