/** Sockets of a match: what they tell is held to what is described, and so is a refusal. */
import { request, type IncomingMessage } from "node:http";
import type { Seen } from "../../engine/wire.ts";
import { address, keeper } from "./server.ts";

/** Node's own sockets may send headers; the DOM's type does not know. */
const Socket = WebSocket as unknown as new (
  address: string,
  init: { readonly headers: Record<string, string> },
) => WebSocket;

export async function follow(id: string, query = "", headers: Record<string, string> = {}) {
  const socket = new Socket(`${address.replace("http", "ws")}/api/matches/${id}/live${query}`, {
    headers,
  });
  const told: Seen[] = [];
  const closed: number[] = [];
  socket.addEventListener("message", ({ data }) => {
    const seen = JSON.parse(String(data)) as Seen;
    const wrong = keeper.wrong(["paths", "/api/matches/{id}/live", "get", "x-messages"], seen);
    if (wrong) throw new Error(`a socket told: ${wrong}`);
    told.push(seen);
  });
  socket.addEventListener("close", ({ code }) => {
    closed.push(code);
  });
  const opened = await new Promise<boolean>((done) => {
    socket.addEventListener("open", () => done(true));
    socket.addEventListener("error", () => done(false));
  });
  return { socket, told, closed, opened };
}

export interface Knocked {
  readonly status: number;
  readonly headers: Headers;
}

/** Asks for a socket as a plain request, which tells the answer; one that opens is closed. */
export function knock(path: string, headers: Readonly<Record<string, string>>): Promise<Knocked> {
  const asked = {
    ...headers,
    upgrade: "websocket",
    connection: "Upgrade",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
  };
  const toldIn = (answer: IncomingMessage): Headers => {
    const pairs = Object.entries(answer.headersDistinct);
    return new Headers(pairs.map(([name, values = []]) => [name, values.join(", ")]));
  };
  return new Promise((done, fail) => {
    const sent = request(address + path, { headers: asked })
      .on("error", fail)
      .on("upgrade", (answer, socket) => {
        socket.destroy();
        done({ status: 101, headers: toldIn(answer) });
      })
      .on("response", async (answer) => {
        let text = "";
        for await (const part of answer.setEncoding("utf8")) text += String(part);
        const told = { status: answer.statusCode ?? 0, headers: toldIn(answer) };
        const about = { method: "GET", path, headers: new Headers(asked), body: null };
        try {
          await keeper.hold(about, new Response(text, told));
          done(told);
        } catch (error) {
          fail(error as Error);
        }
      });
    sent.end();
  });
}
