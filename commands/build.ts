/**
 * `npm run build`: the page in both languages, the description of the interface, the worker; and
 * their sizes against the budgets.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { headersOf } from "./bundle/headers.ts";
import { writeDocument } from "./openapi/document.ts";
import { optionsOf } from "./options.ts";
import { offline } from "./run.ts";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/** What the worker knows of a language's build: addresses of files. */
interface Assets {
  readonly entry: string;
  /** What the entry imports at once. */
  readonly first: readonly string[];
  readonly css: string;
  /** Besides, on pages of rules. */
  readonly guideCss: string;
  /** What each page's own script consists of, besides the entry. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** A game's board and words: what it takes to look on. */
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** And what it takes to act. */
  readonly playing: Readonly<Record<string, readonly string[]>>;
  /** What its board shows only in some positions. */
  readonly more: Readonly<Record<string, readonly string[]>>;
  /** What deciding ahead takes of it. */
  readonly ahead: Readonly<Record<string, readonly string[]>>;
  /** What choosing its house rules takes. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
}

/**
 * Bytes after gzip: the script a match page comes with, all that playing one game needs, and what
 * the worker loads at once (acts, sockets, the objects; its pages come with the first of them, and
 * rules and CPU of a game with the first match of it). 60 kB are the most that the worker may ever
 * weigh; nearer, one sees what creeps in. Played on may be half a kB more than it was: a typed move
 * is answered where it stands, and who really moved is told to whoever only looks, too.
 */
export const budgets = {
  page: 15_000,
  playing: 40_200,
  worker: 56_000,
  /**
   * What each further game brings to a match page that is looked at: board and words, with the
   * rules that drawing takes. And with what comes for whoever acts: moves, hand and words.
   */
  games: {
    corners: { seen: 4_000, played: 6_300 },
    loops: { seen: 7_000, played: 11_900 },
  } as Readonly<Record<string, { readonly seen: number; readonly played: number }>>,
} as const;

export async function buildPage(): Promise<void> {
  rmSync("dist/client", { recursive: true, force: true });
  const built: Record<string, unknown> = {};
  for (const language of ["de", "en"]) {
    execFileSync("vite", ["build", "--logLevel", "warn"], {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, LANG_BUILD: language },
    });
    built[language] = listOf(language);
  }
  writeFileSync("dist/client/_headers", headersOf(readdirSync("dist/client/assets")));
  await writeDocument("dist/client/api/openapi.json");
  writeFileSync("dist/assets.json", JSON.stringify(built, null, 2));
}

function listOf(language: string): Assets {
  const file = `dist/client/manifest-${language}.json`;
  const chunks = chunksOf(file);
  rmSync(file);
  const all = Object.entries(chunks);
  const games = readdirSync("games", { withFileTypes: true }).filter((one) => one.isDirectory());
  const entry = chunks["web/main.ts"]?.file ?? "";
  const filesOf = (name: string): readonly string[] =>
    [...reached(chunks, name, new Set([entry]))].slice(1).map((one) => `/${one}`);
  const words = language === "en" ? "words.en.ts" : "words.ts";
  const partsOf = (name: string, parts: readonly string[]): readonly string[] => [
    ...new Set(parts.flatMap((part) => filesOf(`games/${name}/${part}`))),
  ];
  /** What choosing house rules takes of a game. */
  const formOf = (name: string) => partsOf(name, ["rules.ts", `form/${words}`]);
  // The bundler knows some rules only by the presets that stand on them.
  const aheadOf = (name: string) => partsOf(name, ["rules.ts", "plan.ts", "presets.ts"]);
  const moreOf = (name: string) => partsOf(name, ["taking.tsx", `chain/${words}`]);
  const named = (name: string): readonly string[] =>
    filesOf(all.find(([, chunk]) => chunk.name === name)?.[0] ?? "");
  const playingOf = (name: string): readonly string[] => [
    ...new Set([...named(name), ...named(`${name}-playing`)]),
  ];
  const pageOf = (page: string): readonly string[] => {
    const motifs = page === "home" || page === "new" ? named("motifs") : [];
    return [...new Set([...filesOf(`web/${page}.tsx`), ...motifs])];
  };
  return {
    entry: `/${entry}`,
    first: [...new Set((chunks["web/main.ts"]?.imports ?? []).flatMap(filesOf))],
    css: `/${chunks["web/styles/index.css"]?.file ?? ""}`,
    guideCss: `/${chunks["web/styles/guide.css"]?.file ?? ""}`,
    pages: Object.fromEntries(
      [
        "match",
        "home",
        "new",
        "house",
        "over",
        "leaving",
        "planning",
        "seats",
        "times",
        "fair",
        "guide",
      ].map((page) => [page, pageOf(page)]),
    ),
    games: Object.fromEntries(games.map(({ name }) => [name, named(name)])),
    playing: Object.fromEntries(games.map(({ name }) => [name, playingOf(name)])),
    more: Object.fromEntries(games.map(({ name }) => [name, moreOf(name)])),
    ahead: Object.fromEntries(games.map(({ name }) => [name, aheadOf(name)])),
    forms: Object.fromEntries(games.map(({ name }) => [name, formOf(name)])),
  };
}

function chunksOf(manifest: string): Record<string, Chunk> {
  return JSON.parse(readFileSync(manifest, "utf8")) as Record<string, Chunk>;
}

/** The files of a chunk and of all that it imports at once, after those that are found already. */
function reached(
  chunks: Readonly<Record<string, Chunk>>,
  name: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  const { file, imports = [] } = chunks[name] ?? {};
  if (file === undefined || found.has(file)) return found;
  found.add(file);
  for (const one of imports) reached(chunks, one, found);
  return found;
}

export function gzipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** Bytes after gzip of a match page's script: at first, and with all that playing needs. */
export function pageScript(
  language: "de" | "en",
  game: string,
): { readonly first: number; readonly playing: number } {
  const { entry, first, pages, playing: all } = assetsOf(language);
  const playing = new Set([entry, ...first, ...(pages["match"] ?? []), ...(all[game] ?? [])]);
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => total + gzipped(`dist/client${file}`), 0);
  return { first: sum([entry, ...first]), playing: sum(playing) };
}

/** Bytes after gzip that a game brings besides what every match page loads. */
export function gameScript(
  language: "de" | "en",
  game: string,
): { readonly seen: number; readonly played: number } {
  const { first, pages, games, playing } = assetsOf(language);
  const there = new Set([...first, ...(pages["match"] ?? [])]);
  const sum = (files: readonly string[] = []): number =>
    files
      .filter((file) => !there.has(file))
      .reduce((total, file) => total + gzipped(`dist/client${file}`), 0);
  return { seen: sum(games[game]), played: sum(playing[game]) };
}

/** The games that have a budget of their own and are there. */
export function further() {
  const { games } = assetsOf("de");
  return Object.entries(budgets.games).filter(([game]) => game in games);
}

function assetsOf(language: "de" | "en"): Assets {
  const all = JSON.parse(readFileSync("dist/assets.json", "utf8")) as Record<string, Assets>;
  const assets = all[language];
  if (!assets) throw new Error(`no build in ${language}`);
  return assets;
}

/** Bytes after gzip: what the worker loads at once, and what it loads when it is needed. */
export function workerParts(folder: string): { readonly first: number; readonly later: number } {
  const chunks = chunksOf(join(folder, "manifest.json"));
  const first = reached(chunks, "worker/index.ts");
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + gzipped(join(folder, file)), 0);
  const files = Object.values(chunks).map(({ file }) => file);
  return { first: sum([...first]), later: sum(files.filter((file) => !first.has(file))) };
}

if (process.argv[1]?.endsWith("build.ts")) {
  const { values } = optionsOf({
    command: "npm run build --",
    text: "page and worker, and their sizes against the budgets",
    options: { page: { text: "the page alone, no sizes" } },
  });
  await buildPage();
  if (!values.page) {
    // Builds the worker as it is deployed, loads it as Cloudflare will, and notes the time.
    const flags = ["check", "startup", "--outfile", "dist/startup.cpuprofile"];
    const env = { ...process.env, ...offline };
    const said = execFileSync("wrangler", flags, { stdio: "pipe", encoding: "utf8", env });
    const worker = workerParts("dist/worker");
    const sizes = [
      ["page at first, German", pageScript("de", "dots").first, budgets.page],
      ["page at first, English", pageScript("en", "dots").first, budgets.page],
      ["page played on, German", pageScript("de", "dots").playing, budgets.playing],
      ["page played on, English", pageScript("en", "dots").playing, budgets.playing],
      ["worker", worker.first, budgets.worker],
      ...further().flatMap(([game, most]) =>
        (["de", "en"] as const).flatMap((language) => {
          const { seen, played } = gameScript(language, game);
          return [
            [`${game} looked at, ${language}`, seen, most.seen] as const,
            [`${game} played, ${language}`, played, most.played] as const,
          ];
        }),
      ),
    ] as const;
    for (const [what, bytes, most] of sizes) {
      process.stdout.write(`${what}: ${bytes} bytes gz of ${most}\n`);
      if (bytes > most) process.exitCode = 1;
    }
    process.stdout.write(`worker, its games and pages: ${worker.later} bytes gz\n`);
    const startup = /Active: ([\d.]+ ms)/.exec(said)?.[1] ?? "not to be had";
    process.stdout.write(`worker, time to start on this machine: ${startup}\n`);
  }
}
