/** The page's build, once for each language: LANG_BUILD=de|en. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { defineConfig, type Plugin } from "vite";

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

/**
 * Each game as one module, so that a page asks once for all it needs of it. Its CPU is loaded
 * through it: then the bundler knows that what both use is there already.
 */
function wholeGames(): Plugin {
  const prefix = "\0game:";
  return {
    name: "whole-games",
    enforce: "pre",
    transform(code, id) {
      // What games share comes with the entry, not in a file of its own.
      if (id.endsWith("/web/main.tsx")) return `import "../engine/random.ts";\n${code}`;
      if (!id.endsWith("/games/index.ts")) return null;
      return code.replace(
        /import\("\.\/(\w+)\/(\w+)[\w.]*"\)/g,
        (_, game: string, part: string) => {
          const whole = `import(${JSON.stringify(`game:${join(dirname(id), game)}`)})`;
          return part === "cpu" ? `${whole}.then((game) => game.cpu())` : whole;
        },
      );
    },
    resolveId: (source) => (source.startsWith("game:") ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const folder = id.slice(prefix.length);
      const path = (file: string): string => JSON.stringify(join(folder, file));
      const lines = ["rules.ts", "board.tsx", "presets.ts", wordsFile]
        .filter((file) => existsSync(join(folder, file)))
        .map((file) => `export { ${file.split(".")[0]} } from ${path(file)};`);
      return [...lines, `export const cpu = () => import(${path("cpu.ts")});`].join("\n");
    },
  };
}

/** Nothing is preloaded by script: the worker names what a page needs in its head. */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  };
}

export default defineConfig({
  plugins: [words(), wholeGames(), plainImports()],
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
      input: ["web/main.tsx", "web/styles/index.css"],
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
