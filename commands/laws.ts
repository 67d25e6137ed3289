/**
 * `npm run -s laws -- --games N [--from N] [--kind K]`: N random games of each kind, held to the
 * laws of every game. `--pairs N`: so many pairs of matches equal in what somebody may know.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { games, kindOf } from "../games/kinds.ts";
import { playLawful } from "../test/lawful.ts";
import { comparePairs, loadWorker } from "../test/twins.ts";
import { fail, say } from "./run.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string" },
    from: { type: "string", default: "0" },
    kind: { type: "string" },
    pairs: { type: "string" },
  },
});
/** Games between two lines that say how far it is. */
const step = 1000;
const from = Number(values.from);
const count = Number(values.games ?? (values.pairs === undefined ? 1000 : 0));
const pairs = Number(values.pairs ?? 0);
const kinds = values.kind === undefined ? Object.keys(games) : [values.kind];
let [passed, failed] = [0, 0];

if (![count, from, pairs].every((one) => Number.isInteger(one) && one >= 0)) {
  fail("--games, --from and --pairs take whole numbers");
}
for (const name of kinds) {
  const kind = kindOf(name) ?? fail(`games: ${Object.keys(games).join(", ")}`);
  const rules = await kind.rules();
  let last = performance.now();
  for (let nth = from; nth < from + count; nth++) {
    held(() => playLawful(name, rules, nth));
    if ((nth + 1 - from) % step !== 0 && nth + 1 < from + count) continue;
    const seconds = (performance.now() - last) / 1000;
    say(`${name}: ${nth + 1 - from} games, the last in ${seconds.toFixed(1)} s`);
    last = performance.now();
  }
  if (pairs === 0 || !rules.hidden) continue;
  const compared = comparePairs(await loadWorker(), name, { rules, cpu: await kind.cpu() }, pairs);
  const found = await compared.catch((error: Error) => error);
  held(() => {
    if (found instanceof Error) throw found;
    say(`${name}: ${found.pairs} pairs and ${found.refusals} refusals, all alike`);
  });
}
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function held(play: () => void): void {
  try {
    play();
    passed++;
  } catch (error) {
    failed++;
    say(error instanceof Error ? error.message : String(error));
  }
}
