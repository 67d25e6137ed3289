/** Who sends a request: a cookie from our own pages, or a bearer key from anywhere. */
import { idPattern } from "../engine/wire.ts";
import { hashOf } from "./keys.ts";

/** A device of a player. Only the hash of a device's key ever reaches storage. */
export interface Who {
  readonly player: string;
  readonly device: string;
}

export interface Identity extends Who {
  /** The key itself, `PLAYER.DEVICE`, to be set as cookie. */
  readonly key: string;
  readonly by: "cookie" | "bearer";
}

export const cookieName = "__Host-kp";
const cookieDays = 400;

/**
 * Who this is. On our own pages the cookie counts, so that a page which does not know of it yet
 * makes nobody a second person; elsewhere a bearer key counts before it. "foreign" is a cookie
 * that came with another site's origin, or with none on a request that changes something.
 */
export function identify(request: Request): Identity | "foreign" | "malformed" | null {
  const bearer = request.headers.get("authorization");
  const kept = read(cookieOf(request) ?? "", "cookie");
  if (kept && originOf(request) === "own") return kept;
  if (bearer !== null) {
    const key = /^Bearer (\S+)$/i.exec(bearer)?.[1] ?? "";
    return read(key, "bearer") ?? "malformed";
  }
  const key = cookieOf(request);
  if (key === null) return null;
  const from = originOf(request);
  const reading = request.method === "GET" || request.method === "HEAD";
  if (from === "foreign" || (from === "unknown" && !reading)) return reading ? null : "foreign";
  return read(key, "cookie");
}

/** Where a request comes from: our own pages, elsewhere, or nothing says so. */
export function originOf(request: Request): "own" | "foreign" | "unknown" {
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === new URL(request.url).origin ? "own" : "foreign";
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin") return "own";
  // A link followed from another site: the answer is a page nobody else can read.
  const navigation = request.headers.get("sec-fetch-mode") === "navigate";
  return site === null || site === "none" || navigation ? "unknown" : "foreign";
}

function read(key: string, by: Identity["by"]): Identity | null {
  const [player = "", device = "", more] = key.split(".");
  if (!idPattern.test(player) || !idPattern.test(device) || more !== undefined) return null;
  return { player, device: hashOf(device), key, by };
}

function cookieOf(request: Request): string | null {
  for (const part of (request.headers.get("cookie") ?? "").split(";")) {
    const [name, value] = part.trim().split("=");
    if (name === cookieName && value) return value;
  }
  return null;
}

/** Set by acts and never by a GET. */
export function cookieFor(identity: Identity): string {
  const age = cookieDays * 86_400;
  return `${cookieName}=${identity.key}; Max-Age=${age}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}
