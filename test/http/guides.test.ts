/** The pages of rules: their addresses, what search engines are told, and that all can be read. */
import { describe, expect, test } from "vitest";
import { games } from "../../games/kinds.ts";
import { clientOf } from "./client.ts";
import { hasSecurity } from "./headers.ts";
import { address, send } from "./server.ts";

const pairs = [
  ["/regeln", "/rules"],
  ["/regeln/kaesekaestchen", "/rules/dots"],
  ["/regeln/kaesekaestchen/strategie", "/rules/dots/strategy"],
  ["/regeln/vier-ecken", "/rules/corners"],
  ["/regeln/schleifen", "/rules/loops"],
] as const;
const foreign = { headers: { "accept-language": "fr" } };

/** The first thing of that form in a text. */
const found = (text: string, form: RegExp): string | undefined => form.exec(text)?.[1];

describe.each(pairs)("%s and %s", (german, english) => {
  test.each([
    ["de", german, english],
    ["en", english, german],
  ] as const)("in %s the address decides, and names its other half", async (lang, path, other) => {
    const answer = await send(path, foreign);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    hasSecurity(answer.headers, path);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(found(text, /<html lang="(\w+)"/)).toBe(lang);
    expect(found(text, /rel="canonical" href="([^"]+)"/)).toBe(address + path);
    const alternates = [...text.matchAll(/rel="alternate" hreflang="(\w+)" href="([^"]+)"/g)];
    expect(alternates.map(([, there, href]) => [there, href]).toSorted()).toEqual([
      ["de", address + german],
      ["en", address + english],
    ]);
    // The link one can press goes there too, not to another language of this address.
    const elsewhere = lang === "de" ? "en" : "de";
    expect(text).toMatch(new RegExp(`<a[^>]* href="${other}" hreflang="${elsewhere}"`));
    expect(found(text, /<title>([^<]+) – Kästchenpost<\/title>/)?.length).toBeGreaterThan(8);
    const description = found(text, /name="description" content="([^"]+)"/) ?? "";
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThan(200);
    expect(text).not.toContain("noindex");
  });
});

describe("what they say", () => {
  test("the overview leads to every game, its rules and a new match", async () => {
    const text = await (await send("/regeln")).text();
    for (const [path] of pairs.slice(1)) expect(text).toContain(`href="${path}"`);
    for (const kind of Object.keys(games)) {
      expect(text).toContain(`href="/new?kind=${kind}&amp;preset=standard&amp;lang=de"`);
    }
  });

  test.each(pairs.slice(1))(
    "%s: boards, questions, glossary, date, without a script",
    async (path) => {
      const text = await (await send(path)).text();
      const html = text.slice(0, text.indexOf('<script type="application/json"'));
      const [, ids = ""] = /"trials":(\{.*)/.exec(text) ?? [];
      const names = [...html.matchAll(/data-trial="(\w+)"/g)].map(([, name]) => name);
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect(ids).toContain(`"${name}":{"trial"`);
      expect(html.match(/role="grid"/g)?.length).toBe(names.length);
      // An answer for each board and five questions at least, in folds that need no script.
      const questions = html.slice(html.indexOf('id="questions"'), html.indexOf('id="glossary"'));
      expect(questions.match(/<details/g)?.length).toBeGreaterThanOrEqual(5);
      expect(html.match(/<details/g)?.length).toBeGreaterThanOrEqual(names.length + 5);
      expect(html.match(/id="term-/g)?.length).toBeGreaterThanOrEqual(5);
      expect(html).toContain('<time datetime="2026-11-30">');
      expect(html).toContain("Jetzt mit diesen Regeln spielen");
      // Every place that is linked to on this page is there.
      const places = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
      for (const id of places) expect(html).toContain(`id="${id}"`);
    },
  );

  test("links in sentences lead somewhere", async () => {
    for (const path of pairs.flat()) {
      const text = await (await send(path)).text();
      const links = [...text.matchAll(/href="(\/(?:regeln|rules)[^"#]*)"/g)].map(([, one]) => one);
      expect(links.length).toBeGreaterThan(0);
      for (const link of new Set(links)) {
        expect([link, pairs.flat().some((one) => one === link)]).toEqual([link, true]);
      }
    }
  });
});

test("the link to the other language keeps what the address asks for", async () => {
  const field = "field=5x4%3Ax2%400%2C0%3Bbomb%401%2C2";
  for (const asked of ["kind=loops&preset=kurz", field]) {
    const html = await (await send(`/new?${asked}&lang=de`)).text();
    const link = /href="(\?[^"]+)" hreflang="en"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
    expect(link).toBe(`?${asked}&lang=en`);
  }
});

describe("other names", () => {
  test("a game's own name leads to its rules", async () => {
    for (const [german, english] of pairs.slice(1)) {
      const kind = english.split("/")[2] ?? "";
      const answer = await fetch(`${address}/regeln/${kind}`, { redirect: "manual" });
      const [, , slug] = german.split("/");
      expect([answer.status, answer.headers.get("location")]).toEqual([302, `/regeln/${slug}`]);
      hasSecurity(answer.headers, kind);
    }
  });

  test("what is no game is not found, and not a fault", async () => {
    for (const path of [
      "/regeln/skat",
      "/rules/kaesekaestchen",

      "/rules/dots/x",
      "/regeln/vier-ecken/strategie",
      "/rules/toy",
      "/rules/constructor",
    ]) {
      const answer = await send(path);
      expect([path, answer.status]).toEqual([path, 404]);
      hasSecurity(answer.headers, path);
      expect(await answer.text()).toContain("noindex");
    }
  });

  test("a new match, the first page and the foot of any lead there", async () => {
    const home = await (await send("/?lang=en")).text();
    expect(home.match(/href="\/rules"/g)?.length).toBe(3);
    expect(await (await send("/new?kind=loops&lang=de")).text()).toContain('href="/regeln/loops"');
    expect(await (await send("/me?lang=de")).text()).toContain('href="/regeln"');
  });

  test("so does a match, to the rules of its own game", async () => {
    const { id } = (await clientOf(send).make({ kind: "corners" })).seen;
    expect(await (await send(`/g/${id}?lang=en`)).text()).toContain('href="/rules/corners"');
  });

  test("a preset that an address asks for is chosen in the form", async () => {
    const text = await (await send("/new?kind=dots&preset=klassisch&lang=de")).text();
    expect(text).toMatch(/<input[^>]*value="klassisch"[^>]*checked/);
    expect(text).not.toMatch(/<input[^>]*value="standard"[^>]*checked/);
    const strange = await (await send("/new?kind=dots&preset=nothing&lang=de")).text();
    expect(strange).toMatch(/<input[^>]*value="standard"[^>]*checked/);
  });
});
