/** One match: a shell around `decide` and `fold`, with its rows, its keys, sockets and alarm. */
import { DurableObject } from "cloudflare:workers";
import type { Sender } from "../engine/acts.ts";
import { decide } from "../engine/decide.ts";
import type { Seat } from "../engine/rules.ts";
import { problems } from "../engine/wire.ts";
import { kindOf } from "../games/kinds.ts";
import { backAt, change, isBeside, plansOf, senderOf, voted } from "./beside.ts";
import { entering } from "./entering.ts";
import type { Env } from "./env.ts";
import type { Who } from "./identity.ts";
import { openKept } from "./kept.ts";
import { deploymentSecrets } from "./keys.ts";
import * as live from "./live.ts";
import type { Acted, ActRequest, Looked, LookRequest, MakeRequest } from "./requests.ts";
import type { NoRow, Refused } from "./requests.ts";
import { mayBeMore, opens, rightsOf, stateOf } from "./seating.ts";
import type { Known, Loaded } from "./seating.ts";
import * as sitting from "./sitting.ts";
import type { Player } from "./player.ts";
import type { SeatRow } from "./store.ts";
import { seenIn, toldOf } from "./telling.ts";
import { openTime } from "./time.ts";

export class Match extends DurableObject<Env> {
  private readonly deployments = deploymentSecrets(this.env.SECRETS);
  private readonly kept = openKept(this.ctx.storage, this.deployments[0], () => {
    live.closeAll(this.ctx);
  });
  private readonly enter = entering(this.ctx, this.kept);
  private readonly time = openTime(
    this.ctx,
    this.kept,
    (entry) => this.enter(entry),
    (closing) => live.broadcast(this.ctx, this.told(closing)),
  );

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    void ctx.blockConcurrencyWhile(async () => {
      await this.kept.open();
      await this.time.open();
    });
  }

  /** Makes the match, once: the same request again gives the same match. */
  async make(request: MakeRequest): Promise<Acted> {
    const { id, who, body } = request;
    const kind = kindOf(request.kind);
    if (!kind) return { problem: "bad-request" };
    if (this.kept.none === sitting.newer) return sitting.newer;
    if (!this.kept.now) {
      const parts = { rules: await kind.rules(), cpu: await kind.cpu() };
      const joined = await this.join(who, id);
      if (joined !== "joined") return sitting.notJoined(joined);
      await this.ctx.blockConcurrencyWhile(() => this.kept.create());
      // Of two that waited here, the second finds the match made.
      if (await this.kept.make(request, parts)) {
        this.time.arm();
        return this.done(201, who);
      }
    }
    const known = await this.recognise(who);
    if ("problem" in known) return known;
    if (this.kept.now?.secret.body !== body) return { problem: "stale" };
    return this.done(200, known);
  }

  async act(request: ActRequest): Promise<Acted> {
    const { act, who } = request;
    if (act.act === "sit") return this.sit(request);
    const known = await this.recognise(who);
    if ("problem" in known) return known;
    // From here to the row nothing waits: what was read is still true when it is written.
    const loaded = this.kept.now as Loaded;
    const { sender, row } = senderOf(loaded, request, known);
    if (isBeside(act)) {
      return row ? this.beside(act, request, row, known) : this.refuse("not-your-seat", known);
    }
    const meant = sitting.withGeneration(act, sender, loaded.seats);
    const since = loaded.rows.slice(Math.max(0, sender.n));
    const plans = plansOf(loaded);
    const decision = decide(loaded.match, meant, sender, since, Date.now(), loaded.table, plans);
    if ("no" in decision) {
      return this.refuse(decision.no, known, "why" in decision ? decision.why : undefined);
    }
    if ("same" in decision) return this.done(200, known);
    if ("counted" in decision) {
      const done = row && this.comeBack(row) ? 201 : 200;
      if (row && act.act === "claim") this.kept.setBeside([voted(loaded, row, act.take)]);
      return this.tell(done, known, row?.seat);
    }
    this.enter(decision, act.act === "renew-key" ? who : null);
    return this.tell(201, known, row?.seat);
  }

  /** What stands beside the log is about no row: nobody has seen less of the match for it. */
  private beside(act: NoRow, request: ActRequest, row: SeatRow, known: Known): Acted {
    const now = Date.now();
    const changed = change(this.kept.now as Loaded, row, { ...request, act }, now);
    if ("problem" in changed) return this.refuse(changed.problem, known, changed.why);
    const done = this.comeBack(row) ? 201 : 200;
    if ("extended" in changed) {
      this.kept.extend(changed.extended);
      return this.tell(done, known, row.seat);
    }
    this.kept.setSeat(changed.row);
    return this.tell(done, known, row.seat, done === 200 ? changed.only : undefined);
  }

  /** Whoever does something is back, though it writes no row. False: they were not away. */
  private comeBack({ seat }: SeatRow): boolean {
    const entry = backAt(this.kept.now as Loaded, seat);
    if (entry) this.enter(entry);
    return entry !== null;
  }

  /** Takes a seat, or goes on on another device of the same person. */
  private async sit(request: ActRequest): Promise<Acted> {
    const { who } = request;
    const known = await this.recognise(who);
    if ("problem" in known) return known;
    const before = this.kept.now as Loaded;
    const place = sitting.placeFor(before, { ...request, who: known }, this.deployments);
    if ("problem" in place) return this.refuse(place.problem, known, place.why);
    const joined = await this.join(who, before.secret.id);
    if (joined !== "joined") return this.refuse(sitting.notJoined(joined).problem, known);
    // Others may have come in while the player was asked.
    const loaded = this.time.current();
    if (!loaded) return this.kept.none;
    const now = sitting.placeFor(loaded, { ...request, who }, this.deployments);
    if ("problem" in now) return this.refuse(now.problem, who, now.why);
    if (now.again) {
      this.kept.hold(now.row.seat, who.device);
      const done = this.comeBack(now.row) ? 201 : 200;
      this.kept.setSeat(now.row);
      return this.tell(done, who);
    }
    const sender: Sender = { n: request.n, seat: now.row.seat, ...rightsOf(loaded, who) };
    const decision = decide(loaded.match, { act: "sit" }, sender, [], Date.now(), loaded.table);
    if ("no" in decision) return this.refuse(decision.no, who);
    if (!("row" in decision)) return this.done(200, who);
    this.enter(decision);
    this.kept.hold(now.row.seat, who.device);
    this.kept.setSeat(sitting.satDown(now.row, who, request.card, loaded.seats));
    return this.tell(201, who);
  }

  /** What somebody may see. Changes nothing. */
  async look(request: LookRequest): Promise<Looked> {
    const known = await this.recognise(request.who);
    if ("problem" in known) return known;
    const loaded = this.kept.now as Loaded;
    const look = seenIn(loaded, live.notesHere(this.ctx), request);
    const seen = look({ ...known, seat: request.seat });
    if (request.key === undefined) return { seen };
    const key = opens(loaded, request.key, this.deployments);
    if (!key) return sitting.notFound;
    return { seen: { ...seen, key: stateOf(loaded, key, seen.held) } };
  }

  /** A socket that brings `seen` whenever it changes. Who it is for stands in a header of ours. */
  override async fetch(request: Request): Promise<Response> {
    const asked = live.askedBy(request);
    const known = await this.recognise(asked);
    if ("problem" in known) return new Response(null, { status: problems[known.problem] });
    const seat = asked?.seat;
    if (seat !== undefined && !rightsOf(this.kept.now as Loaded, known).held.includes(seat)) {
      return new Response(null, { status: 403 });
    }
    if (live.isFull(this.ctx, seat)) return new Response(null, { status: 429 });
    const answer = live.accept(this.ctx, { ...known, seat, follows: asked?.follows });
    this.time.comeAndGo(null);
    live.broadcast(this.ctx, this.told());
    return answer;
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    socket.close(...live.closeFrom(message));
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    socket.close(live.closeCode(code));
    if (!this.time.current(socket)) return;
    this.time.comeAndGo(null, socket);
    live.broadcast(this.ctx, this.told(socket));
  }

  override async alarm(): Promise<void> {
    await this.time.fired();
  }

  /** Who this is here: their device, and their player if the match need not take it on trust. */
  private async recognise(who: Who | null): Promise<Known | Refused> {
    const loaded = this.time.current();
    if (!loaded) return this.kept.none;
    const device = who?.device ?? null;
    if (!who || !mayBeMore(loaded, who)) return { device, player: null };
    const known = await this.env.PLAYERS.getByName(who.player).knows(who.device);
    if (known === "newer") return sitting.newer;
    // Meanwhile it may be gone.
    if (!this.time.current()) return this.kept.none;
    return known ? who : { device, player: null };
  }

  private async join(who: Who, id: string): ReturnType<Player["join"]> {
    return this.env.PLAYERS.getByName(who.player).join(who.device, id);
  }

  /**
   * Something has changed: every page is told, or those of one seat, and whoever did it. `actor`:
   * the seat they did it for.
   */
  private tell(done: 200 | 201, who: Known, actor: Seat | null = null, only?: Seat): Acted {
    const told = this.told();
    const loaded = this.kept.now as Loaded;
    this.time.comeAndGo(actor);
    live.broadcast(this.ctx, told, (note) => {
      return only === undefined || rightsOf(loaded, note).held.includes(only);
    });
    return { done, told: told(who) };
  }

  private done(done: 200 | 201, who: Known): Acted {
    return { done, told: this.told()(who) };
  }

  private told(closing?: WebSocket): ReturnType<typeof toldOf> {
    return toldOf(this.kept.now as Loaded, live.notesHere(this.ctx, closing));
  }

  private refuse(problem: Refused["problem"], who: Known, why?: string): Refused {
    if (problem === "not-found" || problem === "newer") return { problem };
    return { problem, why, seen: seenIn(this.kept.now as Loaded, live.notesHere(this.ctx))(who) };
  }
}
