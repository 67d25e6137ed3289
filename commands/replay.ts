/** `npm run -s replay -- FILE…`: vector files against the rules. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { replay, type Vector } from "../test/replay/index.ts";

let passed = 0;
let failed = 0;
for (const file of process.argv.slice(2)) {
  for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
    const vector = JSON.parse(line) as Vector;
    const wrong = replay(vector);
    if (wrong === null) passed++;
    else {
      failed++;
      process.stdout.write(`${vector.id}: ${wrong}\n`);
    }
  }
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
