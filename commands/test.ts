/** `npm test`: every part in order; the last line sums what each runner itself reports. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import process from "node:process";
import { buildPage } from "./build.ts";
import { optionsOf } from "./options.ts";
import { fail, run, say, type Tool } from "./run.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}
type Group = (typeof groups)[number];
interface Part {
  readonly name: string;
  /** What `--only` calls it. */
  readonly group: Group;
  count(): Promise<Count>;
}

const groups = ["check", "node", "world", "workerd", "browser"] as const;
const reports = "test-results";

/** A tool that only says yes or no: one test. */
function yesOrNo(name: string, tool: Tool, args: readonly string[]): Part {
  const count = async (): Promise<Count> => {
    const { code } = await run(tool, args);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
  return { name, group: "check", count };
}

/** Projects of vitest. A report that is missing, empty or at odds with the exit is a failure. */
function vitest(group: Group, ...projects: readonly string[]): Part {
  const name = projects.join("+");
  const file = `${reports}/${name}.json`;
  const count = async (): Promise<Count> => {
    const args = projects.map((project) => `--project=${project}`);
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

const { values } = optionsOf({
  command: "npm test --",
  text: "every test, part by part",
  options: { only: { takes: "PART", text: `one of ${groups.join(", ")}` } },
});
const only = groups.find((group) => group === values.only) ?? null;
if (values.only !== undefined && !only) fail(`--only: one of ${groups.join(", ")}.`);

const parts: readonly Part[] = [
  yesOrNo("types", "tsc", ["-p", "."]),
  yesOrNo("types-worker", "tsc", ["-p", "worker"]),
  yesOrNo("types-web", "tsc", ["-p", "web"]),
  yesOrNo("lint", "oxlint", []),
  yesOrNo("format", "oxfmt", ["--check", "."]),
  vitest("check", "tidy"),
  // Together they keep two cores busy to the end.
  ...(only === null
    ? [vitest("node", "node", "world")]
    : [vitest("node", "node"), vitest("world", "world")]),
  vitest("workerd", "workerd"),
  vitest("workerd", "alone"),
  vitest("browser", "browser"),
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const chosen = parts.filter(({ group }) => only === null || group === only);
const lines: string[] = [];
let [passed, failed] = [0, 0];
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
