/** Every no, as `application/problem+json` (RFC 9457): a stable type, and a sentence to act on. */
import { problems, type Problem, type Slug } from "../engine/wire.ts";
import type { Language } from "../engine/words.ts";
import { retryAfter, retryNewer } from "./limits.ts";
import type { Acted, Refused } from "./requests.ts";
import { wordsIn } from "./words.ts";

export function problem(slug: Slug, lang: Language, more: Partial<Problem> = {}): Response {
  const body: Problem = {
    type: `/problems/${slug}`,
    title: wordsIn(lang).problems[slug],
    status: problems[slug],
    ...more,
  };
  const headers = {
    "content-type": "application/problem+json; charset=utf-8",
    "cache-control": "no-store",
    ...(slug === "newer" && { "retry-after": String(retryNewer) }),
  };
  return Response.json(body, { status: body.status, headers });
}

/** Too much at once. `seconds`: when it may be tried again. */
export function tooMany(lang: Language, seconds: number): Response {
  const response = problem("too-many", lang);
  response.headers.set("retry-after", String(seconds));
  return response;
}

/** What a match answered, as a response. `lang` is only asked for by a no. */
export function respond(answer: Acted, lang: () => Language): Response {
  return "told" in answer ? jsonText(answer.told, answer.done) : refusal(answer, lang());
}

export function refusal({ problem: slug, why, seen }: Refused, lang: Language): Response {
  if (slug === "too-many") return tooMany(lang, retryAfter.day);
  return problem(slug, lang, { ...(why && { why }), ...(seen && { seen }) });
}

export function json(body: unknown): Response {
  return jsonText(JSON.stringify(body), 200);
}

function jsonText(body: string, status: number): Response {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  };
  return new Response(body, { status, headers });
}
