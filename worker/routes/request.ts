/** What every route asks of a request: language, numbers, a body of bounded size. */
import { getCookie } from "hono/cookie";
import type { Context } from "hono";
import { wire, wireHeader } from "../../engine/wire.ts";
import { isLanguage, languageFor, type Language } from "../../engine/words.ts";
import type { Env } from "../env.ts";
import { bodyLimit } from "../schemas.ts";

export type Call = Context<{ Bindings: Env }>;

export const languageCookie = "kp-lang";

/** `?lang`, then the cookie, then what the browser prefers, else German. */
export function languageOf(c: Call): Language {
  const wished = c.req.query("lang") ?? getCookie(c, languageCookie);
  return isLanguage(wished) ? wished : languageFor(c.req.header("accept-language") ?? "");
}

/** A whole number from the query; anything else counts as left out. */
export function numberFrom(c: Call, name: string): number | undefined {
  const text = c.req.query(name);
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** The body's text, or null when it is too large. Never reads further than the limit. */
export async function bodyOf(c: Call): Promise<string | null> {
  const length = c.req.header("content-length");
  // A length that is told is kept to: the server reads no further.
  if (length !== undefined) return Number(length) <= bodyLimit ? c.req.raw.text() : null;
  const reader = c.req.raw.body?.getReader();
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text + decoder.decode();
    size += part.value.byteLength;
    if (size > bodyLimit) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
}

/** Is this a page older than the version before ours? Programs do not say, and are not asked. */
export function isTooOld(c: Call): boolean {
  const version = c.req.header(wireHeader);
  return version !== undefined && !(Number(version) >= wire - 1);
}
