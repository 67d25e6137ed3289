/** Turns as people say them: a field is a letter from the left, a number from the top. */
import type { Player } from "../board.tsx";
import { placeName } from "../places.ts";
import type { LoopsState } from "./state.ts";
import { read } from "./text.ts";

export function spoken(
  text: string,
  words: { readonly lay: string; readonly exchange: string; readonly keep: string },
): string {
  const move = read(text);
  if (move === null) return text;
  if (move === "exchange" || move === "keep") return words[move];
  return `${words.lay} ${move.lay.map(({ at }) => placeName(at)).join(", ")}`;
}

/** Who has how many tiles, once racks are no longer filled. */
export function namesOf({ racks, bag, mode }: LoopsState, players: readonly Player[]) {
  if (mode === "rounds" || bag.length > 0) return [];
  return players.map(({ name }, seat) => `${name}: ${racks[seat]?.length ?? 0}`);
}
