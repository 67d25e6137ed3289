/** The pages, drawn by the worker with the components the page itself is made of. */
import { Hono } from "hono/tiny";
import { render } from "preact-render-to-string";
import type { VNode } from "preact";
import type { AnyRules } from "../../engine/rules.ts";
import { idPattern, problems, type Seen } from "../../engine/wire.ts";
import type { Language } from "../../engine/words.ts";
import { games, kindOf, type Form } from "../../games/index.ts";
import { houseOf } from "../../web/pages/house.tsx";
import { neededBy } from "../../web/pages/late.ts";
import { firstModel, noDoings, type Loaded } from "../../web/pages/model.ts";
import type { GameCard } from "../../web/parts/games.tsx";
import { practice } from "../../web/pages/practice.ts";
import { HomePage } from "../../web/pages/home.tsx";
import { LegalPage } from "../../web/pages/legal.tsx";
import { MatchPage } from "../../web/pages/match.tsx";
import { endedOf } from "../../web/pages/over.tsx";
import { MinePage } from "../../web/pages/mine.tsx";
import { whyNot } from "../../web/pages/choosing.tsx";
import { NewPage } from "../../web/pages/new.tsx";
import { frameOf, tableFor } from "../../web/pages/table.ts";
import type { Loadeds } from "../../web/pages/rows.tsx";
import { SorryPage } from "../../web/pages/sorry.tsx";
import type { PageWords } from "../../web/pages/words.ts";
import type { Env } from "../env.ts";
import { identify } from "../identity.ts";
import { retryNewer } from "../limits.ts";
import { matchOf } from "../objects.ts";
import { documentOf, type Page } from "../pages/document.ts";
import { pageWords } from "../pages/words.ts";
import { problem } from "../problems.ts";
import { matchesOf } from "./me.ts";
import { languageOf, numberFrom, type Call } from "./request.ts";

export const pages = new Hono<{ Bindings: Env }>();

/** On the home page; the rest stands on /me. */
const mostAtHome = 3;
const mostAtMine = 40;
/** What is played on the home page, and first in the form. */
const usualKind = "dots";

pages.get("/", async (c) => {
  const { lang, words, path } = placeOf(c);
  const mine = await matchesOf(c, mostAtHome);
  if (mine === "newer") return sorry(c, "newer");
  const game = await loadGame(usualKind, lang);
  const played = practice(game.rules, []);
  const [games, cards] = [await gamesOf(mine, lang), await cardsIn(lang)];
  const body = <HomePage {...{ words, path, mine, games, cards, game, played }} />;
  const props = { page: "home", mine, cards, played, ...startOf(c) };
  const { title, description } = words.about;
  return send(c, body, {
    lang,
    title: `Kästchenpost – ${title}`,
    description,
    props,
    script: "home",
    game: usualKind,
  });
});

pages.get("/new", async (c) => {
  const { lang, words, path } = placeOf(c);
  const cards = await cardsIn(lang);
  const asked = c.req.query("kind") ?? "";
  const field = c.req.query("field");
  const kind = field === undefined && kindOf(asked) ? asked : usualKind;
  const game = await loadGame(kind, lang);
  const { rules, form } = game;
  const given = field === undefined ? {} : drawnIn(field, game, words);
  const body = (
    <NewPage {...{ words, path, cards, kind, game, rules, form }} {...given} {...startOf(c)} />
  );
  const props = { page: "new", cards, kind, ...given, ...startOf(c) };
  const title = `${words.newMatch} – Kästchenpost`;
  const { description } = words.about;
  const page = { lang, title, description, props, script: "new", game: kind } as const;
  return send(c, body, { ...page, awake: true });
});

pages.get("/me", async (c) => {
  const { lang, words, path } = placeOf(c);
  const mine = await matchesOf(c, mostAtMine);
  if (mine === "newer") return sorry(c, "newer");
  const body = <MinePage {...{ words, path, mine, games: await gamesOf(mine, lang) }} />;
  const title = `${words.myMatches} – Kästchenpost`;
  return send(c, body, { lang, title, description: "", props: { page: "none" }, hidden: true });
});

pages.get("/g/:id", async (c) => {
  const { lang, words, path } = placeOf(c);
  const id = c.req.param("id");
  const who = identify(c.req.raw);
  const match = idPattern.test(id) ? matchOf(c.env, id) : null;
  const seat = numberFrom(c, "seat");
  const request = { who: typeof who === "string" ? null : who, seat };
  const at = { game: numberFrom(c, "game"), ply: numberFrom(c, "ply") };
  const answer = await match?.look({ ...request, ...at });
  if (!answer || "problem" in answer) {
    return sorry(c, answer?.problem === "newer" ? "newer" : "missing");
  }
  const { seen } = answer;
  const earlier = at.game !== undefined || at.ply !== undefined;
  const now = earlier ? await match?.look(request) : answer;
  const newest: Seen = now && !("problem" in now) ? now.seen : seen;
  const game = await loadGame(seen.kind, lang);
  const { origin } = new URL(c.req.url);
  const shown = isNewest(seen, newest) ? newest : seen;
  const needs = neededBy(newest, game);
  const late = {
    house: needs.includes("house") ? houseOf(words, game.form, game.rules) : null,
    more: needs.includes("more") ? ((await kindOf(seen.kind)?.more?.(lang)) ?? null) : null,
    ended: needs.includes("ended") ? endedOf(words) : null,
  };
  const model = firstModel(shown, newest, origin, late);
  const theme = themeOf(shown, game.form);
  const body = <MatchPage {...{ words, path, game, model, theme, doings: noDoings }} />;
  return send(c, body, {
    lang,
    title: words.title(newest, game.words),
    description: game.words.title(newest.options),
    props: { page: "match", seen: shown === newest ? null : shown, newest, ...startOf(c) },
    script: "match",
    needs,
    game: seen.kind,
    hidden: true,
  });
});

for (const path of ["/impressum", "/imprint", "/datenschutz", "/privacy"] as const) {
  pages.get(path, (c) => {
    const { lang, words, path: here } = placeOf(c);
    const about = path === "/impressum" || path === "/imprint" ? "imprint" : "privacy";
    const operator = {
      name: c.env.OPERATOR_NAME ?? "",
      address: c.env.OPERATOR_ADDRESS ?? "",
      mail: c.env.OPERATOR_MAIL ?? "",
    };
    const body = <LegalPage {...{ words, path: here, about, operator }} />;
    const title = `${words.legal[about]} – Kästchenpost`;
    return send(c, body, { lang, title, description: "", props: { page: "none" }, hidden: true });
  });
}

pages.get("/robots.txt", (c) =>
  c.text("User-agent: *\nDisallow: /g/\nDisallow: /me\nDisallow: /link\nDisallow: /api/\n"),
);

pages.get("*", (c) => sorry(c, "missing"));
pages.all("*", (c) => problem("wrong-method", languageOf(c)));

/** Nothing lies here, or what this program cannot read yet. */
async function sorry(c: Call, why: "missing" | "newer"): Promise<Response> {
  const { lang, words, path } = placeOf(c);
  const { head, text } = words[why];
  const body = <SorryPage {...{ words, path, why }} />;
  const page = { lang, title: `${head} – Kästchenpost`, description: text };
  if (why === "newer") c.header("retry-after", String(retryNewer));
  return send(c, body, { ...page, props: { page: "none" }, hidden: true }, statuses[why]);
}
const statuses = { missing: 404, newer: problems.newer } as const;

function send(
  c: Call,
  body: VNode,
  page: Omit<Page, "body">,
  status: 200 | 404 | 503 = 200,
): Response | Promise<Response> {
  return c.html(documentOf({ ...page, body: render(body) }), status);
}

function placeOf(c: Call): { lang: Language; words: PageWords; path: string } {
  const lang = languageOf(c);
  return { lang, words: pageWords[lang], path: c.req.path };
}

function startOf(c: Call): { hasCookie: boolean; origin: string } {
  const who = identify(c.req.raw);
  return { hasCookie: typeof who === "object" && who !== null, origin: new URL(c.req.url).origin };
}

/** The theme of a board, with its name. */
function themeOf({ view }: Seen, { words }: Form): readonly [id: string, name: string] | null {
  const { theme } = view as { readonly theme?: string | null };
  return theme ? [theme, words.presets[theme]?.[0] ?? theme] : null;
}

/** A field that somebody passed on, or why it cannot be played. */
function drawnIn(field: string, { rules, form }: Whole, words: PageWords) {
  const asks = { content: "field", field };
  const why = whyNot({ form, rules, frame: frameOf(tableFor(rules)) }, asks);
  if (why === null && /^[2-9]x[2-9]/.test(field)) return { asks };
  const text = form.words.why["field"] ?? "";
  return { notice: { kind: "trouble", head: words.notDone, text } as const };
}

function isNewest(seen: Seen, newest: Seen): boolean {
  return seen.game === newest.game && seen.ply === newest.ply;
}

/** With what only the worker and single pages need. */
interface Whole extends Loaded {
  readonly rules: AnyRules;
  readonly form: Form;
}

const loadedGames = new Map<string, Whole>();

/**
 * A game's parts, loaded once for each language. What is kept is no promise: one that a request
 * has begun is never kept when that request is given up.
 */
async function loadGame(kind: string, lang: Language): Promise<Whole> {
  const name = `${kind} ${lang}`;
  const whole = loadedGames.get(name) ?? (await load(kindOf(kind) ?? games[usualKind], lang));
  loadedGames.set(name, whole);
  return whole;
}

/** The games of these matches, by kind. */
async function gamesOf(mine: readonly Seen[], lang: Language): Promise<Loadeds> {
  const kinds = [...new Set(mine.map(({ kind }) => kind))];
  const loaded = kinds.map(async (kind) => [kind, await loadGame(kind, lang)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** All that can be played, in a line each. */
function cardsIn(lang: Language): Promise<readonly GameCard[]> {
  const cards = Object.keys(games).map(async (kind): Promise<GameCard> => {
    const { words, form } = await loadGame(kind, lang);
    const { about, people } = form.words;
    return { kind, name: words.name, about, people };
  });
  return Promise.all(cards);
}

async function load(kind: (typeof games)[string] | undefined, lang: Language): Promise<Whole> {
  if (!kind) throw new Error("no such game");
  const parts = [kind.rules(), kind.board(), kind.words(lang), kind.form(lang)] as const;
  const [rules, board, words, form] = await Promise.all(parts);
  return { rules, board, words, form, play: rules };
}
