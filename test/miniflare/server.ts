/** A worker in a real workerd, by miniflare: started, and ended as a power cut would. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** What runs where. */
export interface Place {
  readonly code: Code;
  /** Binding → class of objects that keep their rows in SQLite. */
  readonly objects: Readonly<Record<string, string>>;
  readonly variables: Readonly<Record<string, string>>;
  /** Where workerd keeps its files. */
  readonly folder: string;
  /** The compatibility date. */
  readonly date: string;
}

/** The text of modules, by name. */
export interface Code {
  readonly main: string;
  readonly modules: Readonly<Record<string, string>>;
}

export interface Served {
  readonly address: string;
  /** The process id of workerd itself. */
  readonly workerd: number;
  /** SIGKILL for workerd and what started it; resolves when both are gone. */
  kill(): Promise<void>;
}

const program = fileURLToPath(new URL("serve.ts", import.meta.url));

/** Starts a worker in a process group of its own. It ends by itself when this process is gone. */
export async function serve(place: Place): Promise<Served> {
  const child = fork(program, { detached: true, stdio: ["ignore", "ignore", "pipe", "ipc"] });
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (part: string) => (said += part));
  const gone = once(child, "exit");
  child.send(place);
  const told = await Promise.race([once(child, "message"), gone.then(() => null)]);
  if (!told) throw new Error(`workerd did not start:\n${said}`);
  const { address, workerd } = told[0] as Pick<Served, "address" | "workerd">;
  const kill = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null)
      process.kill(-Number(child.pid), "SIGKILL");
    await gone;
    while (isAlive(workerd)) await pause(2);
  };
  return { address, workerd, kill };
}

/** Somebody else's child may stay listed after its death. */
function isAlive(id: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${id}/stat`, "utf8"));
  } catch {
    return false;
  }
}
