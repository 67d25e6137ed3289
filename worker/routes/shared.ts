/** What other sites may do with a route. */
import type { MiddlewareHandler } from "hono";

const allowed = "authorization, content-type, idempotency-key, if-none-match, kp-wire, seat-key";

/** Anybody may read, and programs may play with a key of theirs; never with a cookie. */
export const shared: MiddlewareHandler = async (c, next) => {
  if (c.req.method === "OPTIONS") {
    return c.body(null, 204, {
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": allowed,
      "access-control-max-age": "86400",
    });
  }
  await next();
  c.res.headers.set("access-control-allow-origin", "*");
  c.res.headers.set("access-control-expose-headers", "etag, retry-after");
};
