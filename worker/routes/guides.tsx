/** Rules and strategy of each game, and the overview of all. Their address tells the language. */
import { Hono } from "hono/tiny";
import type { Language } from "../../engine/words.ts";
import type { Chapter, Guide } from "../../games/guide.ts";
import { inOrder, type Motif } from "../../games/kinds.ts";
import { words as german } from "../../web/guide/words.ts";
import { words as english } from "../../web/guide/words.en.ts";
import { GuidePage, newMatch, type Links } from "../../web/pages/guide/page.tsx";
import { OverviewPage, type Entry } from "../../web/pages/guide/overview.tsx";
import type { Env } from "../env.ts";
import { loadGame } from "../pages/loading.ts";
import { send, sorry } from "../pages/sending.tsx";
import { otherThan, pageWords } from "../pages/words.ts";
import type { Call } from "./request.ts";

export const guides = new Hono<{ Bindings: Env }>();

const guideWords = { de: german, en: english } as const;
const roots = { de: "/regeln", en: "/rules" } as const;
const languages = ["de", "en"] as const;

for (const lang of languages) {
  guides.get(roots[lang], async (c) => {
    const words = pageWords[lang];
    const guide = guideWords[lang];
    const entries = (await known()).map((one) => entryOf(one, lang));
    const props = { words, there: roots[otherThan(lang)], guide };
    const body = <OverviewPage {...props} entries={await Promise.all(entries)} />;
    const { title, description } = guide.overview;
    const places = placesOf(c, lang, roots);
    return send(c, body, { lang, title: titled(title), description, props: plain, places });
  });

  guides.get(`${roots[lang]}/*`, async (c) => {
    const { path } = c.req;
    const all = await known();
    // By the name that programs use, or in the other language, it is found too.
    const byKind = all.find(({ kind }) => path === `${roots[lang]}/${kind}`);
    if (byKind && byKind.guide.chapters[0].paths[lang] !== path) {
      return c.redirect(byKind.guide.chapters[0].paths[lang]);
    }
    for (const { kind, guide } of all) {
      const chapter = guide.chapters.find(({ paths }) => paths[lang] === path);
      if (chapter) return page(c, lang, kind, chapter);
    }
    return sorry(c, "missing");
  });
}

/** A page without a script of its own. */
const plain = { page: "none" } as const;

async function page(c: Call, lang: Language, kind: string, chapter: Chapter) {
  const told = chapter.words[lang];
  const game = await loadGame(kind, lang);
  const props = {
    words: pageWords[lang],
    there: chapter.paths[otherThan(lang)],
    lang,
    guide: guideWords[lang],
    kind,
    chapter,
    game,
    playing: game.playing,
    rules: game.rules,
    further: await furtherThan(chapter, lang),
  };
  const trials = Object.entries(chapter.trials).map(([name, trial]) => {
    return [name, { trial, told: told.trials[name] }] as const;
  });
  return send(c, <GuidePage {...props} />, {
    lang,
    title: titled(told.title),
    description: told.description,
    props: { page: "guide", kind, trials: Object.fromEntries(trials) },
    script: "guide",
    game: kind,
    played: true,
    places: placesOf(c, lang, chapter.paths),
  });
}

interface Known {
  readonly kind: string;
  readonly guide: Guide;
  readonly motif: Motif;
}

/** The games that are explained. */
async function known(): Promise<readonly Known[]> {
  const all = inOrder.map(async ([kind, { guide, motif }]) => {
    return guide ? [{ kind, guide: await guide(), motif: await motif() }] : [];
  });
  return (await Promise.all(all)).flat();
}

/** All other pages, this game's own first. */
async function furtherThan(chapter: Chapter, lang: Language): Promise<Links> {
  const all = (await known()).map(({ guide }) => guide.chapters);
  const own = all.filter((chapters) => chapters.includes(chapter));
  const others = all.filter((chapters) => !chapters.includes(chapter));
  const linked = [...own, ...others].flat().filter((one) => one !== chapter);
  return [...linked.map((one) => linkOf(one, lang)), [roots[lang], guideWords[lang].all]];
}

function linkOf({ paths, words }: Chapter, lang: Language): readonly [string, string] {
  return [paths[lang], words[lang].link];
}

async function entryOf({ kind, guide, motif }: Known, lang: Language): Promise<Entry> {
  const { words, form } = await loadGame(kind, lang);
  const [first] = guide.chapters;
  return {
    kind,
    name: words.name,
    about: form.words.about,
    people: form.words.people,
    lead: first.words[lang].lead,
    time: guide.time[lang],
    pages: guide.chapters.map((chapter) => linkOf(chapter, lang)),
    start: newMatch(kind, first.preset, lang),
    motif,
  };
}

/** The page's own address first, then the other language's. */
function placesOf(c: Call, lang: Language, paths: Readonly<Record<Language, string>>) {
  const { origin } = new URL(c.req.url);
  return [lang, otherThan(lang)].map((one) => [one, origin + paths[one]] as const);
}

function titled(title: string): string {
  return `${title} – Kästchenpost`;
}
