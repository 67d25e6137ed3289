/** `npm run -s crash -- --cycles N [--seed S]`: power cuts under load; nothing may be lost. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { wrongs, type Fault } from "../test/crash/check.ts";
import { crashes } from "../test/crash/cycles.ts";
import { buildWorker, productAt } from "../test/miniflare/product.ts";
import { optionsOf, whole } from "./options.ts";
import { fail, say } from "./run.ts";

/** Fewer acts a cycle are no load. */
const leastPerCycle = 20;
/** So many cycles without an act that was written and not answered never cut anything off. */
const cyclesToHit = 10;

const { values } = optionsOf({
  command: "npm run -s crash --",
  text: "plays on a real workerd, kills it, and looks for what was acknowledged",
  options: {
    cycles: { takes: "N", text: "how often it is killed: 20 unless said" },
    seed: { takes: "S", text: "the moments of an earlier run" },
  },
});
const cycles = whole("cycles", values.cycles, 20);
if (cycles === 0) fail("--cycles: at least 1.");
const seed = whole("seed", values.seed, Math.floor(Math.random() * 1e6));
const total = { acknowledged: 0, flying: 0, stored: 0 };
const faults: Fault[] = [];

say(`${cycles} cycles, seed ${seed}`);
const folder = mkdtempSync(join(tmpdir(), "kaestchenpost-crash-"));
const { code } = await buildWorker();
const place = productAt(folder, code);
let cycle = 0;
for await (const found of crashes(place, cycles, seed)) {
  const { after, acknowledged, flying, stored } = found;
  total.acknowledged += acknowledged;
  total.flying += flying;
  total.stored += stored;
  // What is wrong once stays so: it counts once.
  const fresh = found.faults.filter(({ story }) => faults.every((one) => one.story !== story));
  faults.push(...fresh);
  if (cycle++ < cycles) {
    say(
      `cycle ${cycle}: SIGKILL after ${after} ms, ${acknowledged} acknowledged, ` +
        `${flying} in flight, ${stored} of them found stored, ${fresh.length} faults`,
    );
  }
  for (const { wrong, story } of fresh) say(`  ${wrong}: ${story}`);
}
say();
say(`acknowledged ${total.acknowledged}`);
say(`in flight ${total.flying}`);
say(`in flight found stored ${total.stored}`);
for (const wrong of wrongs) say(`${wrong} ${faults.filter((one) => one.wrong === wrong).length}`);

const idle = total.acknowledged < cycles * leastPerCycle;
const missed = cycles >= cyclesToHit && total.stored === 0;
if (idle) say(`failed: fewer than ${cycles * leastPerCycle} acts were acknowledged`);
if (missed) say("failed: no act in flight was ever found stored");
if (faults.length > 0 || idle || missed) process.exitCode = 1;
// What went wrong stays to be looked at.
if (faults.length > 0) say(`the files: ${folder}`);
else rmSync(folder, { recursive: true });
