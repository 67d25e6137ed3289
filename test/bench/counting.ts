/** The product with its objects' rows and wake-ups counted; what it does is the same. */
import * as product from "../../worker/index.ts";
import type { Env } from "../../worker/env.ts";
import type { Counted, Tally } from "./counted.ts";

interface Namespace {
  getByName(name: string): object;
}
type Cursor = SqlStorageCursor<Record<string, SqlStorageValue>>;

/** Each call of an object, and each event that reaches one by itself. */
let wakes = 0;
/** The names of all that were ever called. */
const called = { matches: new Set<string>(), players: new Set<string>() };

/** Counts what goes through a storage. Only its own object may ask for the sum. */
function count({ sql }: DurableObjectStorage): () => Tally {
  const exec = sql.exec.bind(sql);
  const cursors: Cursor[] = [];
  sql.exec = (query, ...values) => {
    const cursor = exec(query, ...values);
    cursors.push(cursor);
    return cursor as never;
  };
  // Cursors know what they wrote and read once they are used up: they are asked later.
  const sum = (of: (one: Cursor) => number): number =>
    cursors.reduce((total, one) => total + of(one), 0);
  return () => ({
    written: sum((one) => one.rowsWritten),
    read: sum((one) => one.rowsRead),
    size: sql.databaseSize,
  });
}

/** The same objects; whatever is called of one, wakes it. */
function waking<N extends Namespace>(all: N, names: Set<string>): N {
  const get = (stub: object, key: string | symbol): unknown => {
    return (...args: readonly unknown[]) => {
      wakes++;
      return Reflect.apply(Reflect.get(stub, key) as () => unknown, stub, args);
    };
  };
  const getByName = (name: string) => {
    names.add(name);
    return new Proxy(all.getByName(name), { get });
  };
  return { getByName } as unknown as N;
}

function counted(env: Env): Env {
  return {
    ...env,
    MATCHES: waking(env.MATCHES, called.matches),
    PLAYERS: waking(env.PLAYERS, called.players),
  };
}

export class Match extends product.Match {
  private readonly sum: () => Tally;

  constructor(ctx: DurableObjectState, env: Env) {
    const sum = count(ctx.storage);
    super(ctx, counted(env));
    this.sum = sum;
  }

  tally(): Tally {
    return this.sum();
  }
}

export class Player extends product.Player {
  private readonly sum: () => Tally;

  constructor(ctx: DurableObjectState, env: Env) {
    const sum = count(ctx.storage);
    super(ctx, counted(env));
    this.sum = sum;
  }

  tally(): Tally {
    return this.sum();
  }
}

interface Counting {
  tally(): Promise<Tally>;
}

function tallies(all: Namespace, names: Iterable<string>): Promise<readonly Tally[]> {
  return Promise.all([...names].map((name) => (all.getByName(name) as Counting).tally()));
}

for (const { prototype } of [Match, Player]) {
  for (const event of ["alarm", "webSocketMessage", "webSocketClose", "webSocketError"]) {
    const own: unknown = Reflect.get(prototype, event);
    if (typeof own !== "function") continue;
    const value = function (this: unknown, ...args: readonly unknown[]): unknown {
      wakes++;
      return Reflect.apply(own, this, args);
    };
    Object.defineProperty(prototype, event, { value });
  }
}

export default {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    if (new URL(request.url).pathname !== "/counts") {
      return product.default.fetch(request, counted(env), ctx);
    }
    const matches = await tallies(env.MATCHES, called.matches);
    const players = await tallies(env.PLAYERS, called.players);
    const sum = (of: (one: Tally) => number): number =>
      [...matches, ...players].reduce((total, one) => total + of(one), 0);
    const answer: Counted = {
      wakes,
      written: sum((one) => one.written),
      read: sum((one) => one.read),
      sizes: matches.map(({ size }) => size),
    };
    return Response.json(answer);
  },
};
