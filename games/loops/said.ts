/** What the board says to those who hear the page: tiles, fields, how it stands. */
import type { Player } from "../board.tsx";
import { placeName } from "../places.ts";
import { isSame } from "./laid.ts";
import { setOf, type Field, type Id, type LoopsState } from "./state.ts";
import type { LoopsWords } from "./words.ts";

/** „Spielstein 23: Enden oben und rechts, Wert 5“ */
export function tileLabel(view: LoopsState, words: LoopsWords, tile: Id): string {
  const [ends, value] = setOf(view)[tile] ?? [[], 0];
  const sides = ends.flatMap((end, side) => (end > 0 ? [words.sides[side] ?? ""] : []));
  return words.tile(tile, sides, value);
}

/** What lies on a field, for now too; or its premium, and what a tile would bring there. */
export function fieldLabel(
  view: LoopsState,
  words: LoopsWords,
  at: Field,
  laid?: Id,
  gain: number | null = null,
): string {
  const name = placeName(at);
  const tile = view.tiles.find(([r, c]) => isSame([r, c], at))?.[2] ?? laid;
  if (tile !== undefined) return `${name}: ${tileLabel(view, words, tile)}`;
  const premium = Number(view.layout[at[0]]?.charAt(at[1])) || 1;
  return words.free(name, premium, gain);
}

export function summary(
  { scores, bag }: LoopsState,
  words: LoopsWords,
  players: readonly Player[],
): string {
  const told = players.map(({ name }, side) => words.has(name, scores[side] ?? 0));
  return [...told, words.bag(bag.length)].join(" ");
}
