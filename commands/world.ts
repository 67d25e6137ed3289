/**
 * `npm run -s world -- --seeds N [--seed S]`: simulated worlds around the shipped match, from seed
 * S on; S alone runs that one. `--fault NAME` plants a fault, to see it found.
 */
import process from "node:process";
import { faults } from "../test/world/faults.ts";
import { standIn } from "../test/world/instead.ts";
import { optionsOf, whole } from "./options.ts";
import { fail, say } from "./run.ts";

const { values } = optionsOf({
  command: "npm run -s world --",
  text: "simulated worlds around the shipped match, until one is broken",
  options: {
    seeds: { takes: "N", text: "so many worlds: 300 unless said" },
    seed: { takes: "S", text: "from this one on; without --seeds only this one" },
    fault: { takes: "NAME", text: "plants a fault, to see it found; an unknown name lists them" },
  },
});
const from = whole("seed", values.seed, 0);
const seeds = whole("seeds", values.seeds, values.seed === undefined ? 300 : 1);
const fault = faults.find(({ name }) => name === values.fault) ?? null;
if (values.fault !== undefined && !fault) {
  fail(`--fault: one of\n  ${faults.map(({ name }) => name).join("\n  ")}`);
}
standIn(fault);

// Only now may anything load what is shipped.
const { runWorld } = await import("../test/world/world.ts");
const { shippedMatch } = await import("../test/world/object.ts");
const { shrunk, told } = await import("../test/world/story.ts");
const Match = await shippedMatch();

/** What the worlds have shown, and how often. */
const shows = new Map<string, number>();
/** Of the one that is broken. Said last, where one looks first. */
const story: string[] = [];
const began = performance.now();
let [passed, failed] = [0, 0];
for (let seed = from; seed < from + seeds && failed === 0; seed++) {
  const { cast, steps, broken, shows: shown } = await runWorld(seed, Match);
  for (const [what, times] of shown) shows.set(what, (shows.get(what) ?? 0) + times);
  if (broken === null) passed++;
  else {
    failed++;
    const short = await shrunk(cast, steps, broken, Match);
    story.push(`\nseed ${seed}: ${broken}`, ...(await told(cast, short, Match)));
    story.push(`${steps.length} steps, told in ${short.length}; --seed ${seed} runs it again\n`);
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
for (const line of story) say(line);
say(`${passed + failed} seeds in ${seconds.toFixed(1)} s`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
