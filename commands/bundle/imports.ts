/** Imports as the page makes them. */
import type { Plugin } from "vite";

/** An import and what Vite puts around it to preload styles, of which we have none. */
const wrapped = new RegExp(
  String.raw`__vitePreload\((?:async \(\) => \{\s*const \{[^}]*\} = await (import\([^;]*);\s*` +
    String.raw`return [^;]*;\s*\}|\(\) => ((?:import|Promise\.resolve)\([^,;]*\))), ` +
    String.raw`__VITE_PRELOAD__\)`,
  "g",
);

const helper = /import \{ \w+ as __vitePreload \} from "[^"]*";\n?/g;

/** Nothing is preloaded by script: the worker names what a page needs in its head. */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
    renderChunk: plain,
  };
}

/** Without what is put around them, and without the import of that alone. */
export function plain(code: string): string {
  const bare = code.replaceAll(wrapped, "$1$2").replaceAll(helper, "");
  if (bare.includes("__vitePreload(")) throw new Error("an import that is wrapped in another way");
  return bare;
}
