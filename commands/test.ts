/** `npm test`: every part in order; the last line sums what each runner itself reports. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { buildPage } from "./build.ts";
import { run, say, type Tool } from "./run.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}
interface Part {
  readonly name: string;
  /** What `--only` calls it. */
  readonly group: "check" | "node" | "workerd" | "browser";
  count(): Promise<Count>;
}

const reports = "test-results";

/** A tool that only says yes or no: one test. */
function yesOrNo(name: string, tool: Tool, args: readonly string[]): Part {
  const count = async (): Promise<Count> => {
    const { code } = await run(tool, args);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
  return { name, group: "check", count };
}

/** A part of vitest. A report that is missing, empty or at odds with the exit counts as failed. */
function vitest(name: string, group: Part["group"], args: readonly string[]): Part {
  const file = `${reports}/${name}.json`;
  const count = async (): Promise<Count> => {
    const flags = ["run", ...args, "--reporter=default", "--reporter=json", `--outputFile=${file}`];
    const { code } = await run("vitest", flags);
    const { passed, failed } = readReport(file);
    if (passed + failed === 0) return { passed: 0, failed: 1 };
    return code !== 0 && failed === 0 ? { passed, failed: 1 } : { passed, failed };
  };
  return { name, group, count };
}

function readReport(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
    return { passed: report["numPassedTests"] ?? 0, failed: report["numFailedTests"] ?? 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const parts: readonly Part[] = [
  yesOrNo("types", "tsc", ["-p", "."]),
  yesOrNo("types-worker", "tsc", ["-p", "worker"]),
  yesOrNo("types-web", "tsc", ["-p", "web"]),
  yesOrNo("lint", "oxlint", []),
  yesOrNo("format", "oxfmt", ["--check", "."]),
  vitest("tidy", "check", ["--project", "tidy"]),
  vitest("node", "node", ["--project", "node", "--project", "world"]),
  vitest("workerd", "workerd", ["--project", "workerd"]),
  vitest("alone", "workerd", ["--project", "alone"]),
  vitest("browser", "browser", ["--project", "browser"]),
];

const only = process.argv.includes("--only") ? process.argv.at(-1) : null;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chosen = parts.filter(({ group }) => only === null || group === only);
const lines: string[] = [];
let [passed, failed] = [0, chosen.length === 0 ? 1 : 0];
if (chosen.some(({ group }) => group === "workerd" || group === "browser")) {
  try {
    await buildPage();
  } catch (error) {
    // The other parts still tell what they know.
    failed++;
    lines.push(`build: ${String(error)}`);
  }
}
for (const part of chosen) {
  say(`\n— ${part.name}`);
  const began = performance.now();
  const count = await part.count();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  lines.push(`${part.name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  passed += count.passed;
  failed += count.failed;
}
say(`\n${lines.join("\n")}\n`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
