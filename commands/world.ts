/**
 * `npm run -s world -- --seeds N [--seed S]`: simulated worlds around the shipped match, from seed
 * S on; S alone runs that one. `--fault NAME` plants a fault, to see it found.
 */
import process from "node:process";
import { faults } from "../test/world/faults.ts";
import { standIn } from "../test/world/instead.ts";
import { fail, say } from "./run.ts";

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : (process.argv[at + 1] ?? "");
}

function numberOf(name: string, usual: number): number {
  const value = Number(option(name) ?? usual);
  return Number.isInteger(value) && value >= 0 ? value : fail(`--${name} takes a whole number`);
}

const from = numberOf("seed", 0);
const seeds = numberOf("seeds", option("seed") === null ? 300 : 1);
const named = option("fault");
const fault = faults.find(({ name }) => name === named) ?? null;
if (named !== null && !fault) fail(`faults: ${faults.map(({ name }) => name).join(", ")}`);
standIn(fault);

// Only now may anything load what is shipped.
const { runWorld } = await import("../test/world/world.ts");
const { shippedMatch } = await import("../test/world/object.ts");
const { shrunk, told } = await import("../test/world/story.ts");
const Match = await shippedMatch();

/** What the worlds have shown, and how often. */
const shows = new Map<string, number>();
const began = performance.now();
let [passed, failed] = [0, 0];
for (let seed = from; seed < from + seeds && failed === 0; seed++) {
  const { cast, steps, broken, shows: shown } = await runWorld(seed, Match);
  for (const [what, times] of shown) shows.set(what, (shows.get(what) ?? 0) + times);
  if (broken === null) passed++;
  else {
    failed++;
    const story = await shrunk(cast, steps, broken, Match);
    say(`seed ${seed}: ${broken}`);
    for (const line of await told(cast, story, Match)) say(line);
    say(`${steps.length} steps, told in ${story.length}`);
  }
}
const seconds = (performance.now() - began) / 1000;
const sum = (start: string): number =>
  [...shows].reduce((all, [what, times]) => all + (what.startsWith(start) ? times : 0), 0);
for (const [what, times] of [...shows].toSorted()) say(`${String(times).padStart(8)}  ${what}`);
const meant = sum("done ") + sum("crossed");
say(`still meant: ${meant}, ${sum("crossed")} of them crossed by others' rows`);
// One would have ended the run.
if (failed === 0) say("still meant, but refused: 0");
say(`${passed + failed} seeds in ${seconds.toFixed(1)} s`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
