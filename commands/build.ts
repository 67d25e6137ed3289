/**
 * `npm run build`: the page in both languages, the description of the interface, the worker; and
 * their sizes against the budgets.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { writeDocument } from "./openapi/document.ts";
import { offline } from "./run.ts";

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

/** Bytes after gzip: the page's script with one game, and the worker without pictures. */
export const budgets = { page: 15_000, worker: 60_000 } as const;

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
  await writeDocument("dist/client/api/openapi.json");
  writeFileSync("dist/assets.json", JSON.stringify(built, null, 2));
}

/** What the worker puts into a page's head. */
function listOf(language: string): object {
  const file = `dist/client/manifest-${language}.json`;
  const chunks = Object.values(JSON.parse(readFileSync(file, "utf8")) as Record<string, Chunk>);
  rmSync(file);
  const kinds = readdirSync("games", { withFileTypes: true }).filter((one) => one.isDirectory());
  const pathOf = (chunk?: Chunk): string => (chunk ? `/${chunk.file}` : "");
  const css = chunks.find((chunk) => chunk.file.endsWith(".css"));
  return {
    entry: pathOf(chunks.find((chunk) => chunk.src === "web/main.tsx")),
    css: pathOf(css),
    games: Object.fromEntries(
      kinds.map(({ name }) => [name, chunks.filter((one) => one.name === name).map(pathOf)]),
    ),
  };
}

export function gzipped(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** The script of the match page with one game, bytes after gzip. */
export function pageScript(language: "de" | "en", game: string): number {
  const assets = JSON.parse(readFileSync("dist/assets.json", "utf8")) as Record<
    string,
    { entry: string; games: Record<string, string[]> }
  >;
  const { entry, games } = assets[language] ?? { entry: "", games: {} };
  return [entry, ...(games[game] ?? [])].reduce(
    (sum, file) => sum + gzipped(`dist/client${file}`),
    0,
  );
}

if (process.argv[1]?.endsWith("build.ts")) {
  await buildPage();
  if (!process.argv.includes("--page")) {
    const flags = ["deploy", "--dry-run", "--outdir", "dist/worker", "--minify"];
    execFileSync("wrangler", flags, { stdio: "pipe", env: { ...process.env, ...offline } });
    const sizes = [
      ["page, German", pageScript("de", "dots"), budgets.page],
      ["page, English", pageScript("en", "dots"), budgets.page],
      ["worker", gzipped("dist/worker/index.js"), budgets.worker],
    ] as const;
    for (const [what, bytes, most] of sizes) {
      process.stdout.write(`${what}: ${bytes} bytes gz of ${most}\n`);
      if (bytes > most) process.exitCode = 1;
    }
  }
}
