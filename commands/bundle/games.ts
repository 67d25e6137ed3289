/** What is loaded of a game: one module with what draws it, and through that all else. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const prefix = "\0game:";
/** Parts of that module itself. */
const now = ["board.tsx", "words.ts"];
/** Parts that come when they are asked for. */
const later = [
  "rules.ts",
  "cpu.ts",
  "form/words.ts",
  "playing/words.ts",
  "taking.tsx",
  "plan.ts",
  "chain/words.ts",
  "lessons/judge.ts",
];

/**
 * A game's board and words as one module, so that a page asks once for what it shows. All else of
 * it is loaded through that: then the bundler knows that what they share is there already.
 */
export function wholeGames(wordsFile: string): Plugin {
  return {
    name: "whole-games",
    enforce: "pre",
    transform(code, id) {
      return /\/games\/\w+\/kind\.ts$/.test(id) ? throughWhole(code, dirname(id)) : null;
    },
    resolveId: (source) => (source.startsWith("game:") ? `\0${source}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const folder = id.slice(prefix.length);
      return wholeOf(folder, wordsFile, (file) => existsSync(join(folder, file)));
    },
  };
}

/** What says how each part of a game is loaded, made to ask for it through the whole one. */
export function throughWhole(code: string, folder: string): string {
  const parts = later.map(nameOf);
  // The game is asked for in one place: that is said once, not for each of its parts.
  const whole = JSON.stringify(`game:${folder}`);
  const load = `const load = () => import(${whole}).then((one) => one.game);`;
  const changed = code
    .replace('(await import("./motif.tsx")).motif', `(await import("motifs:")).${basename(folder)}`)
    .replace(/import\("\.\/(?!guide\/)([\w/]+)[\w.]*"\)/g, (_, part: string) =>
      parts.includes(nameOf(part)) ? `load().then((game) => game.${nameOf(part)}())` : "load()",
    );
  return `${load}\n${changed}`;
}

/** The module of the game in this folder, in one language. */
export function wholeOf(
  folder: string,
  wordsFile: string,
  isThere: (file: string) => boolean,
): string {
  const path = (file: string): string =>
    JSON.stringify(join(folder, file.replace("words.ts", wordsFile)));
  const drawn = now.filter(isThere);
  const imports = drawn.map((file) => `import { ${nameOf(file)} } from ${path(file)};`);
  const calls = later.filter(isThere).map((file) => `${nameOf(file)}: () => import(${path(file)})`);
  const parts = [...drawn.map(nameOf), ...calls].join(", ");
  return [...imports, `export const game = { ${parts} };`].join("\n");
}

/** `form/words.ts` → `formWords` */
function nameOf(file: string): string {
  return file.replace(/\.\w+$/, "").replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What the rules' pages say is the worker's alone: a page brings of it what its boards need. */
export function noGuides(): Plugin {
  return {
    name: "no-guides",
    enforce: "pre",
    resolveId: (source) => (source.endsWith("/guide/guide.ts") ? "\0guide" : null),
    load: (id) => (id === "\0guide" ? "export const guide = null;" : null),
  };
}
