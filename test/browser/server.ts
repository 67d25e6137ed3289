/** `npm start`'s own server for the tests, on a free port and with data of its own. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { TestProject } from "vitest/node";
import { browserPath } from "./browser.ts";
import { keysIn } from "./log.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly address: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await browserPath();
  const { address, stop } = await startServer();
  project.provide("address", address);
  return stop;
}

export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

/** Another program may be quicker at a port that was free a moment ago. */
const tries = 3;

/** `folder`: another copy of the project, which is built first; `kept`: where data stays. */
export async function startServer(folder?: string, kept?: string, nth = 1): Promise<Server> {
  try {
    return await startOn(await freePort(), folder, kept);
  } catch (error) {
    if (nth >= tries || !String(error).includes("is taken")) throw error;
    return startServer(folder, kept, nth + 1);
  }
}

async function startOn(port: number, folder?: string, kept?: string): Promise<Server> {
  const state = kept ?? mkdtempSync(join(tmpdir(), "kaestchenpost-"));
  // As `npm start` runs it; without npm between, it notices when we are killed and ends itself.
  const built = folder === undefined ? ["--built"] : [];
  const server = spawn(process.execPath, ["commands/start.ts", ...built], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      STATE: state,
      LIMITS: "off",
      // Every line it writes comes here, to be searched for keys at the end.
      VERBOSE: "1",
      npm_lifecycle_event: "start",
    },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let said = "";
  const address = await new Promise<string>((ready, fail) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const found = /Kästchenpost: (\S+)/.exec(said)?.[1];
        if (found) ready(found);
      });
    }
    server.on("exit", () => fail(new Error(`the server did not start:\n${said}`)));
  });
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => server.on("exit", done));
    server.kill("SIGTERM");
    await ended;
    if (kept === undefined) rmSync(state, { recursive: true, force: true });
    const keys = keysIn(said);
    if (keys.length > 0) throw new Error(`A4: a key stands in the log:\n${keys.join("\n")}`);
  };
  return { address, stop };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
