/** The pages, drawn by the worker with the components the page itself is made of. */
import { Hono } from "hono/tiny";
import type { Position } from "../../engine/seen.ts";
import { idPattern, type Seen } from "../../engine/wire.ts";
import { kindOf, type Form } from "../../games/kinds.ts";
import { houseOf } from "../../web/pages/house.tsx";
import { neededBy, nothingLate, type Drawn } from "../../web/pages/late.ts";
import { noDoings } from "../../web/pages/doings.ts";
import { firstModel, isMyTurn } from "../../web/pages/model.ts";
import { loadMotifs } from "../../web/parts/games.tsx";
import { practice } from "../../web/pages/practice.ts";
import { FairPage } from "../../web/pages/fair.tsx";
import { HomePage } from "../../web/pages/home.tsx";
import { LegalPage } from "../../web/pages/legal.tsx";
import { MatchPage } from "../../web/pages/match.tsx";
import { endedOf } from "../../web/pages/over.tsx";
import { MinePage } from "../../web/pages/mine.tsx";
import { byNeed } from "../../web/pages/rows.tsx";
import { seatsOf } from "../../web/pages/seats.tsx";
import { leavingOf } from "../../web/pages/leaving.tsx";
import { timesOf } from "../../web/pages/times.tsx";
import { whyNot } from "../../web/pages/choosing.tsx";
import { NewPage } from "../../web/pages/new.tsx";
import { frameOf, tableFor } from "../../web/pages/table.ts";
import type { PageWords } from "../../web/pages/words.ts";
import type { Env } from "../env.ts";
import { identify } from "../identity.ts";
import { matchOf } from "../objects.ts";
import { cardsIn, gamesOf, loadGame, usualKind, type Whole } from "../pages/loading.ts";
import { placeOf, send, sorry } from "../pages/sending.tsx";
import { problem } from "../problems.ts";
import { matchesOf } from "./me.ts";
import { languageOf, numberFrom, type Call } from "./request.ts";

export const pages = new Hono<{ Bindings: Env }>();

/** On the home page; the rest stands on /me. */
const mostAtHome = 3;
/** What search engines have no business with. */
const unlisted = ["/g/", "/fair", "/me", "/link", "/api/"];

pages.get("/", async (c) => {
  const { lang, words, there } = placeOf(c);
  const all = await matchesOf(c);
  if (all === "newer") return sorry(c, "newer");
  const mine = byNeed(all).slice(0, mostAtHome);
  const waiting = all.filter(isMyTurn).length;
  const game = await loadGame(usualKind, lang);
  const played = practice(game.rules, []);
  const [games, cards] = [await gamesOf(mine, lang), await cardsIn(lang)];
  const motifs = await loadMotifs();
  const drawn = drawnFor(c);
  const { playing } = game;
  const own = { mine, games, cards, motifs, game, playing, played, now: drawn.now };
  const body = <HomePage {...{ words, there, waiting }} {...own} />;
  const props = { page: "home", mine, cards, played, drawn, ...startOf(c) };
  const { title, description } = words.about;
  return send(c, body, {
    lang,
    title: `Kästchenpost – ${title}`,
    description,
    props,
    script: "home",
    game: usualKind,
    played: true,
  });
});

pages.get("/new", async (c) => {
  const { lang, words, there } = placeOf(c);
  const cards = await cardsIn(lang);
  const asked = c.req.query("kind") ?? "";
  const field = c.req.query("field");
  const kind = field === undefined && kindOf(asked) ? asked : usualKind;
  const game = await loadGame(kind, lang);
  const { rules, form } = game;
  const given = field === undefined ? presetIn(c, form) : drawnIn(field, game, words);
  const motifs = await loadMotifs();
  const own = { words, there, cards, motifs, kind, game, rules, form };
  const body = <NewPage {...own} {...given} {...startOf(c)} />;
  const props = { page: "new", cards, kind, ...given, ...startOf(c) };
  const title = `${words.newMatch} – Kästchenpost`;
  const { description } = words.about;
  const page = { lang, title, description, props, script: "new", game: kind } as const;
  return send(c, body, { ...page, awake: true });
});

pages.get("/me", async (c) => {
  const { lang, words, there } = placeOf(c);
  const mine = await matchesOf(c);
  if (mine === "newer") return sorry(c, "newer");
  const own = { mine, games: await gamesOf(mine, lang), now: Date.now() };
  const body = <MinePage {...{ words, there }} {...own} />;
  const title = `${words.myMatches} – Kästchenpost`;
  return send(c, body, { lang, title, description: "", props: { page: "none" }, hidden: true });
});

pages.get("/g/:id", async (c) => {
  const { lang, words, there } = placeOf(c);
  const id = c.req.param("id");
  const at = { game: numberFrom(c, "game"), ply: numberFrom(c, "ply") };
  const answer = await lookAt(c, id, at);
  if ("problem" in answer) return sorry(c, answer.problem);
  const { seen } = answer;
  const earlier = at.game !== undefined || at.ply !== undefined;
  const now = earlier ? await lookAt(c, id) : answer;
  const newest: Seen = "problem" in now ? seen : now.seen;
  const game = await loadGame(seen.kind, lang);
  const { origin } = new URL(c.req.url);
  const shown = isNewest(seen, newest) ? newest : seen;
  const needs = neededBy(newest, game);
  const drawn = drawnFor(c);
  const late = {
    ...nothingLate,
    playing: needs.includes("playing") ? game.playing : null,
    house: needs.includes("house") ? houseOf(words, game.form, game.rules) : null,
    more: needs.includes("more") ? ((await kindOf(seen.kind)?.more?.(lang)) ?? null) : null,
    ended: needs.includes("ended") ? endedOf(words) : null,
    leaving: needs.includes("leaving") ? leavingOf(words) : null,
    seats: needs.includes("seats") ? seatsOf(words) : null,
    times: needs.includes("times") ? timesOf({ ...words, drawn }) : null,
  };
  const model = firstModel(shown, newest, origin, late);
  const theme = themeOf(shown, game.form);
  const body = <MatchPage {...{ words, there, game, model, theme, doings: noDoings }} />;
  return send(c, body, {
    lang,
    title: words.title(newest, game.words),
    description: game.words.title(newest.options),
    props: { page: "match", seen: shown === newest ? null : shown, newest, drawn, ...startOf(c) },
    script: "match",
    needs,
    game: seen.kind,
    hidden: true,
  });
});

/** Was a game's chance fixed before its first move? The browser works it out. */
pages.get("/fair", async (c) => {
  const { lang, words, there } = placeOf(c);
  const id = c.req.query("id") ?? "";
  const answer = await lookAt(c, id, { game: numberFrom(c, "game") });
  if ("problem" in answer) return sorry(c, answer.problem);
  const { seen } = answer;
  const game = await loadGame(seen.kind, lang);
  const model = { seen, found: null, kept: null, trouble: null };
  const body = <FairPage {...{ words, there, game, form: game.form, ...model }} />;
  const title = `${words.checking.head} – Kästchenpost`;
  const props = { page: "fair", newest: seen, ...startOf(c) };
  const page = { lang, title, description: words.checking.lead, props, script: "fair" } as const;
  return send(c, body, { ...page, game: seen.kind, awake: true, hidden: true });
});

for (const path of ["/impressum", "/imprint", "/datenschutz", "/privacy"] as const) {
  pages.get(path, (c) => {
    const { lang, words, there } = placeOf(c);
    const about = path === "/impressum" || path === "/imprint" ? "imprint" : "privacy";
    const operator = {
      name: c.env.OPERATOR_NAME ?? "",
      address: c.env.OPERATOR_ADDRESS ?? "",
      mail: c.env.OPERATOR_MAIL ?? "",
    };
    const body = <LegalPage {...{ words, there, about, operator }} />;
    const title = `${words.legal[about]} – Kästchenpost`;
    return send(c, body, { lang, title, description: "", props: { page: "none" }, hidden: true });
  });
}

// Long texts, which no other page needs.
for (const path of ["/regeln", "/regeln/*", "/rules", "/rules/*"]) {
  pages.get(path, async (c) => (await import("./guides.tsx")).guides.fetch(c.req.raw, c.env));
}

pages.get("/robots.txt", (c) =>
  c.text(["User-agent: *", ...unlisted.map((path) => `Disallow: ${path}`), ""].join("\n")),
);

pages.get("*", (c) => sorry(c, "missing"));
pages.all("*", (c) => problem("wrong-method", languageOf(c)));

/** A match as whoever asks may see it. */
async function lookAt(
  c: Call,
  id: string,
  at: Position = {},
): Promise<{ readonly seen: Seen } | { readonly problem: "missing" | "newer" }> {
  const who = identify(c.req.raw);
  const request = { who: typeof who === "string" ? null : who, seat: numberFrom(c, "seat") };
  const match = idPattern.test(id) ? matchOf(c.env, id) : null;
  const answer = await match?.look({ ...request, ...at });
  if (!answer || "problem" in answer) {
    return { problem: answer?.problem === "newer" ? "newer" : "missing" };
  }
  return answer;
}

function startOf(c: Call): { hasCookie: boolean; origin: string } {
  const who = identify(c.req.raw);
  return { hasCookie: typeof who === "object" && who !== null, origin: new URL(c.req.url).origin };
}

/** Now, and where whoever asks probably is: their browser knows better, once its script runs. */
function drawnFor(c: Call): Drawn {
  const zone = (c.req.raw.cf as { readonly timezone?: string } | undefined)?.timezone;
  return { now: Date.now(), zone: zone ?? "Europe/Berlin" };
}

/** The theme of a board, with its name. */
function themeOf({ view }: Seen, { words }: Form): readonly [id: string, name: string] | null {
  const { theme } = view as { readonly theme?: string | null };
  return theme ? [theme, words.presets[theme]?.[0] ?? theme] : null;
}

/** The ready-made choices that the address names. */
function presetIn(c: Call, { presets }: Form) {
  const preset = presets.find(({ id }) => id === c.req.query("preset"));
  return preset ? { asks: preset.options } : {};
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
