/** The list of games as the page has it. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const line = /export \{ kind as (\w+) \} from (.+);/g;
const pictures = "\0games/motifs";

/** The list of games as a plain object; their pictures, which only stand together, as one file. */
export function listedGames(): Plugin {
  let list = "";
  return {
    name: "listed-games",
    enforce: "pre",
    transform(code, id) {
      if (id.endsWith("/games/kinds.ts")) return code.replace("* as listed", "{ listed }");
      if (!id.endsWith("/games/index.ts")) return null;
      list = id;
      return asObject(code);
    },
    resolveId: (source) => (source === "motifs:" ? pictures : null),
    load: (id) => (id === pictures ? motifsOf(readFileSync(list, "utf8"), dirname(list)) : null),
  };
}

/** What exports each game by its name → what exports one object of them. */
export function asObject(code: string): string {
  const names = namesIn(code);
  const imports = code.replaceAll(line, "import { kind as $1 } from $2;");
  return `${imports}\nexport const listed = { ${names.join(", ")} };`;
}

/** The pictures of all games in that list. */
export function motifsOf(code: string, folder: string): string {
  const file = (name: string): string => JSON.stringify(join(folder, name, "motif.tsx"));
  return namesIn(code)
    .map((name) => `export { motif as ${name} } from ${file(name)};`)
    .join("\n");
}

function namesIn(code: string): readonly string[] {
  return [...code.matchAll(line)].map(([, name]) => String(name));
}
