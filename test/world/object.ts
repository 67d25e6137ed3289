/** The shipped `Match` over a memory store: one instance at a time, evicted whenever told. */
import type { Seen } from "../../engine/wire.ts";
import type { Acted, ActRequest, Looked, LookRequest, MakeRequest } from "../../worker/requests.ts";
import type { Refused } from "../../worker/requests.ts";
import type { Socket } from "./platform.ts";
import { wayTo, type Disk, type Way } from "./store.ts";
import type { Device } from "./steps.ts";

/** What is asked of it; `worker/match.ts` itself is loaded only once its platform stands in. */
interface Shipped {
  make(request: MakeRequest): Promise<Acted>;
  act(request: ActRequest): Promise<Acted>;
  look(request: LookRequest): Promise<Looked>;
  fetch(request: unknown): Promise<{ readonly status: number; readonly webSocket?: Socket }>;
  webSocketClose(socket: Socket, code: number): void;
  alarm(): Promise<void>;
}
export type ShippedClass = new (ctx: unknown, env: unknown) => Shipped;

export async function shippedMatch(): Promise<ShippedClass> {
  // Not by a literal name: its types are those of workerd, which the tests' are not.
  const path = "../../worker/match.ts";
  return ((await import(path)) as { readonly Match: ShippedClass }).Match;
}

/** What it answers, read as a page reads it. */
export type Answer = { readonly done: 200 | 201; readonly seen: Seen } | Refused;

export function read(answer: Acted | Looked): Answer {
  if ("problem" in answer) return answer;
  if ("seen" in answer) return { done: 200, seen: answer.seen };
  return { done: answer.done, seen: JSON.parse(answer.told) as Seen };
}

/** The secret that seat keys of the simulation are made with. */
export const deployment = "a secret for worlds";

export interface Living {
  readonly sockets: readonly Socket[];
  /** Asks the instance that is there, or a new one; resolves when it may be asked. */
  instance(): Promise<Shipped>;
  follow(note: object | null): Promise<{ readonly status: number; readonly socket: Socket | null }>;
  drop(socket: Socket): Promise<void>;
  /** The alarm fires; `again`: once more for nothing. */
  wake(again: boolean): Promise<void>;
  /** Is there an instance, which knows of its alarm? */
  readonly awake: boolean;
  evict(crash: boolean): void;
}

/** `ask`: how a question to a Player object is answered. */
export function openObject(
  Match: ShippedClass,
  disk: Disk,
  ask: <T>(question: () => T) => Promise<T>,
  devices: readonly Device[],
): Living {
  let now: { readonly match: Shipped; readonly ready: Promise<unknown>; readonly way: Way } | null =
    null;
  let sockets: Socket[] = [];
  const players = playersOf(devices);
  const env = {
    SECRETS: deployment,
    PLAYERS: {
      getByName: (player: string) => ({
        knows: (device: string) => ask(() => players.knows(player, device)),
        join: (device: string) => ask(() => players.join(player, device)),
      }),
    },
  };

  function born(): NonNullable<typeof now> {
    const way = wayTo(disk);
    let ready: Promise<unknown> = Promise.resolve();
    const ctx = {
      storage: way,
      setWebSocketAutoResponse() {},
      blockConcurrencyWhile: (first: () => Promise<unknown>) => (ready = first()),
      acceptWebSocket: (socket: Socket) => sockets.push(socket),
      getWebSockets: () => sockets,
    };
    return { match: new Match(ctx, env), ready, way };
  }

  async function instance(): Promise<Shipped> {
    now ??= born();
    const { match, ready } = now;
    await ready;
    return match;
  }

  return {
    get sockets() {
      return sockets;
    },
    instance,
    async follow(note) {
      const headers = new Headers({ "kp-socket": JSON.stringify(note) });
      const { status, webSocket = null } = await (await instance()).fetch({ headers });
      return { status, socket: webSocket };
    },
    async drop(socket) {
      if (socket.readyState === WebSocket.OPEN) socket.readyState = WebSocket.CLOSING;
      (await instance()).webSocketClose(socket, 1006);
      sockets = sockets.filter((one) => one !== socket);
    },
    async wake(again) {
      if (!again) disk.alarm = null;
      await (await instance()).alarm();
    },
    get awake() {
      return now !== null;
    },
    evict(crash) {
      if (now) now.way.cut = true;
      now = null;
      if (crash) sockets = [];
    },
  };
}

/** What `worker/player.ts` keeps: the first device makes the player, who knows all of theirs. */
function playersOf(devices: readonly Device[]) {
  const made = new Set<string>();
  const theirs = (player: string, device: string): boolean =>
    devices.some((one) => one.player === player && one.device === device);
  return {
    knows: (player: string, device: string) => made.has(player) && theirs(player, device),
    join(player: string, device: string): "joined" | "unknown" {
      made.add(player);
      return theirs(player, device) ? "joined" : "unknown";
    },
  };
}
