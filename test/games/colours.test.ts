/** Colours are read from the style sheets themselves (look §1). */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { emblems } from "../../games/emblems.ts";
import { signs } from "../../games/signs.ts";

type Scheme = 0 | 1;
type Table = Readonly<Record<string, readonly [string, string]>>;

const css = (name: string): string =>
  readFileSync(new URL(`../../web/styles/${name}.css`, import.meta.url), "utf8");

function tableOf(text: string): Table {
  const found = text.matchAll(/--(\w+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries(
    Array.from(found, ([, name = "", light = "", dark = ""]) => [name, [light, dark] as const]),
  );
}

const base = tableOf(css("tokens"));
const themes: Readonly<Record<string, Table>> = Object.fromEntries(
  Array.from(
    css("themes").matchAll(/data-theme="(\w+)"\]\) \{([^}]*)\}/g),
    ([, name = "", body = ""]) => [name, { ...base, ...tableOf(body) }],
  ),
);

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(table: Table, one: string, other: string, scheme: Scheme): number {
  const [a, b] = [one, other].map((name) => luminance(table[name]?.[scheme] ?? "#000000"));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

const papers = Object.entries({ plain: base, ...themes });
const schemes = [0, 1] as const;

test("all tokens and all six themes are there", () => {
  expect(Object.keys(base).toSorted()).toEqual(
    "a b c grid ink mark paper pencil prem rule soft tile wash".split(" "),
  );
  expect(Object.keys(themes)).toEqual(
    "wiese werkstatt zirkus weltraum piraten geisterhaus".split(" "),
  );
  for (const theme of Object.keys(themes)) expect(Object.keys(signs)).toContain(theme);
  expect(Object.keys(emblems)).toEqual(Object.keys(themes));
});

describe.each(papers)("on %s paper", (_, table) => {
  test.each(schemes)("text is readable (scheme %i)", (scheme) => {
    for (const text of ["ink", "soft", "a", "b", "c"]) {
      expect(contrast(table, text, "paper", scheme), text).toBeGreaterThanOrEqual(4.5);
    }
    // The fourth pen is the ink.
    expect(css("tokens")).toContain("--d: var(--ink);");
  });
  test.each(schemes)("pencil is seen (scheme %i)", (scheme) => {
    expect(contrast(table, "pencil", "paper", scheme)).toBeGreaterThanOrEqual(3);
  });
});

test.each(schemes)("text on wash, marker and tile is readable (scheme %i)", (scheme) => {
  for (const ground of ["wash", "mark", "tile"]) {
    expect(contrast(base, "ink", ground, scheme), ground).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(base, "soft", "wash", scheme)).toBeGreaterThanOrEqual(4.5);
  for (const pen of ["a", "b"]) {
    expect(contrast(base, pen, "mark", scheme), pen).toBeGreaterThanOrEqual(3);
  }
});

test("without light-dark() there is the light paper", () => {
  const plain = css("tokens").split("@supports")[0] ?? "";
  for (const [name, [light]] of Object.entries(base))
    expect(plain).toContain(`--${name}: ${light};`);
});

test("no two themes share a paper, a grid, a pen, a carrier or a motif", () => {
  for (const token of ["paper", "grid", "a", "b"]) {
    for (const scheme of schemes) {
      const colours = papers.map(([, table]) => table[token]?.[scheme]);
      expect(new Set(colours).size, token).toBe(papers.length);
    }
  }
  const drawn = [signs, emblems].flatMap((all) => Object.keys(themes).map((theme) => all[theme]));
  expect(drawn.every((d) => d?.startsWith("M"))).toBe(true);
  expect(new Set(drawn).size).toBe(2 * Object.keys(themes).length);
});

test("neither do the two schemes of a theme, and its own pens are told apart", () => {
  for (const [name, table] of papers) {
    const [light, dark] = schemes.map((scheme) =>
      ["paper", "grid", "a", "b"].map((token) => table[token]?.[scheme]),
    );
    expect(new Set([...(light ?? []), ...(dark ?? [])]).size, name).toBe(8);
  }
});
