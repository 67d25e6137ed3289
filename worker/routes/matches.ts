/** The interface of a match over HTTP: making it, looking at it, acting in it, following it. */
import { Hono } from "hono/tiny";
import { idPattern, problems } from "../../engine/wire.ts";
import type { Language } from "../../engine/words.ts";
import { kindOf } from "../../games/kinds.ts";
import type { Env } from "../env.ts";
import { cookieFor, identify, originOf, type Identity } from "../identity.ts";
import { hashOf, matchIdOf } from "../keys.ts";
import { mayMake, retryAfter } from "../limits.ts";
import { plan } from "../making.ts";
import { matchOf } from "../objects.ts";
import { json, problem, refusal, respond, tooMany } from "../problems.ts";
import { actRequest } from "../read.ts";
import type { Acted } from "../requests.ts";
import { actSchema, makeSchema, readBody } from "../schemas.ts";
import { tagOf } from "../tag.ts";
import { bodyOf, isTooOld, languageOf, numberFrom, type Call } from "./request.ts";
import { shared } from "./shared.ts";

export const matches = new Hono<{ Bindings: Env }>();

matches.use(shared);

matches.post("/", async (c) => {
  const lang = languageOf(c);
  const input = await readRequest(c);
  if (input instanceof Response) return input;
  const wish = readBody(makeSchema, input.body);
  const idempotencyKey = c.req.header("idempotency-key");
  const kind = wish && kindOf(wish.kind);
  if (!wish || !kind || !idempotencyKey || idempotencyKey.length > 200) {
    return problem("bad-request", lang);
  }
  if (!(await mayMake(c.req.raw, c.env))) return tooMany(lang, retryAfter.minute);
  const planned = plan(wish, await kind.rules(), await kind.cpu());
  if ("problem" in planned) return refusal(planned, lang);
  const id = matchIdOf(input.who.player, idempotencyKey);
  const card = { name: wish.name, colour: wish.colour, lang: wish.lang ?? lang };
  const answer = await matchOf(c.env, id).make({
    ...planned,
    id,
    who: input.who,
    kind: wish.kind,
    card,
    body: hashOf(input.body),
  });
  return withCookie(
    c,
    respond(answer, () => lang),
    input.who,
    answer,
  );
});

matches.post("/:id/acts", async (c) => {
  const id = c.req.param("id");
  const lang = (): Language => languageOf(c);
  const input = await readRequest(c);
  if (input instanceof Response) return input;
  const sent = readBody(actSchema, input.body);
  if (!sent) return problem("bad-request", lang());
  if (!idPattern.test(id)) return problem("not-found", lang());
  const answer = await matchOf(c.env, id).act(actRequest(sent, input.who, lang));
  return withCookie(c, respond(answer, lang), input.who, answer);
});

matches.get("/:id", async (c) => {
  const lang = languageOf(c);
  const id = c.req.param("id");
  const who = identify(c.req.raw);
  if (who === "malformed") return problem("not-your-seat", lang);
  if (!idPattern.test(id)) return problem("not-found", lang);
  const answer = await matchOf(c.env, id).look({
    who: who === "foreign" ? null : who,
    seat: numberFrom(c, "seat"),
    game: numberFrom(c, "game"),
    ply: numberFrom(c, "ply"),
    key: c.req.header("seat-key"),
  });
  if ("problem" in answer) return refusal(answer, lang);
  const etag = tagOf(answer.seen);
  const fresh = { etag, "cache-control": "no-cache" };
  if (c.req.header("if-none-match") === etag) return c.body(null, 304, fresh);
  const response = json(answer.seen);
  for (const [name, value] of Object.entries(fresh)) response.headers.set(name, value);
  return response;
});

matches.get("/:id/live", async (c) => {
  const lang = languageOf(c);
  const id = c.req.param("id");
  if (c.req.header("upgrade")?.toLowerCase() !== "websocket") return problem("bad-request", lang);
  if (!idPattern.test(id)) return problem("not-found", lang);
  const seat = numberFrom(c, "seat");
  const known = identify(c.req.raw);
  if (known === "malformed") return problem("not-your-seat", lang);
  const who = seat === undefined ? null : known;
  const proven = typeof who === "object" && (who?.by === "bearer" || originOf(c.req.raw) === "own");
  if (seat !== undefined && (!who || !proven)) return problem("not-your-seat", lang);
  const follows = c.req.query("turn") !== undefined;
  const note =
    typeof who === "object" && who
      ? { player: who.player, device: who.device, seat, ...(follows && { follows }) }
      : null;
  const headers = { upgrade: "websocket", "kp-socket": JSON.stringify(note) };
  const answer = await matchOf(c.env, id).fetch("https://match/live", { headers });
  // What an object answers can be given no headers; its socket can be handed on.
  const { status, webSocket } = answer;
  if (status === 101) return new Response(null, { status, webSocket });
  if (answer.status === 429) return tooMany(lang, retryAfter.minute);
  if (answer.status === problems.newer) return problem("newer", lang);
  return problem(answer.status === 404 ? "not-found" : "not-your-seat", lang);
});

for (const path of ["/", "/:id", "/:id/acts", "/:id/live"]) {
  matches.all(path, (c) => problem("wrong-method", languageOf(c)));
}

/** The body of a request that changes something, and who sent it; or the refusal. */
async function readRequest(
  c: Call,
): Promise<{ readonly body: string; readonly who: Identity } | Response> {
  if (isTooOld(c)) return problem("too-old", languageOf(c));
  const who = identify(c.req.raw);
  if (who === null || typeof who === "string") return problem("not-your-seat", languageOf(c));
  const body = await bodyOf(c);
  return body === null ? problem("too-large", languageOf(c)) : { body, who };
}

/** An act that was done sets or renews the cookie, for our own pages alone. */
function withCookie(c: Call, response: Response, who: Identity, answer: Acted): Response {
  if ("done" in answer && originOf(c.req.raw) === "own") {
    response.headers.set("set-cookie", cookieFor(who));
  }
  return response;
}
