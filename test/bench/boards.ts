/** The same game at the floor and at the product: two pages listen, each act is waited for. */
import { randomUUID } from "node:crypto";
import { clientOf, keyOf } from "../http/client.ts";
import type { Move } from "./game.ts";
import { listen, post, type Listener } from "./net.ts";

/** A game that is being played; one act after another. */
export interface Board {
  /** Makes a move. Resolves when it is answered and both pages have been told. */
  play(move: Move): Promise<void>;
  /** Bytes of every frame that one page was told. */
  readonly frames: readonly number[];
  close(): void;
}

/** Opens a board of that many boxes in a row, with both pages open. */
export type Opener = (size: number) => Promise<Board>;

export function floorBoards(address: string): Opener {
  return async () => {
    const game = `${address}/${randomUUID()}`;
    const pages = await Promise.all([listen(game), listen(game)]);
    return boardOf(pages, 1, (_, { seat, text }) =>
      post(game, JSON.stringify({ seat, move: text })),
    );
  };
}

/** `listens`: who listens at each seat. */
export function productBoards(address: string, listens: typeof listen = listen): Opener {
  const send = (path: string, init?: RequestInit) => fetch(address + path, init);
  // The same two play everywhere: what a player's own object costs is not an act's.
  const [anna, ben] = [clientOf(send), clientOf(send)];
  const keys = [anna, ben].map(({ key }) => ({ authorization: `Bearer ${key}` }));
  return async (size) => {
    const made = await anna.make({ options: { w: size, h: size } });
    const { id } = made.seen;
    const { n } = (await ben.sit(id, keyOf(made, 1))).seen;
    const match = `${address}/api/matches/${id}`;
    const pages = await Promise.all(
      keys.map((headers, seat) => listens(`${match}/live?seat=${seat}`, headers)),
    );
    return boardOf(pages, n + 1, (row, { seat, text }) => {
      const body = JSON.stringify({ n: row - 1, seat, act: "move", move: text });
      return post(`${match}/acts`, body, keys[seat]);
    });
  };
}

/** `first`: the row that the first move becomes. */
function boardOf(
  pages: readonly Listener[],
  first: number,
  send: (row: number, move: Move) => Promise<string>,
): Board {
  let row = first;
  return {
    async play(move) {
      const n = row++;
      await Promise.all([send(n, move), ...pages.map((page) => page.heard(n))]);
    },
    frames: pages[0]?.frames ?? [],
    close: () => pages.forEach((page) => page.close()),
  };
}
