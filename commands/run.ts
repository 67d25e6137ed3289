/** What the commands share: running the project's tools, and speaking to the terminal. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Keeps wrangler from asking anything of the outside world, and from its banner. */
export const offline: Readonly<Record<string, string>> = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
};

/** Where each tool begins, so that it runs under this Node and not under the system's. */
const tools = {
  tsc: "node_modules/typescript/bin/tsc",
  oxlint: "node_modules/oxlint/bin/oxlint",
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  vite: "node_modules/vite/bin/vite.js",
  vitest: "node_modules/vitest/vitest.mjs",
  wrangler: "node_modules/wrangler/bin/wrangler.js",
  "drizzle-kit": "node_modules/drizzle-kit/bin.cjs",
} as const;

export type Tool = keyof typeof tools;

export interface Running {
  readonly child: ChildProcess;
  /** Everything it has said so far. */
  said(): string;
  /** Ends it with all its children. */
  end(signal?: NodeJS.Signals): void;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Keeps what it says to itself; `said()` has it. */
  readonly quiet?: boolean;
}

/** Starts a tool in a process group of its own. */
export function start(tool: Tool, args: readonly string[], options: RunOptions = {}): Running {
  const quiet = options.quiet ?? false;
  const child = spawn(process.execPath, [tools[tool], ...args], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", quiet ? "pipe" : "inherit", quiet ? "pipe" : "inherit"],
    detached: true,
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (part: string) => (text += part));
  }
  const running: Running = { child, said: () => text, end };
  return running;

  function end(signal: NodeJS.Signals = "SIGTERM"): void {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // Nobody is left.
    }
  }
}

/** Runs a tool to its end. Its exit code; a tool killed by a signal counts as failed. */
export async function run(
  tool: Tool,
  args: readonly string[],
  options: RunOptions = {},
): Promise<{ readonly code: number; readonly said: string }> {
  const running = start(tool, args, options);
  const stop = endWithUs(running);
  const [code] = (await once(running.child, "close")) as [number | null];
  stop();
  return { code: code ?? 1, said: running.said() };
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** A signal to us ends the child too. Returns how to stop caring. */
function endWithUs(running: Running): () => void {
  const heard = (signal: (typeof signals)[number]): void => {
    running.end();
    process.exit(exitCodes[signal]);
  };
  for (const signal of signals) process.on(signal, heard);
  return () => {
    for (const signal of signals) process.off(signal, heard);
  };
}

export function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Ends the command with one clear sentence. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
