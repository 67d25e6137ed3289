/** One build holds one language. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** Whichever language a file asks for, it gets this build's words: the others never load. */
export function words(wordsFile: string): Plugin {
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
