/** Parts of a match page that come when they are first needed, and when that is. */
import type { VNode } from "preact";
import type { Seen } from "../../engine/wire.ts";
import type { More } from "../../games/board.tsx";
import type { Playing } from "../../games/playing.ts";
import { isMyTurn, isOpen, type Loaded, type MatchProps } from "./model.ts";

/** What is drawn about other house rules: it comes when somebody asks for some. */
export interface House {
  Asking(props: MatchProps & { close(): void }): VNode;
  Offers(props: MatchProps): VNode;
}

/** What stands under a game that is over: it comes with the first end. */
export type Ended = (props: MatchProps) => VNode;

/** Parts of the page that come when they are first needed. */
export interface Late {
  /** What acting takes: for whoever holds a seat or may take one. Others never get it. */
  readonly playing: Playing | null;
  readonly house: House | null;
  /** What the board shows only in some positions. */
  readonly more: More | null;
  readonly ended: Ended | null;
}
export const nothingLate: Late = { playing: null, house: null, more: null, ended: null };

/** Which of them this match needs now. */
export function neededBy(seen: Seen, { board }: Loaded): readonly (keyof Late)[] {
  const { agreed, offers, games, held, end } = seen;
  const needs: Readonly<Record<keyof Late, unknown>> = {
    playing: end === null && (held.length > 0 || isOpen(seen)),
    house: agreed ?? offers.find((offer) => offer.for === "rules"),
    more: isMyTurn(seen) && board.wants?.(seen.view),
    ended: games.some(({ end }) => end),
  };
  return (["playing", "house", "more", "ended"] as const).filter((part) => needs[part]);
}
