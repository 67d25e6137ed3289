/** The entry: pages and the interface over HTTP; the objects behind them. */
import { Hono } from "hono/tiny";
import type { Env } from "./env.ts";
import { secured } from "./headers.ts";
import { problem } from "./problems.ts";
import { me } from "./routes/me.ts";
import { matches } from "./routes/matches.ts";
import { languageOf } from "./routes/request.ts";
import { shared } from "./routes/shared.ts";

export { Match } from "./match.ts";
export { Player } from "./player.ts";

const app = new Hono<{ Bindings: Env }>();
app.use(secured);
// With a slash at its end it is another address: the router is less strict.
app.use("/api/*", (c, next) => {
  return c.req.path.endsWith("/") ? Promise.resolve(problem("not-found", languageOf(c))) : next();
});
app.route("/api/matches", matches);
app.route("/api/me", me);
// Made when the page is built.
app.use("/api/openapi.json", shared);
app.get("/api/openapi.json", async (c) => {
  const described = await c.env.ASSETS.fetch(c.req.raw);
  // What came from elsewhere cannot be given headers.
  return new Response(described.body, described);
});
app.all("/api/openapi.json", (c) => problem("wrong-method", languageOf(c)));
app.all("/api/*", (c) => problem("not-found", languageOf(c)));
// What draws is loaded with the first page: acts, sockets and the objects never need it.
app.all("*", async (c) => (await import("./routes/pages.tsx")).pages.fetch(c.req.raw, c.env));

export default app;
