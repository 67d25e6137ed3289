/** Which modules make up a file of the page: requests weigh more than bytes. */

/** What every page draws with. */
const shared = [
  /\/node_modules\/preact\//,
  /\/games\/((?!emblems)\w+\.tsx?|\w+\/kind\.ts)$/,
  /\/engine\/(pace|rules|words|series)\.ts$/,
  /rolldown.runtime/,
  /\/web\/(games|words(\.en)?)\.ts$/,
  /\/web\/pages\/(late|model|shell)\.tsx?$/,
  /\/web\/parts\/(button|confirm|fold|headings|note|options|page|score|share|status)\.tsx$/,
];

/** What the first script shares with those that come later. */
const first = [
  /\/web\/(talk|memory|unsent|drafts|scripts|live|sleep)\.ts$/,
  /\/engine\/(wire|facts)\.ts$/,
  /\/idb-keyval\/|preload-helper/,
];

/** Played on the first page: what draws it and what acts in it come as one. */
const together = ["dots"];

/** The modules that one imports at once. */
export type Imports = (id: string) => readonly string[];

/** The name of the file that a module belongs into; null: the bundler decides. */
export function fileOf(id: string, imports: Imports): string | null {
  if (shared.some((part) => part.test(id))) return "page";
  if (first.some((part) => part.test(id))) return "talk";
  const [, folder, game] = /^(?:\0game:)?(.+\/games\/(\w+))(?:\/.+)?$/.exec(id) ?? [];
  if (folder === undefined || game === undefined) return null;
  if (reaches([`\0game:${folder}`], id, imports)) return game;
  const acts = reaches(
    [`${folder}/playing/words.ts`, `${folder}/playing/words.en.ts`],
    id,
    imports,
  );
  if (!acts) return null;
  return together.includes(game) ? game : `${game}-playing`;
}

/** Does one of these import it, or what they import? */
function reaches(roots: readonly string[], id: string, imports: Imports): boolean {
  const found = new Set(roots);
  for (const one of found) for (const next of imports(one)) found.add(next);
  return found.has(id);
}
