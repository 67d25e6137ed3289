/** The project's text obeys its own rules: layers, purity, sizes, names, words (design §2, §9). */
import { describe, expect, test } from "vitest";
import {
  exported,
  members,
  nodes,
  paths,
  read,
  sources,
  variables,
  type Source,
} from "./sources.ts";

const all = sources();
const own = all.filter(({ path }) => !path.startsWith("test/"));

/** Fails with the list of what breaks a rule. */
function none(offenders: Iterable<string>): void {
  expect([...new Set(offenders)]).toEqual([]);
}

describe("who imports whom", () => {
  interface Layer {
    readonly of: RegExp;
    /** `OWN` is the folder of the file itself. */
    readonly may: string;
  }
  const engine = "engine/[^/]+\\.ts";
  const noble = "@noble/.+";
  const preact = "preact(/.+)?";
  const shown = "web/pages/.+|web/parts/.+|web/(\\w+/)?words[^/]*\\.ts";
  const layers: readonly Layer[] = [
    { of: /^engine\//, may: `${engine}|${noble}` },
    { of: /^games\/index\.ts$/, may: "games/\\w+/kind\\.ts" },
    { of: /^games\/[^/]+\.tsx?$/, may: `${engine}|games/[^/]+|${preact}` },
    { of: /^games\//, may: `${engine}|OWN/.+|games/[^/]+|${preact}` },
    {
      of: /^web\/(pages|parts)\/|^web\/(\w+\/)?words/,
      may: `engine/.+|games/.+|${shown}|${preact}`,
    },
    { of: /^web\//, may: `engine/.+|games/.+|web/.+|${preact}|lean-qr|idb-keyval` },
    {
      of: /^worker\//,
      may:
        `engine/.+|games/.+|db/.+|worker/.+|${shown}|dist/assets\\.json|hono(/.+)?|` +
        `drizzle-orm(/.+)?|${preact}|preact-render-to-string|valibot|${noble}|cloudflare:workers`,
    },
    { of: /^db\/[^/]+\.config\.ts$/, may: "drizzle-kit" },
    { of: /^db\//, may: "db/.+|drizzle-orm(/.+)?" },
  ];

  function strangers({ path, imports }: Source): readonly string[] {
    const layer = layers.find(({ of }) => of.test(path));
    if (!layer) return [];
    const folder = path.split("/").slice(0, 2).join("/");
    const may = new RegExp(`^(?:${layer.may.replaceAll("OWN", folder)})$`);
    return imports.filter((one) => !may.test(one)).map((one) => `${path} imports ${one}`);
  }

  test("every file stays in its layer", () => none(own.flatMap(strangers)));
  test("only the worker imports db and valibot", () => {
    const others = own.filter(({ path }) => !/^(worker|db|commands)\//.test(path));
    const kept = /^(db\/|valibot|drizzle)/;
    none(
      others.flatMap(({ path, imports }) =>
        imports.filter((one) => kept.test(one)).map((one) => `${path} imports ${one}`),
      ),
    );
  });
  test("rules and CPU reach no drawing, however far", () => {
    const known = new Map(own.map((source) => [source.path, source]));
    const reached = new Set(
      [...known.keys()].filter((path) => /^games\/.+\/(rules|cpu)\.ts$/.test(path)),
    );
    const may = /^(engine\/[^/]+|games\/[^/]+\/[^/]+)\.ts$|^@noble\//;
    for (const path of reached) for (const one of known.get(path)?.imports ?? []) reached.add(one);
    none([...reached].filter((path) => !may.test(path)));
  });
  test("nothing that is shipped imports tests", () => {
    const shipped = own.filter(({ path }) => !path.startsWith("commands/"));
    none(
      shipped.flatMap(({ path, imports }) => {
        return imports.some((one) => one.startsWith("test/")) ? [path] : [];
      }),
    );
  });
});

describe("purity", () => {
  const impure = /^(Date|fetch|set(Timeout|Interval|Immediate)|crypto|performance|queueMicrotask)$/;
  const drawing = /^(Date|fetch)$/;

  function found({ path, program }: Source, banned: RegExp): readonly string[] {
    const names = [...variables(program)].filter((name) => banned.test(name));
    const chance = [...members(program)].filter((name) => name === "Math.random");
    return [...names, ...chance].map((name) => `${path}: ${name}`);
  }

  test("engine and rules know no clock, dice or network", () => {
    const pure = own.filter(({ path }) => /^(engine|games)\/.*\.ts$/.test(path));
    none(pure.flatMap((source) => found(source, impure)));
  });
  test("boards draw the same twice", () => {
    const boards = own.filter(({ path }) => /^games\/.*\.tsx$/.test(path));
    none(boards.flatMap((source) => found(source, drawing)));
  });
  test("what the worker renders too asks no browser while it is loaded", () => {
    const browser = new RegExp(
      "^(window|document|localStorage|sessionStorage|navigator|location|history|indexedDB|screen|" +
        "matchMedia|addEventListener|fetch|WebSocket|customElements|requestAnimationFrame)$",
    );
    const shared = own.filter(({ path }) =>
      /^(web\/(pages|parts)\/|web\/(\w+\/)?words|games\/)/.test(path),
    );
    const later = /Function|^TS(?!As|Satisfies|NonNull)/;
    none(
      shared.flatMap(({ path, program }) =>
        [...variables(program, ({ type }) => later.test(type))]
          .filter((name) => browser.test(name))
          .map((name) => `${path}: ${name}`),
      ),
    );
  });
});

describe("size", () => {
  const mostLines = 250;
  const mostColumns = 100;
  /** Sentences and tables that are easier to read unbroken. */
  const wide = /^(web|games\/[^/]+)\/(\w+\/)?words(\.en)?\.ts$|^games\/dots\/fields\.ts$/;
  const sized = paths().filter((path) => /\.(tsx?|css)$/.test(path));
  const lines = (path: string): readonly string[] => read(path).trimEnd().split("\n");

  test(`no file has more than ${mostLines} lines`, () => {
    // A style sheet of one declaration a line is long without being much.
    const code = sized.filter((path) => !path.endsWith(".css"));
    const long = code.map((path) => [path, lines(path).length] as const);
    none(long.filter(([, count]) => count > mostLines).map(([path, count]) => `${path}: ${count}`));
  });
  test(`no line has more than ${mostColumns} columns`, () => {
    none(
      sized
        .filter((path) => !wide.test(path))
        .flatMap((path) =>
          lines(path).flatMap((line, i) => {
            return [...line].length > mostColumns ? [`${path}:${i + 1}`] : [];
          }),
        ),
    );
  });
});

describe("the language", () => {
  const offending = (is: (source: Source) => boolean) => all.filter(is).map(({ path }) => path);
  const types = ({ program }: Source) => [...nodes(program)].map(({ node }) => node.type);

  test("no any", () => none(offending((source) => types(source).includes("TSAnyKeyword"))));
  test("no enum", () => none(offending((source) => types(source).includes("TSEnumDeclaration"))));
  test("no namespace", () => none(offending((one) => /^\s*(declare )?namespace /m.test(one.text))));
  test("no default exports but the entry and configurations", () => {
    const may = /^(worker\/index\.ts|test\/bench\/(floor|counting)\.ts|.*\.(config|d)\.ts)$/;
    none(
      offending(({ path, program, ...rest }) => {
        const names = [...exported(program)];
        const byDefault = types({ path, program, ...rest }).includes("ExportDefaultDeclaration");
        return !may.test(path) && (byDefault || names.includes("default"));
      }),
    );
  });
  test("two classes: the two objects; others are errors", () => {
    const found = own.flatMap(({ path, program }) =>
      [...nodes(program)].flatMap(({ node }) => {
        if (!/^Class(Declaration|Expression)$/.test(node.type)) return [];
        const name = String((node["id"] as { name?: string } | null)?.name);
        const parent = String((node["superClass"] as { name?: string } | null)?.name);
        const may = parent.endsWith("Error") || /^(Match|Player)$/.test(name);
        return may ? [] : [`${path}: class ${name}`];
      }),
    );
    none(found);
  });
  test("nothing is written into a page as text of HTML, nothing is evaluated", () => {
    const banned =
      /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|eval)\b(?!\|)/;
    const made = /\bnew Function\b/;
    none(own.filter(({ text }) => banned.test(text) || made.test(text)).map(({ path }) => path));
  });
});

describe("names and notes", () => {
  const banned = /^(manager|handler|helper|util|info|common|data)s?$/;
  const parts = (name: string) =>
    name.split(/[^A-Za-z]+|(?=[A-Z])/).map((one) => one.toLowerCase());

  test("no file is called by a word that says nothing", () => {
    none(all.map(({ path }) => path).filter((path) => parts(path).some((one) => banned.test(one))));
  });
  test("nothing is exported under such a word", () => {
    none(
      all.flatMap(({ path, program }) =>
        [...exported(program)]
          .filter((name) => parts(name).some((one) => banned.test(one)))
          .map((name) => `${path}: ${name}`),
      ),
    );
  });
  test("nothing is left for later", () => {
    const later = /\b(?:TO[D]O|FI[X]ME|X[X]X)\b/;
    const texts = paths().filter((path) => /\.(tsx?|css|toml|html|yml)$/.test(path));
    none(texts.filter((path) => later.test(read(path))));
  });
  test("no test is left out, and none runs alone", () => {
    const out = /^(test|it|describe|suite)\.(only|skip|todo|skipIf|runIf|fails)$/;
    none(
      all.flatMap(({ path, program }) =>
        [...members(program)].filter((name) => out.test(name)).map((name) => `${path}: ${name}`),
      ),
    );
  });
  test("every test file is named after what it tests", () => {
    /** `rules.teams.test.ts` is a part of what tests `rules.ts`. */
    const mirrored =
      /^test\/((?:engine|games|worker|web|db|commands)\/[^.]+)(?:\.\w+)?\.test\.tsx?$/;
    /** What no single file does. */
    const stories = /\/(vectors|toy|readme|colours|parts)\.test\.tsx?$/;
    const known = new Set(paths());
    none(
      paths().filter((path) => {
        const [, tested] = stories.test(path) ? [] : (mirrored.exec(path) ?? []);
        return tested !== undefined && !known.has(`${tested}.ts`) && !known.has(`${tested}.tsx`);
      }),
    );
  });
});
