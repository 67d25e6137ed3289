/** A match page without a browser: what it sends is answered when a test says so. */
import { expect } from "vitest";
import type { AnyPlay } from "../../engine/rules.ts";
import { seenBy } from "../../engine/seen.ts";
import type { Seen } from "../../engine/wire.ts";
import { nothingLate, type Late } from "../../web/pages/late.ts";
import { openMatch } from "../../web/state.ts";
import { words } from "../../web/words.ts";
import { after, duel, moveOf, table, type Log } from "../engine/log.ts";
import { openWindow } from "./browser.ts";

export const people = ["Anna", "Ben"].map((name) => ({ name, colour: "a", here: true }) as const);
export const seenOf = ({ match }: Log): Seen =>
  seenBy("id", match, people, { held: [0], maker: true }, {}, table);

export const [before, mine] = [
  duel({ starter: 0 }),
  after(duel({ starter: 0 }), moveOf(duel({ starter: 0 })), 0),
];
export const theirs = after(mine, moveOf(mine), 1);
export const [first = ""] = moveOf(before).moves;

export const game = {
  board: {} as never,
  words: {
    name: "Spiel",
    title: () => "Spiel",
    move: (text: string) => text,
    story: (name: string, moves: number) => `${name}: ${moves}`,
  },
};
export const playing = {
  play: table.rules as AnyPlay,
  words: { why: {}, read: (typed: string) => typed },
  Bar: () => null,
};

export interface Asked {
  readonly path: string;
  readonly body: { readonly n: number };
  answer(status: number, body: object): void;
  fail(): void;
}

/**
 * A page of Anna's, on turn; requests are answered when the test says so. `bring`: how what she
 * acts with comes, if it is not there from the start; `store`: what is remembered already.
 */
export function page(
  newest = seenOf(before),
  bring?: (part: keyof Late) => Promise<Partial<Late>>,
  store: (stored: Map<string, string>) => void = () => {},
) {
  const asked: Asked[] = [];
  const fetch = (path: unknown, { body }: RequestInit = {}): Promise<Response> =>
    new Promise((done, fail) => {
      asked.push({
        path: String(path),
        body: JSON.parse(String(body ?? null)) as { n: number },
        answer: (status, said) => done(Response.json(said, { status })),
        fail: () => fail(new TypeError("no net")),
      });
    });
  const window = openWindow(fetch as typeof globalThis.fetch);
  store(window.stored);
  const held: Promise<boolean>[] = [];
  const start = {
    seen: newest,
    newest,
    game,
    words,
    followed: { stop() {} },
    late: { ...nothingLate, ...(!bring && { playing }) },
    bring: bring ?? (async () => ({})),
    hold: (until: () => Promise<boolean>) => void held.push(until()),
  };
  const match = openMatch(start, () => {});
  match.start(newest);
  return { match, asked, held, window };
}

export const isAsked = (asked: readonly unknown[], times: number) =>
  expect.poll(() => asked.length).toBe(times);
