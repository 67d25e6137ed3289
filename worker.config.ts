/** The worker's build: one part that is loaded at once, and what is loaded when it is needed. */
import { basename, dirname } from "node:path";
import process from "node:process";
import { defineConfig } from "vite";

// Tests too get what is deployed: they run with NODE_ENV=test, and that makes another build.
process.env["NODE_ENV"] = "production";

/** What a match is played by: with all that it imports, one file for each game. */
const played = /\/games\/\w+\/(rules|play|cpu)\.ts$/;

export default defineConfig({
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
  build: {
    ssr: "worker/index.ts",
    outDir: "dist/worker",
    manifest: "manifest.json",
    // The errors of a minified worker name lines of its sources.
    sourcemap: true,
    minify: true,
    target: "es2022",
    rolldownOptions: {
      external: [/^cloudflare:/],
      moduleTypes: { ".sql": "text" },
      // Only the objects' classes and the default export may leave the entry.
      preserveEntrySignatures: "strict",
      checks: { ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: "parts/[name].js",
        codeSplitting: {
          groups: [
            { name: "main", test: /\/worker\/index\.ts$/, priority: 1 },
            { debugName: "games", name: (id) => basename(dirname(id)), test: played },
          ],
        },
      },
    },
  },
});
