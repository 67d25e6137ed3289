/** A match of Anna (seat 0) and Ben (1) as a page draws it, and what it then says. */
import type { ComponentChildren, VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Head } from "../../../engine/facts.ts";
import { seenBy } from "../../../engine/seen.ts";
import type { Seen } from "../../../engine/wire.ts";
import { loadGame } from "../../../worker/pages/loading.ts";
import { pageWords } from "../../../worker/pages/words.ts";
import { noDoings } from "../../../web/pages/doings.ts";
import { firstModel, type MatchProps, type Model } from "../../../web/pages/model.ts";
import { duel, table } from "../../engine/log.ts";

export const game = await loadGame("dots", "de");
export const people = ["Anna", "Ben"].map((name) => ({ name, colour: "a", here: true }) as const);

/** What whoever holds these seats is told. */
export function seenFrom(
  held: readonly number[],
  change: Partial<Seen> = {},
  head: Partial<Head> = { starter: 0 },
): Seen {
  const viewer = { held, maker: held.includes(0) };
  return { ...seenBy("id", duel(head).match, people, viewer, {}, table), ...change };
}

export function propsOf(
  seen: Seen,
  change: Partial<Model> = {},
  lang: "de" | "en" = "de",
): MatchProps & { readonly own: (typeof pageWords)["de"] } {
  const model = { ...firstModel(seen, seen, "https://kaestchen.example"), ...change };
  return { words: pageWords[lang], own: pageWords[lang], game, model, doings: noDoings };
}

/** The text of a piece of the page, in one line. */
export function textOf(piece: VNode | ComponentChildren): string {
  return renderToString(<>{piece}</>)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
