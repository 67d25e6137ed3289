/** How a page leaves the worker: drawn, in its language; and those that have nothing to show. */
import { render } from "preact-render-to-string";
import type { VNode } from "preact";
import { problems } from "../../engine/wire.ts";
import type { Language } from "../../engine/words.ts";
import { SorryPage } from "../../web/pages/sorry.tsx";
import type { PageWords } from "../../web/pages/words.ts";
import { retryNewer } from "../limits.ts";
import { languageOf, type Call } from "../routes/request.ts";
import { documentOf, type Page } from "./document.ts";
import { otherThan, pageWords } from "./words.ts";

/** Nothing lies here, or what this program cannot read yet. */
export async function sorry(c: Call, why: "missing" | "newer"): Promise<Response> {
  const { lang, words, there } = placeOf(c);
  const { head, text } = words[why];
  const body = <SorryPage {...{ words, there, why }} />;
  const page = { lang, title: `${head} – Kästchenpost`, description: text };
  if (why === "newer") c.header("retry-after", String(retryNewer));
  return send(c, body, { ...page, props: { page: "none" }, hidden: true }, statuses[why]);
}
const statuses = { missing: 404, newer: problems.newer } as const;

export function send(
  c: Call,
  body: VNode,
  page: Omit<Page, "body">,
  status: 200 | 404 | 503 = 200,
): Response | Promise<Response> {
  return c.html(documentOf({ ...page, body: render(body) }), status);
}

/** `there`: the same page with all that its address asks for, in the other language. */
export function placeOf(c: Call): { lang: Language; words: PageWords; there: string } {
  const lang = languageOf(c);
  const asked = new URL(c.req.url).searchParams;
  asked.set("lang", otherThan(lang));
  return { lang, words: pageWords[lang], there: `?${asked}` };
}
