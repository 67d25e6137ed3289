/** What concerns one player over all their matches. */
import { Hono } from "hono/tiny";
import type { Seen } from "../../engine/wire.ts";
import type { Env } from "../env.ts";
import { identify } from "../identity.ts";
import { matchOf } from "../objects.ts";
import { json, problem } from "../problems.ts";
import { languageOf, type Call } from "./request.ts";
import { shared } from "./shared.ts";

export const me = new Hono<{ Bindings: Env }>();

/** More are not asked for at once: every match is an object of its own. */
const mostListed = 40;

me.use("/*", shared);
me.get("/matches", async (c) => {
  if (identify(c.req.raw) === "malformed") return problem("not-your-seat", languageOf(c));
  const mine = await matchesOf(c);
  return mine === "newer" ? problem(mine, languageOf(c)) : json(mine);
});
me.all("/matches", (c) => problem("wrong-method", languageOf(c)));

/** What this browser's player plays, newest first, as each match itself tells it. */
export async function matchesOf(c: Call): Promise<readonly Seen[] | "newer"> {
  const who = identify(c.req.raw);
  if (who === null || typeof who === "string") return [];
  const ids = await c.env.PLAYERS.getByName(who.player).matches(who.device);
  if (ids === "newer") return ids;
  const answers = await Promise.all(
    ids.slice(0, mostListed).map((id) => matchOf(c.env, id).look({ who })),
  );
  return answers.flatMap((answer) =>
    "seen" in answer && answer.seen && answer.seen.held.length > 0 ? [answer.seen] : [],
  );
}
