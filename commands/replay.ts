/** `npm run -s replay -- FILE…`: vector files against the rules. */
import { readFileSync, statSync } from "node:fs";
import process from "node:process";
import { replay, type Vector } from "../test/replay/index.ts";
import { optionsOf } from "./options.ts";
import { fail, say } from "./run.ts";

const { rest: files } = optionsOf({
  command: "npm run -s replay --",
  rest: "FILE…",
  text: "replays files of vectors against the rules, one vector a line",
});
if (files.length === 0) {
  fail("Say which files, such as: npm run -s replay -- test/vectors/kaesekaestchen.jsonl");
}
let passed = 0;
let failed = 0;
for (const file of files) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) fail(`There is no file ${file}.`);
  for (const [i, line] of readFileSync(file, "utf8").split("\n").entries()) {
    if (line === "") continue;
    const vector = vectorIn(line) ?? fail(`${file}: line ${i + 1} is no vector.`);
    const wrong = replay(vector);
    if (wrong === null) passed++;
    else {
      failed++;
      say(`${vector.id}: ${wrong}`);
    }
  }
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function vectorIn(line: string): Vector | null {
  try {
    const found = JSON.parse(line) as Vector | null;
    return typeof found?.id === "string" ? found : null;
  } catch {
    return null;
  }
}
