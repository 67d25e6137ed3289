/** Every number of `cases.md` and of `reliability.md` §3 in scope has a test that asserts. */
import { describe, expect, test } from "vitest";
import { cases, checks, type Entry } from "./cases/index.ts";
import { nodes, paths, sourceOf, type Node } from "./sources.ts";

const lettered = (letter: string, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => letter + number);

const casesInScope = (
  "1 2 3 5 8 9 11 12 14 16 17 18 19 20 21 22 23 25 26 27 29 30 31 32 47 48 49 53 55 56 57 " +
  "59 61 62 63 65 66 67 68 69 70 71 73 74 75 77 78 91 92 93 94 95 97 99 100 109 110 111 112 " +
  "115 116 117 118 119 121 122 123 124 125"
).split(" ");
const checksInScope = [
  ...lettered("S", [1, 2, 3, 4, 5, 6, 8, 10, 11, 13]),
  ...lettered("C", [1, 2, 3, 4, 6, 7, 8, 10, 11]),
  ...lettered("M", [1, 2, 3, 4, 5, 6, 8, 10, 11]),
  ...lettered("W", [1, 2, 4, 5, 7, 8]),
  ...lettered("X", [1, 3, 4, 5, 6, 8]),
  ...lettered("A", [3, 4, 6, 8, 9]),
  ...lettered("H", [2, 3, 5]),
];

const isFunction = ({ type }: Node): boolean => /Function/.test(type);
const within = (node: Node): readonly Node[] => [...nodes(node)].map((one) => one.node);
const named = (node: unknown): string => String((node as Node | null)?.["name"] ?? "");

/** A title as it is written: of a template its text, of several pieces all of them. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === "Literal") return String(node["value"]);
  if (node?.type !== "TemplateLiteral") return null;
  const pieces = node["quasis"] as readonly Node[];
  return pieces.map((piece) => (piece["value"] as { cooked: string }).cooked).join("…");
}

/** The innermost callee's name: `test` of `test`, `test.each(…)` and `test.each<T>(…)`. */
function calleeOf(node: Node): string {
  const inner = node["callee"] ?? node["object"] ?? node["tag"];
  return inner ? calleeOf(inner as Node) : named(node);
}

/** An `expect` that looks at something: of nothing but constants it would say nothing. */
function asserts(node: Node): boolean {
  if (node.type !== "CallExpression") return false;
  const callee = node["callee"] as Node;
  // `expect` itself, or `expect.poll`.
  if (named(callee) !== "expect" && named(callee["object"]) !== "expect") return false;
  return (node["arguments"] as readonly Node[]).some((argument) =>
    within(argument).some(({ type }) => type === "Identifier"),
  );
}

/** The tests of a file by title, and whether each asserts, by itself or by what it calls. */
function testsOf(path: string, text?: string): ReadonlyMap<string, boolean> {
  const { program } = sourceOf(path, text);
  const functions = new Map<string, Node>();
  for (const node of within(program)) {
    if (node.type === "FunctionDeclaration") functions.set(named(node["id"]), node);
    const init = node.type === "VariableDeclarator" ? (node["init"] as Node | null) : null;
    if (init && isFunction(init)) functions.set(named(node["id"]), init);
  }
  const says = (node: Node, asked: ReadonlySet<string> = new Set()): boolean =>
    within(node).some((one) => {
      if (asserts(one)) return true;
      const called = one.type === "CallExpression" ? named(one["callee"]) : "";
      const body = asked.has(called) ? undefined : functions.get(called);
      return body !== undefined && says(body, new Set([...asked, called]));
    });
  const found = new Map<string, boolean>();
  for (const node of within(program)) {
    if (node.type !== "CallExpression" || calleeOf(node) !== "test") continue;
    const [first, ...rest] = node["arguments"] as readonly Node[];
    const title = textOf(first);
    const body = rest.find(isFunction);
    if (title !== null && body) found.set(title, says(body));
  }
  return found;
}

const known = new Map<string, ReadonlyMap<string, boolean>>();
function testsIn(file: string): ReadonlyMap<string, boolean> {
  const tests = known.get(file) ?? (paths().includes(file) ? testsOf(file) : new Map());
  known.set(file, tests);
  return tests;
}

/** What is wrong with an entry, in words. */
function wrongWith(entry: Entry): readonly string[] {
  const { open, tests = [] } = "open" in entry ? entry : { open: null, tests: entry };
  if (open === null && tests.length === 0) return ["no test"];
  if (open !== null && open.length < 20) return ["open without a reason"];
  return tests.flatMap((one) => {
    const [file = "", title = ""] = one.split(/ > (.*)/);
    const says = testsIn(file).get(title);
    if (says === undefined) return [`no such test: ${one}`];
    return says ? [] : [`asserts nothing: ${one}`];
  });
}

describe.each([
  ["cases.md", casesInScope, cases],
  ["reliability.md", checksInScope, checks],
] as const)("%s", (_, numbers, entries) => {
  test("every number in scope is listed, and no other", () => {
    expect(Object.keys(entries).toSorted()).toEqual([...numbers].toSorted());
  });
  test("every number has tests that are there and assert something", () => {
    const wrong = Object.entries<Entry>(entries).flatMap(([number, entry]) =>
      wrongWith(entry).map((what) => `${number}: ${what}`),
    );
    expect(wrong).toEqual([]);
  });
});

test("a test that asserts nothing is found out", () => {
  const text = `
    const looks = () => expect(product).toBe(1);
    function deep() { looks(); }
    test("own", () => { expect(product).toBe(1); });
    test.each([1])("each %i", (i) => { expect(i).toBe(1); });
    test("called", async () => { await deep(); });
    test("polled", () => expect.poll(() => product).toBe(1));
    test("nothing", () => { product(); });
    test("constant", () => { expect(true).toBe(true); });`;
  expect(Object.fromEntries(testsOf("made-up.test.ts", text))).toEqual({
    own: true,
    "each %i": true,
    called: true,
    polled: true,
    nothing: false,
    constant: false,
  });
});
