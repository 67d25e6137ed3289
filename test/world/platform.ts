/** As much of the platform as a match asks for: its base class, sockets, a clock, chance. */
import { randomFrom } from "../../engine/random.ts";
import { Superseded } from "./store.ts";

/** Stands in for the base class that `cloudflare:workers` gives. */
export class DurableObject {
  protected readonly ctx: unknown;
  protected readonly env: unknown;
  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx;
    this.env = env;
  }
}

/** One socket, seen from the object; it outlives the instance that took it in. */
export interface Socket {
  readyState: number;
  /** What it has been sent since somebody last asked. */
  texts: string[];
  /** The code that the object closed it with. */
  closed: number | null;
  send(text: string): void;
  close(code: number): void;
  serializeAttachment(note: unknown): void;
  deserializeAttachment(): unknown;
}

export function newSocket(): Socket {
  let kept = "null";
  const socket: Socket = {
    readyState: WebSocket.OPEN,
    texts: [],
    closed: null,
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) throw new Error("the socket is closed");
      socket.texts.push(text);
    },
    close(code) {
      if (socket.readyState === WebSocket.OPEN) socket.closed = code;
      socket.readyState = WebSocket.CLOSED;
    },
    serializeAttachment(note) {
      kept = JSON.stringify(note);
    },
    deserializeAttachment: () => JSON.parse(kept),
  };
  return socket;
}

/** What the simulation decides for everything that runs in this process. */
export interface Sky {
  /** Ms since 1970, as the object's clock says. */
  now: number;
  /** What waits for a later time. Whoever evicts the object empties it. */
  timers: { readonly at: number; readonly call: () => void }[];
}

/** A clock and chance of our own from here on; one world at a time. */
export function reign(seed: string): Sky {
  const sky: Sky = { now: 0, timers: [] };
  const random = randomFrom(seed);
  const stand = {
    setTimeout: (call: () => void, ms = 1) => sky.timers.push({ at: sky.now + ms, call }),
    WebSocketRequestResponsePair: function Pair() {},
    WebSocketPair: function Pair() {
      const socket = newSocket();
      return { 0: socket, 1: socket };
    },
    Response: function Answer(this: object, _body: unknown, init: object) {
      Object.assign(this, init);
    },
  };
  Object.assign(globalThis, stand);
  Date.now = () => sky.now;
  Object.defineProperty(crypto, "getRandomValues", {
    configurable: true,
    value: <T extends Uint8Array | Uint32Array>(array: T): T => {
      for (let i = 0; i < array.length; i++) {
        array[i] = random.below(array.BYTES_PER_ELEMENT === 1 ? 256 : 2 ** 32);
      }
      return array;
    },
  });
  return sky;
}

/** Runs what is due by now; what a superseded instance left behind comes to nothing. */
export function runTimers(sky: Sky): void {
  const due = sky.timers.filter(({ at }) => at <= sky.now);
  sky.timers = sky.timers.filter(({ at }) => at > sky.now);
  for (const { call } of due) {
    try {
      call();
    } catch (error) {
      if (!(error instanceof Superseded)) throw error;
    }
  }
}
