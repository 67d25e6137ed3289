/** The page's build, once for each language: LANG_BUILD=de|en. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { defineConfig, type Plugin } from "vite";

// Tests too get what is deployed: they run with NODE_ENV=test, and that makes another build.
process.env["NODE_ENV"] = "production";

const language = process.env["LANG_BUILD"] === "en" ? "en" : "de";
const wordsFile = language === "en" ? "words.en.ts" : "words.ts";

/** Whichever language a file asks for, it gets this build's words: the others never load. */
function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer || !/^words(\.en)?\.ts$/.test(basename(source))) return null;
      const file = join(dirname(importer), dirname(source), wordsFile);
      return existsSync(file) ? file : null;
    },
  };
}

/** The list of games as a plain object; their pictures, which only stand together, as one file. */
function listedGames(): Plugin {
  const line = /export \{ kind as (\w+) \} from (.+);/g;
  const pictures = "\0games/motifs";
  let list = "";
  return {
    name: "listed-games",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith("/games/kinds.ts")) return code.replace("* as listed", "{ listed }");
      if (!id.endsWith("/games/index.ts")) return null;
      list = id;
      const names = [...code.matchAll(line)].map(([, name]) => name);
      const imports = code.replaceAll(line, "import { kind as $1 } from $2;");
      return `${imports}\nexport const listed = { ${names.join(", ")} };`;
    },
    resolveId: (source) => (source === "motifs:" ? pictures : null),
    load(id) {
      if (id !== pictures) return null;
      const games = [...readFileSync(list, "utf8").matchAll(line)];
      return games
        .map(([, name]) => {
          const file = JSON.stringify(join(dirname(list), String(name), "motif.tsx"));
          return `export { motif as ${name} } from ${file};`;
        })
        .join("\n");
    },
  };
}

/**
 * A game's board and words as one module, so that a page asks once for what it shows. All else of
 * it is loaded through that: then the bundler knows that what they share is there already.
 */
function wholeGames(): Plugin {
  const prefix = "\0game:";
  const later = {
    rules: "rules.ts",
    cpu: "cpu.ts",
    form: `form/${wordsFile}`,
    presets: "presets.ts",
    taking: "taking.tsx",
    plan: "plan.ts",
    chain: `chain/${wordsFile}`,
    lessons: "lessons/judge.ts",
  };
  const nameOf = (file: string): string => file.split(".")[0] ?? "";
  return {
    name: "whole-games",
    enforce: "pre",
    transform(code, id) {
      if (!/\/games\/\w+\/kind\.ts$/.test(id)) return null;
      // The game is asked for in one place: that is said once, not for each of its parts.
      const whole = JSON.stringify(`game:${dirname(id)}`);
      const load = `const load = () => import(${whole}).then((one) => one.game);`;
      const changed = code
        .replace(
          '(await import("./motif.tsx")).motif',
          `(await import("motifs:")).${basename(dirname(id))}`,
        )
        .replace(
          /import\("\.\/(?!guide\/)(\w+)[\w./]*"\)/g,
          (_, part: string) => `load()${part in later ? `.then((game) => game.${part}())` : ""}`,
        );
      return `${load}\n${changed}`;
    },
    resolveId: (source) => (source.startsWith("game:") ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const folder = id.slice(prefix.length);
      const path = (file: string): string => JSON.stringify(join(folder, file));
      const isThere = (file: string): boolean => existsSync(join(folder, file));
      const now = ["board.tsx", "play.ts", wordsFile].filter(isThere);
      const imports = now.map((one) => `import { ${nameOf(one)} } from ${path(one)};`);
      const calls = Object.entries(later)
        .filter(([, file]) => isThere(file))
        .map(([part, file]) => `${part}: () => import(${path(file)})`);
      const parts = [...now.map(nameOf), ...calls].join(", ");
      return [...imports, `export const game = { ${parts} };`].join("\n");
    },
  };
}

/** What the rules' pages say is the worker's alone: a page brings of it what its boards need. */
function noGuides(): Plugin {
  return {
    name: "no-guides",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/guide/guide.ts") ? "\0guide" : null),
    load: (id) => (id === "\0guide" ? "export const guide = null;" : null),
  };
}

/** An import and what Vite puts around it to preload styles, of which we have none. */
const wrapped = new RegExp(
  String.raw`__vitePreload\((?:async \(\) => \{\s*const \{[^}]*\} = await (import\([^;]*);\s*` +
    String.raw`return [^;]*;\s*\}|\(\) => (import\([^,;]*\))), __VITE_PRELOAD__\)`,
  "g",
);

/** Nothing is preloaded by script: the worker names what a page needs in its head. */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
    renderChunk: (code) => code.replaceAll(wrapped, "$1$2"),
  };
}

const shared = [
  /\/node_modules\/preact\//,
  /\/games\/((?!emblems)\w+\.tsx?|\w+\/kind\.ts)$/,
  /\/engine\/(rules|words|series)\.ts$/,
  /rolldown.runtime/,
  /\/web\/(games|words(\.en)?)\.ts$/,
  /\/web\/pages\/(late|model|shell)\.tsx?$/,
  /\/web\/parts\/(button|headings|note|options|page|rows|score|share|status)\.tsx$/,
];

/** What the first script shares with those that come later. */
const first = [
  /\/web\/(talk|memory|unsent|drafts|scripts|live)\.ts$/,
  /\/engine\/(wire|facts)\.ts$/,
  /\/idb-keyval\//,
];

/** Käsekästchen as it is played: board, words and moves. */
const dots = new RegExp(
  "/games/dots(/(board|bar|count|drawing|house|legend|lines|paper|pen|picking|play|said|speak|" +
    "state|steps|targets|words(\\.en)?)\\.tsx?)?$",
);

export default defineConfig({
  plugins: [words(), listedGames(), wholeGames(), noGuides(), plainImports()],
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist/client",
    emptyOutDir: false,
    assetsDir: "assets",
    modulePreload: false,
    target: "es2022",
    manifest: `manifest-${language}.json`,
    rolldownOptions: {
      // The home page asks late for what is in the entry anyway.
      checks: { ineffectiveDynamicImport: false },
      input: ["web/main.ts", "web/styles/index.css", "web/styles/guide.css"],
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        codeSplitting: {
          groups: [
            {
              // What every page draws with, in one file: requests weigh more than bytes.
              name: "page",
              includeDependenciesRecursively: false,
              test: (id) => shared.some((part) => part.test(id)),
            },
            {
              name: "talk",
              includeDependenciesRecursively: false,
              test: (id) => first.some((part) => part.test(id)),
            },
            {
              // What is played, in one file too, although what comes later shares parts of it.
              name: "dots",
              includeDependenciesRecursively: false,
              test: (id) => dots.test(id),
            },
          ],
        },
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
