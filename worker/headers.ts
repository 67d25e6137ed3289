/** Security headers, per kind of answer, as one table. */
import type { MiddlewareHandler } from "hono";

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

const year = 31_536_000;

/** On every answer, errors too. */
const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": `max-age=${year}; includeSubDomains`,
};

/** On pages besides. */
const onPages: Readonly<Record<string, string>> = {
  "content-security-policy": policy,
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
  "cache-control": "no-cache",
};

const onAny = Object.entries(always);
const onPage = Object.entries({ ...always, ...onPages });

export const secured: MiddlewareHandler = async (c, next) => {
  await next();
  // Set on the answer itself: hono's own ways make a new one for each header.
  const { headers } = c.res;
  const page = headers.get("content-type")?.startsWith("text/html") ?? false;
  for (const [name, value] of page ? onPage : onAny) {
    if (!headers.has(name)) headers.set(name, value);
  }
};
