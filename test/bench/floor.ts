/** The least that keeps a move and tells those who listen: the product is measured against it. */
import { DurableObject } from "cloudflare:workers";

interface Env {
  readonly GAMES: DurableObjectNamespace<Game>;
}

export class Game extends DurableObject<Env> {
  private readonly sql = this.ctx.storage.sql;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.sql.exec(
      "CREATE TABLE IF NOT EXISTS log (n INTEGER PRIMARY KEY, at INTEGER, seat INTEGER, move TEXT)",
    );
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.has("upgrade")) {
      const { 0: client, 1: server } = new WebSocketPair();
      this.ctx.acceptWebSocket(server);
      return new Response(null, { status: 101, webSocket: client });
    }
    if (request.method === "GET") {
      return Response.json(this.sql.exec("SELECT n, seat, move FROM log ORDER BY n").toArray());
    }
    const { seat, move } = await request.json<{ readonly seat: number; readonly move: string }>();
    const kept = this.sql.exec(
      "INSERT INTO log (at, seat, move) VALUES (?, ?, ?) RETURNING n, seat, move",
      Date.now(),
      seat,
      move,
    );
    const told = JSON.stringify(kept.one());
    for (const socket of this.ctx.getWebSockets()) socket.send(told);
    return new Response(told, { status: 201 });
  }
}

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    return env.GAMES.getByName(new URL(request.url).pathname).fetch(request);
  },
};
