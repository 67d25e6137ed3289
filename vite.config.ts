/** The page's build, once for each language: LANG_BUILD=de|en. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { defineConfig, type Plugin } from "vite";

const language = process.env["LANG_BUILD"] === "en" ? "en" : "de";

/** Whichever language a file asks for, it gets this build's words: the others never load. */
function words(): Plugin {
  const wanted = language === "en" ? "words.en.ts" : "words.ts";
  return {
    name: "words",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer || !/^words(\.en)?\.ts$/.test(basename(source))) return null;
      const file = join(dirname(importer), dirname(source), wanted);
      return existsSync(file) ? file : null;
    },
  };
}

/** A game is one chunk; its CPU, the strokes of the hand and what is lazy are others. */
function chunkOf(id: string): string | null {
  const game = /\/games\/(\w+)\/(?!cpu)/.exec(id)?.[1];
  return game ?? null;
}

export default defineConfig({
  plugins: [words()],
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
      input: ["web/main.tsx", "web/styles/index.css"],
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: "games", name: chunkOf }],
        },
      },
    },
  },
});
