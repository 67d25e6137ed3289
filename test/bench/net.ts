/** The plainest client: what it costs is in both figures, so it must cost little. */
import { Agent, request, type IncomingMessage } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

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
    request(address, { method: "POST", agent, headers: all }, took).on("error", fail).end(body);
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
  let newest = 0;
  let waiting: { readonly n: number; readonly done: () => void } | null = null;
  socket.addEventListener("message", ({ data }) => {
    const text = String(data);
    frames.push(Buffer.byteLength(text));
    newest = Number(/"n":(\d+)/.exec(text)?.[1]);
    if (waiting && newest >= waiting.n) waiting.done();
  });
  await new Promise((done, fail) => {
    socket.addEventListener("open", done);
    socket.addEventListener("error", () => fail(new Error(`no socket at ${address}`)));
  });
  return {
    heard: (n) =>
      new Promise((done) => {
        if (newest >= n) done();
        else waiting = { n, done };
      }),
    frames,
    close: () => socket.close(),
  };
}
