/** `npm run -s bench`: what the product costs, as ratios to a floor measured in the same run. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { counting, floorAt } from "../test/bench/code.ts";
import { costOf } from "../test/bench/counts.ts";
import { costLines, tableOf, timedLines, weightLines, type Line } from "../test/bench/lines.ts";
import { measure, type Round } from "../test/bench/rounds.ts";
import { clientOf } from "../test/http/client.ts";
import { buildWorker, productAt } from "../test/miniflare/product.ts";
import { serve, type Place, type Served } from "../test/miniflare/server.ts";
import { buildPage, gzipped, pageScript } from "./build.ts";
import { optionsOf, whole } from "./options.ts";
import { fail, say } from "./run.ts";

/** One missed gate proves nothing on a machine that others use: three runs must agree. */
const mostRuns = 3;
/** In memory nobody waits for a disk. */
const memory = "/dev/shm";

const { values } = optionsOf({
  command: "npm run -s bench --",
  text: "what the product costs, as ratios to a floor; writes bench.json, which is in git",
  options: { rounds: { takes: "N", text: "5, 6, 10 or another part of 60 moves: 6 unless said" } },
});
const rounds = whole("rounds", values.rounds, 6);
if (rounds < 5 || 60 % rounds !== 0) fail("--rounds: 5, 6, 10 or another part of 60 moves.");

say(`${rounds} rounds, floor and product by turns, on ${availableParallelism()} cores`);
say("builds page and worker");
await buildPage();
const { code, weight } = await buildWorker();

async function inFolder<T>(above: string, work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(above, { recursive: true });
  const folder = mkdtempSync(join(above, "kaestchenpost-bench-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Something with a server of its own, that ends with it. */
async function served<T>(place: Place, work: (server: Served) => Promise<T>): Promise<T> {
  const server = await serve(place);
  try {
    return await work(server);
  } finally {
    await server.kill();
  }
}

function timed(above: string): Promise<Round[]> {
  return inFolder(above, async (folder) =>
    served(await floorAt(join(folder, "floor")), (floor) =>
      served(productAt(join(folder, "product"), code), (product) =>
        measure(floor, product, rounds, (round) => say(`  round ${round} of ${rounds}`)),
      ),
    ),
  );
}

/** Bytes after gzip that a first visit to a match fetches. */
async function firstLoad(address: string): Promise<number> {
  const anna = clientOf((path, init) => fetch(address + path, init));
  const { id } = (await anna.make()).seen;
  const page = await (await fetch(`${address}/g/${id}`)).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  return [...new Set(files)].reduce(
    (total, file) => total + gzipped(`dist/client${file}`),
    gzipSync(page, { level: 9 }).length,
  );
}

say("counts rows, wake-ups and bytes");
const counted = await inFolder(memory, async (folder) =>
  served(productAt(folder, await counting(code)), async (server) => {
    const costs = [await costOf(server, 5), await costOf(server, 9)] as const;
    const { first, playing } = pageScript("de", "dots");
    const load = await firstLoad(server.address);
    return [...costLines(...costs), ...weightLines({ page: first, playing, load, worker: weight })];
  }),
);
say("times acts on disk");
const disk = await timed("dist");
const runs: (readonly Line[])[] = [];
const all: Round[][] = [];
/** A gate is missed that no run has kept. */
const missed = (): readonly string[] =>
  (runs[0] ?? []).flatMap(({ what }, i) => (runs.some((run) => run[i]?.kept) ? [] : [what]));
do {
  say("times acts in memory");
  const run = await timed(memory);
  all.push(run);
  runs.push(timedLines(run, "tmpfs"));
  if (missed().length > 0) say(`run ${runs.length}: ${missed().join("; ")} missed`);
} while (missed().length > 0 && runs.length < mostRuns);

const inMemory = (runs.at(-1) ?? []).map((line) => {
  return { ...line, kept: !missed().includes(line.what) };
});
const lines = [...inMemory, ...timedLines(disk, "disk"), ...counted];
say(`\n${tableOf(lines)}\n`);
const { version } = JSON.parse(readFileSync("node_modules/workerd/package.json", "utf8")) as {
  readonly version: string;
};
const on = { cores: availableParallelism(), node: process.version, workerd: version };
writeFileSync("bench.json", `${JSON.stringify({ on, lines, tmpfs: all, disk }, null, 1)}\n`);
say("bench.json is written; it is in git");
const wrong = lines.filter(({ kept }) => !kept);
say(wrong.length === 0 ? "every gate is kept" : `${wrong.length} gates are missed`);
process.exitCode = wrong.length > 0 ? 1 : 0;
