/** What a person can do on a match page, as its pieces know it. */
import type { ComponentChildren } from "preact";
import type { Said } from "../../engine/wire.ts";
import type { Draft } from "../../games/board.tsx";

/** What is asked twice. */
export type Sure = "resign" | "renew-key" | `reset-${number}`;

export interface Doings {
  /** `why`: the code of what a press was refused for. */
  draft(draft: Draft | null, why?: string): void;
  /** Several are all made or none. */
  move(...texts: readonly string[]): void;
  /** Gives why it was refused, if it was. */
  typed(text: string): Promise<string | null>;
  /** Sends the move that waits now, not when the net is back. */
  retry(): void;
  sit(name: string, colour: string): void;
  /** What has been asked twice and is meant. */
  confirm(what: Sure): void;
  rematch(): void;
  answer(row: number, yes: boolean): void;
  /** Takes back one's latest move, or asks to. */
  takeBack(): void;
  withdraw(row: number): void;
  /** Fetches what comes late when it is asked for; gives whether it came. */
  bring(part: "house" | "planning"): Promise<boolean>;
  /** Asks for other house rules. */
  askRules(options: object): Promise<Said>;
  /** Wants no requests to take back, or wants them again. */
  mute(on: boolean): void;
  /** Puts the tiles of one's rack in another order. */
  order(rack: readonly number[]): void;
  show(ply: number | null): void;
  /** Any act besides those; `quiet`: no word if it was not done. */
  act(what: string, fields: object, quiet?: boolean): Promise<void>;
  /** Asks how it stands. */
  ask(): void;
  secured(): void;
  watch(): void;
  claim(link: string): void;
  skip(): void;
  direct(on: boolean): void;
  /** Gives whether it worked. */
  copy(text: string): Promise<boolean>;
  share(text: string, title: string): void;
  /** A picture of an address for cameras. */
  qr(address: string): ComponentChildren;
}

/** For the first HTML: nothing can be done before the script is there. */
export const noDoings: Doings = {
  draft() {},
  move() {},
  typed: async () => null,
  retry() {},
  sit() {},
  confirm() {},
  rematch() {},
  answer() {},
  takeBack() {},
  withdraw() {},
  bring: async () => false,
  askRules: async () => ({ silent: true }),
  mute() {},
  order() {},
  show() {},
  act: async () => {},
  ask() {},
  secured() {},
  watch() {},
  claim() {},
  skip() {},
  direct() {},
  copy: async () => false,
  share() {},
  qr: () => null,
};
