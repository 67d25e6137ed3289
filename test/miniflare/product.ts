/** The worker as it is deployed, to be served by `server.ts`: built anew, without its pages. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPage, workerParts } from "../../commands/build.ts";
import { run } from "../../commands/run.ts";
import type { Code, Place } from "./server.ts";

export interface Built {
  readonly code: Code;
  /** Bytes after gzip of what is loaded at once. */
  readonly weight: number;
}

/** Builds the worker in a folder of its own, so that others may build beside it. */
export async function buildWorker(): Promise<Built> {
  // What the worker draws names the page's files.
  if (!existsSync("dist/assets.json")) await buildPage();
  const folder = await mkdtemp(join(tmpdir(), "kaestchenpost-worker-"));
  const flags = ["build", "--config", "worker.config.ts", "--outDir", folder, "--emptyOutDir"];
  const { code, said } = await run("vite", [...flags, "--logLevel", "error"], { quiet: true });
  if (code !== 0) throw new Error(`the worker cannot be built:\n${said}`);
  const built = {
    code: { main: "index.js", modules: modulesIn(folder) },
    weight: workerParts(folder).first,
  };
  await rm(folder, { recursive: true });
  return built;
}

function modulesIn(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const scripts = names.filter((name) => name.endsWith(".js"));
  return Object.fromEntries(
    scripts.map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]),
  );
}

/** The compatibility date that is deployed. */
export const date = /^compatibility_date = "(.+)"$/m.exec(
  readFileSync("wrangler.toml", "utf8"),
)?.[1] as string;

/** A worker with the product's objects, its data in a folder. */
export function productAt(folder: string, code: Code): Place {
  const objects = { MATCHES: "Match", PLAYERS: "Player" };
  return {
    code,
    objects,
    variables: { SECRETS: "a secret for tests", LIMITS: "off" },
    folder,
    date,
  };
}
