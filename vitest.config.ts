/**
 * Four kinds of tests: plain Node, inside workerd, in a browser against `npm start`, and some that
 * start and end a workerd of their own.
 */
import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig, type Plugin } from "vitest/config";

/** The worker plays the toy game too: the list of games is read from the test's own. */
function toyGames(): Plugin {
  const list = fileURLToPath(new URL("test/toy/games.ts", import.meta.url));
  return {
    name: "toy-games",
    enforce: "pre",
    resolveId(source, importer) {
      const asks = source === "./index.ts" && importer?.endsWith("/games/kinds.ts");
      return asks ? list : null;
    },
  };
}

/**
 * A poll is as patient as a browser's own waits: a loaded machine is no fault. Each asks the server
 * anew: more often would be work that is taken from the page.
 */
const patient = { poll: { timeout: 30_000, interval: 100 } };
const jsx = { jsx: { runtime: "automatic", importSource: "preact" } } as const;

/** These put a clock and chance of their own in the place of the process's. */
const worlds = ["test/world/**/*.test.ts", "test/twins.test.ts"];

/** These want the machine for themselves. */
const alone = ["test/bench/**/*.test.ts", "test/crash/**/*.test.ts", "test/commands/crash.test.ts"];
const apart = [...worlds, ...alone];

export default defineConfig({
  test: {
    projects: [
      { test: { name: "tidy", include: ["test/tidy*.test.ts"], testTimeout: 60_000 } },
      {
        oxc: jsx,
        test: {
          name: "node",
          include: ["test/**/*.test.{ts,tsx}"],
          exclude: ["test/{worker,http,browser,cases}/**", "test/tidy*.test.ts", ...apart],
          // By default one core would be left alone.
          maxWorkers: 2,
          // To start a process and load everything anew would take longer than most files do.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      { oxc: jsx, test: { name: "world", include: worlds, maxWorkers: 2, testTimeout: 120_000 } },
      {
        oxc: jsx,
        plugins: [
          toyGames(),
          cloudflareTest({
            // As it is written: what `npm start` serves is the browser's tests' matter.
            main: "./worker/index.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: { bindings: { SECRETS: "a secret for tests", LIMITS: "off" } },
          }),
        ],
        test: {
          name: "workerd",
          include: ["test/worker/**/*.test.ts"],
          maxWorkers: 2,
          // One workerd for many files: their matches are their own.
          isolate: false,
          expect: patient,
          testTimeout: 120_000,
        },
      },
      {
        test: { name: "alone", include: alone, fileParallelism: false, testTimeout: 300_000 },
      },
      {
        test: {
          name: "browser",
          expect: patient,
          include: ["test/{http,browser,cases}/**/*.test.ts"],
          globalSetup: "test/browser/server.ts",
          // A browser waits half of its time: two keep two cores busy, more would only be slower.
          maxWorkers: 2,
          // All files of a process share its browser, and what is loaded.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
