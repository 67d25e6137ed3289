/**
 * The page, built once per language (`LANGUAGE`), and `dist/assets.json`, which tells the worker
 * what to put into its HTML. `commands/build.ts` runs it for every language.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type Rolldown } from "vite";
import { languages, type Language } from "./engine/words.ts";

/** What the worker reads of the builds; web paths. Declared again in `worker/assets.d.ts`. */
type Assets = Partial<Record<Language, Built>>;
interface Built {
  readonly entry: string;
  readonly css: string;
  /** By kind: all that must be there before its board can be touched. */
  readonly games: Readonly<Record<string, readonly string[]>>;
}

const top = dirname(fileURLToPath(import.meta.url));
const page = join(top, "web/main.tsx");
const styles = join(top, "web/styles/index.css");
const list = join(top, "dist/assets.json");

/** Whichever language a file asks for words in, it gets those of this build. */
function oneLanguage(language: Language): Plugin {
  const file = language === "de" ? "words.ts" : `words.${language}.ts`;
  return {
    name: "kaestchenpost-words",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer || !/^\.{1,2}\/(.*\/)?words(\.[a-z]{2})?\.ts$/.test(source)) return null;
      const asked = resolve(dirname(importer), source);
      const wanted = join(dirname(asked), file);
      return existsSync(wanted) ? wanted : null;
    },
  };
}

/** Which chunk a module belongs to, if it is not left to its importers. */
function chunkOf(id: string): string | null {
  const [, game, file] = /[\\/]games[\\/](\w+)[\\/]([\w.]+)$/.exec(id) ?? [];
  if (game) return file === "cpu.ts" ? `${game}-cpu` : game;
  return /[\\/](engine|games|web|preact)[\\/]/.test(id) ? null : null;
}

/** Writes this language's part of `dist/assets.json`. */
function assetList(language: Language): Plugin {
  return {
    name: "kaestchenpost-assets",
    writeBundle(_options, bundle) {
      const made = Object.values(bundle);
      const chunks = made.filter((one): one is Rolldown.OutputChunk => one.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.name === "main");
      const css = made.find((one) => one.fileName.endsWith(".css"));
      if (!entry || !css) throw new Error("The build made no page script or no styles.");
      const built: Built = {
        entry: `/${entry.fileName}`,
        css: `/${css.fileName}`,
        games: {},
      };
      const known = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as Assets) : {};
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, `${JSON.stringify({ ...known, [language]: built }, null, 2)}\n`);
    },
  };
}

export default defineConfig(() => {
  const language = languages.find((one) => one === process.env["LANGUAGE"]) ?? "de";
  return {
    root: top,
    publicDir: false,
    logLevel: "warn",
    plugins: [oneLanguage(language), assetList(language)],
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir: join(top, "dist/client"),
      emptyOutDir: false,
      target: "es2022",
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { main: page, styles },
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
          assetFileNames: "assets/[name]-[hash][extname]",
          codeSplitting: { groups: [{ name: (id) => chunkOf(id) }] },
        },
      },
    },
  };
});
