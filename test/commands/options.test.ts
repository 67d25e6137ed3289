/** Commands do what they are told, and nothing when they are told what they do not know. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { helpOf, optionsIn } from "../../commands/options.ts";

const usage = {
  command: "npm run bake --",
  text: "bakes a cake",
  options: { eggs: { takes: "N", text: "so many" }, sweet: { text: "with sugar" } },
} as const;

describe("read strictly", () => {
  test("what is known", () => {
    const given = optionsIn(usage, ["--eggs", "3", "--sweet"]);
    expect(given).toEqual({ values: { eggs: "3", sweet: true }, rest: [] });
    expect(optionsIn({ ...usage, rest: "CAKE…" }, ["a", "b"])).toMatchObject({ rest: ["a", "b"] });
  });
  test.each([
    [["--salt"], "Unknown option '--salt'."],
    [["--eggs"], "Option '--eggs <value>' argument missing."],
    [["--sweet=no"], "Option '--sweet' does not take an argument."],
    [["brown"], "Unexpected argument 'brown'."],
  ])("%s is refused, with the list", (args, wrong) => {
    const refusal = String(optionsIn(usage, args));
    expect(refusal.split("\n")[0]).toContain(wrong);
    expect(refusal.endsWith(`\n\n${helpOf(usage)}`)).toBe(true);
  });
  test("help is asked for, whatever else is said", () => {
    expect(optionsIn(usage, ["--eggs", "3", "--help"])).toBe("help");
    expect(helpOf(usage).split("\n")).toEqual([
      "npm run bake --: bakes a cake",
      "  --eggs N  so many",
      "  --sweet   with sugar",
      "  --help    says this",
    ]);
  });
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(name: string, ...args: readonly string[]): Promise<Ran> {
  return new Promise((done) => {
    const file = `commands/${name}.ts`;
    const child = execFile(process.execPath, [file, ...args], (_, out, err) => {
      done({ code: child.exitCode, out, err });
    });
  });
}

const refused = (err: string) => ({ code: 1, out: "", err: `${err}\n` });

/** All that are run; wrangler reads what `deploy` is told. */
const commands = Object.values(
  (JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> }).scripts,
).flatMap((script) => /^node commands\/([\w-]+)\.ts$/.exec(script)?.[1] ?? []);

describe("every command", () => {
  test("is in its file", () => {
    expect(commands.length).toBeGreaterThan(9);
    const files = readdirSync("commands");
    for (const name of commands) expect(files).toContain(`${name}.ts`);
  });
  const strict = commands.filter((name) => name !== "deploy");
  const list = /npm [^:]+: .+\n(?:  --.+\n)*  --help +says this\n$/;
  test.each(strict)("%s refuses what it does not know, and lists what it does", async (name) => {
    const { code, out, err } = await run(name, "--bogus");
    expect([code, out]).toEqual([1, ""]);
    expect(err.replace(list, "")).toBe("Unknown option '--bogus'.\n\n");
  });
  test("and says the same when it is asked", async () => {
    const { code, out, err } = await run("world", "--help");
    expect([code, err, out.replace(list, "")]).toEqual([0, "", ""]);
  });
});

test("what an option takes is looked at too", async () => {
  const only = "--only: one of check, node, world, workerd, browser.";
  expect(await run("test", "--only", "bogus")).toEqual(refused(only));
  const number = "--seeds takes a whole number.";
  expect(await run("world", "--seeds", "many")).toEqual(refused(number));
  expect((await run("world", "--fault", "bogus")).err).toMatch(/^--fault: one of\n  answer before/);
  expect((await run("laws", "--kind", "bogus")).err).toMatch(/^--kind: one of \w+, /);
});

test("replay says which file, and which line, it cannot read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kaestchenpost-replay-"));
  const file = join(folder, "broken.jsonl");
  writeFileSync(file, "{\n");
  try {
    const usual = "npm run -s replay -- test/vectors/kaesekaestchen.jsonl";
    expect(await run("replay")).toEqual(refused(`Say which files, such as: ${usual}`));
    expect(await run("replay", "gone.jsonl")).toEqual(refused("There is no file gone.jsonl."));
    expect(await run("replay", folder)).toEqual(refused(`There is no file ${folder}.`));
    expect(await run("replay", file)).toEqual(refused(`${file}: line 1 is no vector.`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("laws says how many pairs were compared, and how many were to be", async () => {
  const { code, out } = await run("laws", "--pairs", "2");
  expect(code).toBe(0);
  expect(out).toMatch(/^dots: no pairs, for nothing lies face down$/m);
  expect(out).toMatch(/^loops: \d\d+ pairs in whole games, at least 2 were to be compared$/m);
});
