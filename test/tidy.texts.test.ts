/** What people read, and what must not stand in any file of the project. */
import { describe, expect, test } from "vitest";
import { nodes, paths, read, sourceOf } from "./sources.ts";

/** German is the source; the English file stands beside it. */
const german = paths().filter((path) =>
  /^(web|web\/\w+|worker|games\/[^/]+|games\/[^/]+\/\w+)\/words\.ts$/.test(path),
);
const english = german
  .map((path) => path.replace(/\.ts$/, ".en.ts"))
  .filter((path) => {
    return paths().includes(path);
  });

/** Every sentence in a file of words. */
function sentences(path: string): readonly string[] {
  return [...nodes(sourceOf(path).program)].flatMap(({ node, parent }) => {
    if (parent?.type.startsWith("Import")) return [];
    if (node.type === "Literal" && typeof node["value"] === "string") return [node["value"]];
    return node.type === "TemplateElement" ? [(node["value"] as { cooked: string }).cooked] : [];
  });
}

/** The keys of a set of words, with those of sets inside. */
function keys(words: object, before = ""): readonly string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    const name = before + key;
    return typeof word === "object" && word !== null ? keys(word, `${name}.`) : [name];
  });
}

/** The keys whose word is a text of nothing; a notice may be its head alone. */
function empty(words: object): readonly string[] {
  return Object.entries(words).flatMap(([key, word]) => {
    if (typeof word === "object" && word !== null) return empty(word);
    return word === "" && !(key === "text" && "head" in words) ? [key] : [];
  });
}

async function wordsOf(path: string): Promise<object> {
  const loaded = (await import(/* @vite-ignore */ new URL(`../${path}`, import.meta.url).href)) as {
    readonly words: object;
  };
  return loaded.words;
}

describe.each(german.filter((path) => english.includes(path.replace(/\.ts$/, ".en.ts"))))(
  "%s",
  (path) => {
    test("Q97: has the same keys in English, none of them empty", async () => {
      const [de, en] = [await wordsOf(path), await wordsOf(path.replace(/\.ts$/, ".en.ts"))];
      expect(keys(en).toSorted()).toEqual(keys(de).toSorted());
      expect([...empty(de), ...empty(en)]).toEqual([]);
    });
  },
);

test("every game has words in both languages", () => {
  const games = new Set(paths().flatMap((path) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []));
  const files = [...games].flatMap((game) => [
    `games/${game}/words.ts`,
    `games/${game}/words.en.ts`,
  ]);
  expect(files.filter((path) => !paths().includes(path))).toEqual([]);
});

test("Q97: no component says anything but what stands in the words", () => {
  const drawn = paths().filter((path) => /^(web|games|worker)\/.*\.tsx$/.test(path));
  const spoken = /^(aria-label|aria-description|title|alt|placeholder)$/;
  // A name is the same in every language.
  const isText = (text: string): boolean => /\p{L}{2,}/u.test(text.replaceAll("Kästchenpost", ""));
  const found = drawn.flatMap((path) =>
    [...nodes(sourceOf(path).program)].flatMap(({ node, parent }) => {
      const named = (parent?.["name"] as { readonly name?: string } | undefined)?.name ?? "";
      const shown = node.type === "JSXText" || (node.type === "Literal" && spoken.test(named));
      const text = String(node["value"]);
      return shown && isText(text) ? [`${path}: ${text.trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** One word for one thing; what else it might be called. */
const others: Readonly<Record<string, RegExp>> = {
  Zug: /Umz[uü]g|Spielz[uü]g\b|\bMoves?\b/,
  Kästchen: /\bBox(en)?\b|\bKasten\b/,
  Spielstein: /Plättchen|Kachel|\bTiles?\b/,
  Ablagebänkchen: /\bAblage\b|\bRack\b|\bBank\b/,
  Beutel: /\bSack\b|Säckchen|\bBag\b/,
  Platz: /\bSitz\b|\bSeat\b/,
  Match: /\bSpielrunde\b|\bRoom\b/,
};

test("Q99: German has one word for one thing", () => {
  const all = german.flatMap((path) => sentences(path));
  const wrong = all.filter((text) => Object.values(others).some((word) => word.test(text)));
  expect(wrong).toEqual([]);
  const missing = Object.keys(others).filter((word) => all.every((text) => !text.includes(word)));
  expect(missing).toEqual([]);
});

test("Q99: German says du", () => {
  const formal = /\b(Sie|Ihnen)\b/;
  const found = german.flatMap((path) => sentences(path).map((text) => `${path}: ${text}`));
  expect(found.filter((text) => formal.test(text))).toEqual([]);
});

test("nobody is shouted at", () => {
  const found = [...german, ...english].flatMap((path) => {
    return sentences(path).map((text) => `${path}: ${text}`);
  });
  expect(found.filter((text) => text.includes("!"))).toEqual([]);
});

describe("whoever has the project can build it", () => {
  // In a work tree `.git` is a file, git's own.
  const ours = paths().filter((path) => path !== ".git");
  const texts = ours.filter((path) => /\.(tsx?|css|json|toml|html|md|yml)$|^\.\w+$/.test(path));

  test("no file names a folder of somebody's machine", () => {
    const place = /(?:^|[\s"'`(=:])\/(?:work|root|tmp|home|Users|mnt)\/|file:\/\/\//;
    expect(texts.filter((path) => place.test(read(path)))).toEqual([]);
  });
  test("no file names a registry", () => {
    const registry = /registry\s*=|https?:\/\/[^\s"'/]*(?:registry|npmjs|artifact|mirror|nexus)/;
    const others = texts.filter(
      (path) => !["package-lock.json", "test/tidy.texts.test.ts"].includes(path),
    );
    expect(others.filter((path) => registry.test(read(path)))).toEqual([]);
  });
  test("the lock file knows the public registry, or none", () => {
    const lock = read("package-lock.json");
    const resolved = [...lock.matchAll(/"resolved": "([^"]+)"/g)].map(
      ([, address = ""]) => address,
    );
    expect(resolved.filter((one) => !one.startsWith("https://registry.npmjs.org/"))).toEqual([]);
  });
});
