/** The project's own text, read and parsed: what `tidy.test.ts` looks at. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { posix } from "node:path";
import { parseSync } from "oxc-parser";

const root = fileURLToPath(new URL("..", import.meta.url));
const folders = ["engine", "games", "worker", "web", "db", "commands", "test"];

/** A node of the syntax tree, as far as this looks at one. */
export interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface Source {
  /** From the top of the project, with `/`. */
  readonly path: string;
  readonly text: string;
  /** What it imports or loads: paths from the top, or names of packages. */
  readonly imports: readonly string[];
  readonly program: Node;
}

/** Every file of the project's folders and its top; what is made or fetched is left out. */
export function paths(): readonly string[] {
  const top = readdirSync(root, { withFileTypes: true });
  const files = top.filter((entry) => entry.isFile()).map(({ name }) => name);
  const below = folders
    .filter((folder) => existsSync(root + folder))
    .flatMap((folder) => {
      const inside = readdirSync(root + folder, { withFileTypes: true, recursive: true });
      return inside.flatMap((entry) => {
        if (!entry.isFile()) return [];
        const parent = entry.parentPath.replaceAll("\\", "/");
        return [posix.relative(root.replaceAll("\\", "/"), `${parent}/${entry.name}`)];
      });
    });
  return [...files, ...below].toSorted();
}

export function read(path: string): string {
  return readFileSync(root + path, "utf8");
}

/** The TypeScript files, parsed. */
export function sources(): readonly Source[] {
  return paths()
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => sourceOf(path));
}

/** Some text as if it stood at that path: also for trying the checks themselves. */
export function sourceOf(path: string, text = read(path)): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const tree = program as unknown as Node;
  const asked = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => {
      return entries.flatMap((entry) => entry.moduleRequest?.value ?? []);
    }),
    ...[...nodes(tree)].flatMap(({ node }) => {
      const { type, source } = node;
      if (type !== "ImportExpression" && type !== "TSImportType") return [];
      const { value } = (source ?? {}) as { readonly value?: unknown };
      return typeof value === "string" ? [value] : [];
    }),
  ];
  const from = (request: string): string => {
    return request.startsWith(".") ? posix.join(posix.dirname(path), request) : request;
  };
  return { path, text, imports: [...new Set(asked.map(from))], program: tree };
}

export interface Visited {
  readonly node: Node;
  readonly parent: Node | null;
  /** The parent's key it stands under. */
  readonly key: string;
}

/** Every node from the top down; `skip` leaves out a node and all below it. */
export function* nodes(
  node: Node,
  skip: (node: Node) => boolean = () => false,
  parent: Node | null = null,
  key = "",
): Iterable<Visited> {
  if (skip(node)) return;
  yield { node, parent, key };
  for (const [name, value] of Object.entries(node)) {
    for (const part of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (isNode(part)) yield* nodes(part, skip, node, name);
    }
  }
}

function isNode(thing: unknown): thing is Node {
  return typeof thing === "object" && thing !== null && "type" in thing;
}

/** The names that are read as variables: no members, no keys, nothing that is only declared. */
export function* variables(
  program: Node,
  skip: (node: Node) => boolean = () => false,
): Iterable<string> {
  for (const { node, parent, key } of nodes(program, skip)) {
    if (node.type !== "Identifier" || typeof node["name"] !== "string") continue;
    const fixed = parent !== null && parent["computed"] !== true;
    if (fixed && key === "property" && parent.type === "MemberExpression") continue;
    if (fixed && key === "key" && parent["shorthand"] !== true) continue;
    if (/^(Import|Export|JSX|TSPropertySignature|TSMethodSignature)/.test(parent?.type ?? ""))
      continue;
    yield node["name"];
  }
}

/** `Math.random`, `test.skip` …: members of a name, as text. */
export function* members(program: Node): Iterable<string> {
  for (const { node } of nodes(program)) {
    if (node.type !== "MemberExpression") continue;
    const { object, property } = node as unknown as Record<"object" | "property", Node>;
    yield `${String(object["name"] ?? "")}.${String(property["name"] ?? property["value"] ?? "")}`;
  }
}

/** What a file gives away by name. */
export function* exported(program: Node): Iterable<string> {
  for (const { node, parent } of nodes(program)) {
    if (node.type === "ExportSpecifier") yield String((node["exported"] as Node)["name"]);
    if (parent?.type !== "ExportNamedDeclaration") continue;
    const { id } = node;
    if (isNode(id)) yield String(id["name"]);
    for (const one of (node["declarations"] ?? []) as readonly Node[]) {
      if (isNode(one["id"])) yield String(one["id"]["name"]);
    }
  }
}
