/**
 * `npm run -s laws -- --games N [--from N] [--kind K]`: N random games of each kind, held to the
 * laws of every game. `--pairs N`: so many pairs of matches equal in what somebody may know.
 */
import process from "node:process";
import { games, kindOf } from "../games/kinds.ts";
import { playLawful } from "../test/lawful.ts";
import { comparePairs, loadWorker } from "../test/twins.ts";
import { optionsOf, whole } from "./options.ts";
import { fail, say } from "./run.ts";

const { values } = optionsOf({
  command: "npm run -s laws --",
  text: "random games of each kind, held to the laws of every game",
  options: {
    games: { takes: "N", text: "so many of each kind: 1000 unless said, none if only --pairs is" },
    from: { takes: "N", text: "the number of the first: 0 unless said" },
    kind: { takes: "K", text: `only this kind: ${Object.keys(games).join(", ")}` },
    pairs: { takes: "N", text: "at least so many pairs of matches that are equal to somebody" },
  },
});
/** Games between two lines that say how far it is. */
const step = 1000;
const from = whole("from", values.from, 0);
const count = whole("games", values.games, values.pairs === undefined ? 1000 : 0);
const pairs = whole("pairs", values.pairs, 0);
const kinds = values.kind === undefined ? Object.keys(games) : [values.kind];
let [passed, failed] = [0, 0];

for (const name of kinds) {
  const kind = kindOf(name) ?? fail(`--kind: one of ${Object.keys(games).join(", ")}.`);
  const rules = await kind.rules();
  let last = performance.now();
  for (let nth = from; nth < from + count; nth++) {
    held(() => playLawful(name, rules, nth));
    if ((nth + 1 - from) % step !== 0 && nth + 1 < from + count) continue;
    const seconds = (performance.now() - last) / 1000;
    say(`${name}: ${nth + 1 - from} games, the last in ${seconds.toFixed(1)} s`);
    last = performance.now();
  }
  if (pairs === 0) continue;
  if (!rules.hidden) {
    say(`${name}: no pairs, for nothing lies face down`);
    continue;
  }
  const compared = comparePairs(await loadWorker(), name, { rules, cpu: await kind.cpu() }, pairs);
  const found = await compared.catch((error: Error) => error);
  held(() => {
    if (found instanceof Error) throw found;
    say(`${name}: ${found.pairs} pairs in whole games, at least ${pairs} were to be compared`);
    say(`${name}: what is told of them is alike, and so are ${found.refusals} refusals`);
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
