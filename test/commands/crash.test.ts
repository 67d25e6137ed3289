/** Three power cuts: nothing that was acknowledged is lost. `npm run crash` makes more. */
import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const cycles = 3;

test("nothing is lost, doubled, torn or stuck by a power cut", async () => {
  const flags = ["commands/crash.ts", "--cycles", String(cycles), "--seed", "1"];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  process.stdout.write(stdout);
  const count = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(stdout)?.[1]);
  expect(count("acknowledged")).toBeGreaterThanOrEqual(cycles * 20);
  expect(count("in flight")).toBeGreaterThanOrEqual(cycles * 4);
  for (const wrong of ["lost", "doubled", "torn", "stuck"]) expect(count(wrong), wrong).toBe(0);
});
