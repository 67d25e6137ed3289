/** The README tells the truth: its commands exist and do what it says. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = ""]) => block.trim().split("\n"))
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

describe("code blocks", () => {
  test("there are some, and every script they name exists", () => {
    expect(commands.length).toBeGreaterThan(6);
    for (const command of commands) {
      const name = /^npm (?:run (?:-s )?)?(\S+)/.exec(command)?.[1];
      if (name && name !== "ci") expect(Object.keys(scripts)).toContain(name);
    }
  });

  const here = commands.filter((one) => !runElsewhere.includes(one) && !outside.includes(one));
  test.each(here)("%s", (command) => {
    const [, wanted] = endings.find(([part]) => command.includes(part)) ?? [];
    expect(wanted, command).toBeDefined();
    expect(run(command)).toMatch(wanted ?? "");
  });
});

test("every folder of the map exists, and every folder is in the map", () => {
  const named = [...readme.matchAll(/^\| `(\w+)\/`/gm)].map(([, name]) => name ?? "");
  for (const name of named) expect(existsSync(name)).toBe(true);
  const tracked = run("git ls-files").split("\n");
  const folders = new Set(tracked.flatMap((path) => /^(\w+)\//.exec(path)?.[1] ?? []));
  expect(named.toSorted()).toEqual([...folders].toSorted());
});

test("its picture is there", () => {
  expect(existsSync(/!\[[^\]]*\]\(([^)]+)\)/.exec(readme)?.[1] ?? "")).toBe(true);
});
