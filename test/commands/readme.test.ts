/** The README tells the truth: its commands exist and do what it says. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { runCommand } from "../world/command.ts";

const readme = readFileSync("README.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
/** In blocks, and in the table of commands. */
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```|^\| `(npm [^`]+)` \|/gm)]
  .flatMap(([, block = "", cell = ""]) => (block + cell).trim().split("\n"))
  .flatMap((line) => line.split(" && "));

/** `npm start` and `npm test` are what runs the browser's tests and this one. */
const runElsewhere = [
  "npm ci",
  "npm start",
  "npm start -- --lan",
  "npm test",
  "npm run -s crash -- --cycles 20",
  "npm run -s bench",
  // Would write what other tests read; those find it missing or old.
  "npm run -s store-page",
];
/** These would speak to the outside world. */
const outside = ["npx wrangler login", "npx wrangler secret put SECRETS", "npm run deploy"];

/** This one shows a fault that it plants. */
const planting = /^npm run -s world -- --fault "(.+)"$/;

/** What a command says when all is well. */
const endings: readonly (readonly [part: string, said: RegExp])[] = [
  ["replay", /^\d+ passed, 0 failed$/m],
  ["laws", /^\d+ passed, 0 failed$/m],
  ["world", /^still meant, but refused: 0$/m],
  ["deploy", /Total Upload/],
];

function run(command: string): string {
  const [program = "", ...args] = command.split(" ");
  return execFileSync(program, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

describe("commands", () => {
  test("there are some, and every script they name exists", () => {
    expect(commands.length).toBeGreaterThan(6);
    for (const command of commands) {
      const name = /^npm (?:run (?:-s )?)?(\S+)/.exec(command)?.[1];
      if (name && name !== "ci") expect(Object.keys(scripts)).toContain(name);
    }
  });

  const apart = [...runElsewhere, ...outside];
  const here = commands.filter((one) => !apart.includes(one) && !planting.test(one));
  test.each(here)("%s", (command) => {
    const [, wanted] = endings.find(([part]) => command.includes(part)) ?? [];
    expect(wanted, command).toBeDefined();
    expect(run(command)).toMatch(wanted ?? "");
  });

  const [, fault = ""] = commands.flatMap((one) => planting.exec(one) ?? []);
  test("the planted fault is found within a few seeds, and told last", async () => {
    const { code, said } = await runCommand(["--fault", fault]);
    expect(said).toMatch(
      /^seed \d: .+\n(  .+\n)+\d+ steps, told in \d; .+\n\n\d seeds in .+\n.+\n$/m,
    );
    expect(code).toBe(1);
  });
});

test("every folder of the map exists, and every folder is in the map", () => {
  const named = [...readme.matchAll(/^\| `(\w+)\/`/gm)].map(([, name]) => name ?? "");
  for (const name of named) expect(existsSync(name)).toBe(true);
  const tracked = run("git ls-files").split("\n");
  const folders = new Set(tracked.flatMap((path) => /^(\w+)\//.exec(path)?.[1] ?? []));
  expect(named.toSorted()).toEqual([...folders].toSorted());
});

test("every file it names is there", () => {
  const paths = [...readme.matchAll(/`((?:engine|games|worker|web|db|commands|test)\/[^`]*)`/g)];
  const named = paths.flatMap(([, path = ""]) => (path.startsWith("games/x/") ? [] : [path]));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test("every part of the tests that it names is one", () => {
  const [, list = ""] = /`npm test -- --only PART` runs one part:([^]+?)\. `npm/.exec(readme) ?? [];
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const source = readFileSync("commands/test.ts", "utf8");
  const [, groups = ""] = /const groups = \[(.+)\]/.exec(source) ?? [];
  expect(named).toEqual([...groups.matchAll(/"(\w+)"/g)].map(([, name]) => name));
});

test("its picture is there", () => {
  expect(existsSync(/!\[[^\]]*\]\(([^)]+)\)/.exec(readme)?.[1] ?? "")).toBe(true);
});
