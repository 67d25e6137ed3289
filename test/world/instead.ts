/** What stands in for the platform when the shipped `Match` runs in plain Node. */
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import type { Fault } from "./faults.ts";

const here = (file: string): string => new URL(file, import.meta.url).href;
const root = fileURLToPath(new URL("../..", import.meta.url));

/** What a module of the worker asks for, and what it gets in the simulation. */
const stand: readonly (readonly [asked: RegExp, instead: string])[] = [
  [/^cloudflare:workers$/, here("platform.ts")],
  [/^\.\/store\.ts$/, here("store.ts")],
  [/\/games\/kinds\.ts$/, here("kinds.ts")],
];

/**
 * From here on `worker/` runs on the simulation's platform. A planted fault is one line of a
 * shipped module that reads otherwise while it is loaded; nothing on disk is touched.
 */
export function standIn(fault: Fault | null): void {
  registerHooks({
    resolve(specifier, context, next) {
      const asks = context.parentURL?.includes("/worker/") ?? false;
      const found = asks ? stand.find(([asked]) => asked.test(specifier)) : undefined;
      return found ? { url: found[1], shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      const loaded = next(url, context);
      if (!fault || url !== here(`../../${fault.file}`)) return loaded;
      return { ...loaded, source: planted(String(loaded.source), fault) };
    },
  });
}

/** The module with that one line changed. Throws unless the line is there, and there once. */
export function planted(source: string, { file, line, instead }: Fault): string {
  const lines = source.split("\n");
  const places = lines.flatMap((text, i) => (text.trim() === line ? [i] : []));
  const [place, another] = places;
  if (place === undefined || another !== undefined) {
    throw new Error(`${file.replace(root, "")}: ${places.length} times the line ${line}`);
  }
  return lines.with(place, instead).join("\n");
}
