/** What the page says to the worker over HTTP, and how it proves who it is. */
import { idLength, letters, wire, wireHeader } from "../engine/wire.ts";
import type { Problem, Said, Seen, SentAct, Slug } from "../engine/wire.ts";
import { recall, remember } from "./memory.ts";

export function isProblem(said: Said, slug: Slug): said is { readonly problem: Problem } {
  return "problem" in said && said.problem.type === `/problems/${slug}`;
}

const tries = 3;
const patience = 10_000;
/** Between tries; the same act sent twice is one act, so trying again is harmless. */
const pause = 700;
const keyName = "kp-key";

/** Does this browser hold our cookie? The page knows, and every answer to an act sets it. */
let hasCookie = false;
/** Where nothing can be stored the key lives as long as the page. */
let spare: string | null = null;

/**
 * A browser without our cookie proves itself by a key it makes; the first answer turns it into
 * the cookie. It is kept until a page arrives with the cookie, so a lost answer loses no seat,
 * and read anew each time, so that two tabs are one person.
 */
export function meet(has: boolean): void {
  hasCookie = has;
  if (has) remember(keyName, null);
}

function proof(): Readonly<Record<string, string>> {
  const own = ownKey();
  return own === null ? {} : { authorization: `Bearer ${own}` };
}

function ownKey(): string | null {
  if (hasCookie) return null;
  const own = recall(keyName);
  return typeof own === "string" ? own : spare;
}

function ensureKey(): void {
  if (hasCookie || ownKey() !== null) return;
  spare = `${randomKey()}.${randomKey()}`;
  remember(keyName, spare);
}

/** 27 letters, 128 bits and a little more. */
export function randomKey(): string {
  let key = "";
  while (key.length < idLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(idLength))) {
      // Only whole multiples of the alphabet, or the first letters would be likelier.
      if (byte < 243 && key.length < idLength) key += letters.charAt(byte % letters.length);
    }
  }
  return key;
}

export function act(id: string, sent: SentAct): Promise<Said> {
  return post(`/api/matches/${id}/acts`, sent, {});
}

export function make(wish: object, idempotencyKey: string): Promise<Said> {
  return post("/api/matches", wish, { "idempotency-key": idempotencyKey });
}

/** How things stand; with a key, also what it opens. */
export async function look(
  id: string,
  how: { readonly seat?: number | null; readonly key?: string; readonly at?: string } = {},
): Promise<Said> {
  const query = new URLSearchParams(how.at ?? "");
  if (typeof how.seat === "number") query.set("seat", String(how.seat));
  const headers: Record<string, string> = { [wireHeader]: String(wire), ...proof() };
  if (how.key !== undefined) headers["seat-key"] = how.key;
  return ask(`/api/matches/${id}?${query}`, { headers });
}

async function post(
  path: string,
  body: object,
  more: Readonly<Record<string, string>>,
): Promise<Said> {
  ensureKey();
  const headers = {
    "content-type": "application/json",
    [wireHeader]: String(wire),
    ...proof(),
    ...more,
  };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

type OnDate = (date: string | null, asked: number) => void;
let onDate: OnDate | undefined;

/** Who wants to hear by what date each answer was given, and when it had been asked for. */
export function hearDates(hear: OnDate): void {
  onDate = hear;
}

async function ask(path: string, request: RequestInit): Promise<Said> {
  for (let i = 0; i < tries; i++) {
    if (i > 0) await new Promise((resolve) => setTimeout(resolve, pause * i));
    const asked = Date.now();
    try {
      const answer = await fetch(path, { ...request, signal: AbortSignal.timeout(patience) });
      onDate?.(answer.headers.get("date"), asked);
      const type = answer.headers.get("content-type");
      // A fault tells nothing and may be over; a problem is said to us.
      if (answer.status >= 500 && !type?.includes("problem+json")) continue;
      const body = (await answer.json()) as Seen | Problem;
      return answer.ok ? { seen: body as Seen } : { problem: body as Problem };
    } catch {
      if (!navigator.onLine) break;
    }
  }
  return { silent: true };
}
