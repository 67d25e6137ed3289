/** The pages, drawn by the worker with the components the page itself is made of. */
import { Hono } from "hono/tiny";
import { idPattern, type Seen } from "../../engine/wire.ts";
import { kindOf } from "../../games/index.ts";
import { houseOf } from "../../web/pages/house.tsx";
import { firstModel, needsHouse, noDoings } from "../../web/pages/model.ts";
import { practice } from "../../web/pages/practice.ts";
import { HomePage } from "../../web/pages/home.tsx";
import { LegalPage } from "../../web/pages/legal.tsx";
import { MatchPage } from "../../web/pages/match.tsx";
import { MinePage } from "../../web/pages/mine.tsx";
import { NewPage } from "../../web/pages/new.tsx";
import type { Env } from "../env.ts";
import { identify } from "../identity.ts";
import { matchOf } from "../objects.ts";
import { cardsIn, gamesOf, loadGame, usualKind } from "../pages/loading.ts";
import { placeOf, send, sorry } from "../pages/sending.tsx";
import { problem } from "../problems.ts";
import { matchesOf } from "./me.ts";
import { languageOf, numberFrom, type Call } from "./request.ts";

export const pages = new Hono<{ Bindings: Env }>();

/** On the home page; the rest stands on /me. */
const mostAtHome = 3;
const mostAtMine = 40;

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
  const kind = kindOf(asked) ? asked : usualKind;
  const game = await loadGame(kind, lang);
  const { rules, form } = game;
  const preset = c.req.query("preset");
  const body = <NewPage {...{ words, path, cards, kind, preset, game, rules, form }} />;
  const props = { page: "new", cards, kind, preset, ...startOf(c) };
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
  const needs = needsHouse(newest);
  const house = needs ? houseOf(words, game.form, game.rules) : null;
  const model = firstModel(shown, newest, origin, house);
  const body = <MatchPage {...{ words, path, game, model, doings: noDoings }} />;
  return send(c, body, {
    lang,
    title: words.title(newest, game.words),
    description: game.words.title(newest.options),
    props: { page: "match", seen: shown === newest ? null : shown, newest, ...startOf(c) },
    script: "match",
    house: needs,
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

// Long texts, which no other page needs.
for (const path of ["/regeln", "/regeln/*", "/rules", "/rules/*"]) {
  pages.get(path, async (c) => (await import("./guides.tsx")).guides.fetch(c.req.raw, c.env));
}

pages.get("/robots.txt", (c) =>
  c.text("User-agent: *\nDisallow: /g/\nDisallow: /me\nDisallow: /link\nDisallow: /api/\n"),
);

pages.get("*", (c) => sorry(c, "missing"));
pages.all("*", (c) => problem("wrong-method", languageOf(c)));

function startOf(c: Call): { hasCookie: boolean; origin: string } {
  const who = identify(c.req.raw);
  return { hasCookie: typeof who === "object" && who !== null, origin: new URL(c.req.url).origin };
}

function isNewest(seen: Seen, newest: Seen): boolean {
  return seen.game === newest.game && seen.ply === newest.ply;
}
