/** The command as the tests run it: a process of its own, for it takes over clock and chance. */
import { execFile } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

export interface Ran {
  readonly code: number;
  readonly said: string;
}

/** `zone`: where the machine stands. */
export function runCommand(args: readonly string[], zone = "Europe/Berlin"): Promise<Ran> {
  const cwd = fileURLToPath(new URL("../..", import.meta.url));
  const env = { ...process.env, TZ: zone };
  return new Promise((resolve) => {
    const run = execFile(
      process.execPath,
      ["commands/world.ts", ...args],
      { cwd, env },
      (_, out, err) => resolve({ code: run.exitCode ?? 1, said: out + err }),
    );
  });
}
