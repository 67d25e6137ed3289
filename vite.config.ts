/** The page's build, once for each language: LANG_BUILD=de|en. */
import process from "node:process";
import { defineConfig } from "vite";
import { fileOf } from "./commands/bundle/files.ts";
import { noGuides, wholeGames } from "./commands/bundle/games.ts";
import { plainImports } from "./commands/bundle/imports.ts";
import { words } from "./commands/bundle/language.ts";
import { listedGames } from "./commands/bundle/list.ts";

// Tests too get what is deployed: they run with NODE_ENV=test, and that makes another build.
process.env["NODE_ENV"] = "production";

const language = process.env["LANG_BUILD"] === "en" ? "en" : "de";
const wordsFile = language === "en" ? "words.en.ts" : "words.ts";

export default defineConfig({
  plugins: [words(wordsFile), listedGames(), wholeGames(wordsFile), noGuides(), plainImports()],
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
              name: (id, modules) =>
                fileOf(id, (one) => modules.getModuleInfo(one)?.importedIds ?? []),
              debugName: "files",
              includeDependenciesRecursively: false,
            },
          ],
        },
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
      },
    },
  },
});
