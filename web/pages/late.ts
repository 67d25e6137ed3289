/** Parts of a match page that come when they are first needed, and when that is. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import type { More } from "../../games/board.tsx";
import { isMyTurn, type Loaded, type MatchProps } from "./model.ts";

/** What is drawn about other house rules: it comes when somebody asks for some. */
export interface House {
  Asking(props: MatchProps & { close(): void }): VNode;
  Offers(props: MatchProps): VNode;
}

/** What stands under a game that is over: it comes with the first end. */
export type Ended = (props: MatchProps) => VNode;

/** The board as one decides ahead on it: it comes with the press that asks for it, and goes. */
export type Planning = (props: MatchProps) => VNode;

/** Parts of the page that come when they are first needed. */
export interface Late {
  readonly house: House | null;
  /** What the board shows only in some positions. */
  readonly more: More | null;
  readonly ended: Ended | null;
  /** While somebody decides ahead. */
  readonly planning: Planning | null;
}
export const nothingLate: Late = { house: null, more: null, ended: null, planning: null };

/** Which of them this match needs now. */
export function neededBy(seen: Seen, { board }: Loaded): readonly (keyof Late)[] {
  const { agreed, offers, games } = seen;
  const needs: Readonly<Record<Exclude<keyof Late, "planning">, unknown>> = {
    house: agreed ?? offers.find((offer) => offer.for === "rules"),
    more: isMyTurn(seen) && board.wants?.(seen.view),
    ended: games.some(({ end }) => end),
  };
  return (["house", "more", "ended"] as const).filter((part) => needs[part]);
}
