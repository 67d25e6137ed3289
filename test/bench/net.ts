/** The plainest client: what it costs is in both figures, so it must cost little. */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { createInflateRaw } from "node:zlib";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Whoever answers no sooner is gone, ms. */
const patience = 30_000;

/** Sends a body; resolves to the answer's text once all of it is here. */
export function post(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return new Promise((done, fail) => {
    const took = (answer: IncomingMessage): void => {
      let text = "";
      answer.setEncoding("latin1");
      answer.on("data", (part: string) => (text += part)).on("error", fail);
      answer.on("end", () => {
        if (answer.statusCode === 201) done(text);
        else fail(new Error(`${answer.statusCode}: ${text}`));
      });
    };
    const all = { "content-type": "application/json", "content-length": body.length, ...headers };
    const sent = request(address, { method: "POST", agent, headers: all, timeout: patience }, took);
    sent.on("timeout", () => sent.destroy(new Error(`no answer from ${address}`)));
    sent.on("error", fail).end(body);
  });
}

export interface Listener {
  /** Resolves when the frame of row `n`, or of a later one, has come. */
  heard(n: number): Promise<void>;
  /** Bytes of each frame. */
  readonly frames: readonly number[];
  close(): void;
}

/** Node's own sockets may send headers; the DOM's type does not know. */
const Socket = WebSocket as unknown as new (
  address: string,
  init: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket;

/** A page that listens: it only looks for the number of the row it is told of. */
export async function listen(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Listener> {
  const socket = new Socket(address.replace("http", "ws"), { headers });
  const frames: number[] = [];
  const { heard, hears } = ear();
  socket.addEventListener("message", ({ data }) => {
    const text = String(data);
    frames.push(Buffer.byteLength(text));
    hears(text);
  });
  await new Promise((done, fail) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", () => fail(new Error(`no socket at ${address}`)));
  });
  return { heard, frames, close: () => socket.close() };
}

/**
 * The same, but its `frames` are the bytes that come over the line, to a page that takes them
 * compressed as every browser does.
 */
export async function tap(
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Listener> {
  const asked = {
    ...headers,
    connection: "upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": randomBytes(16).toString("base64"),
    "sec-websocket-extensions": "permessage-deflate; client_max_window_bits",
  };
  const opened = request(address, { headers: asked });
  const upgraded = once(opened, "upgrade") as Promise<[IncomingMessage, Duplex, Buffer]>;
  opened.end();
  const [answer, line, first] = await upgraded;
  if (!answer.headers["sec-websocket-extensions"]) throw new Error("nothing is compressed");
  const frames: number[] = [];
  const plain = createInflateRaw();
  const { heard, hears } = ear();
  let rest: Buffer = first;
  let text = "";
  const take = (part: Buffer): void => {
    rest = Buffer.concat([rest, part]);
    for (let frame = frameIn(rest); frame; frame = frameIn(rest)) {
      frames.push(frame.size);
      // A message ends where the sender flushed (RFC 7692 §7.2.2).
      plain.write(Buffer.concat([rest.subarray(frame.from, frame.size), flushed]), () => {
        hears(text);
        text = "";
      });
      rest = rest.subarray(frame.size);
    }
  };
  // It may come in pieces.
  plain.setEncoding("utf8").on("data", (part: string) => (text += part));
  line.on("data", take);
  take(Buffer.alloc(0));
  return { heard, frames, close: () => line.destroy() };
}

const flushed = Buffer.from([0, 0, 255, 255]);

/** Where the frame that these bytes begin with has its payload; null if it is not all here. */
function frameIn(bytes: Buffer): { readonly from: number; readonly size: number } | null {
  const short = bytes.length < 2 ? 127 : (bytes[1] ?? 0) & 127;
  if (short === 127 || (short === 126 && bytes.length < 4)) return null;
  const from = short === 126 ? 4 : 2;
  const size = from + (short === 126 ? bytes.readUInt16BE(2) : short);
  return bytes.length < size ? null : { from, size };
}

/** Listens for the number of the row that somebody is told of. */
function ear(): Pick<Listener, "heard"> & { hears(text: string): void } {
  let newest = 0;
  let waiting: { readonly n: number; readonly done: () => void } | null = null;
  return {
    hears(text) {
      newest = Number(/"n":(\d+)/.exec(text)?.[1] ?? newest);
      if (waiting && newest >= waiting.n) waiting.done();
    },
    heard: (n) =>
      new Promise((done) => {
        if (newest >= n) done();
        else waiting = { n, done };
      }),
  };
}
