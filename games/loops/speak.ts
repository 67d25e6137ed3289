/** Turns as people say and type them: a field is a letter from the left, a number from the top. */
import type { Player } from "../board.tsx";
import { makingOf, whyIn } from "./making.ts";
import type { Field, LoopsState } from "./state.ts";
import { read } from "./text.ts";
import { mostLaid } from "./turns.ts";

/** „e6“ */
export function fieldName([r, c]: Field): string {
  return `${String.fromCharCode(97 + c)}${r + 1}`;
}

export function spoken(
  text: string,
  words: { readonly lay: string; readonly exchange: string; readonly keep: string },
): string {
  const move = read(text);
  if (move === null) return text;
  if (move === "exchange" || move === "keep") return words[move];
  return `${words.lay} ${move.lay.map(({ at }) => fieldName(at)).join(", ")}`;
}

/** `23 e6, 40 e7`: each tile and its field; or the text form itself. Null if it is neither. */
export function typedLay(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  if (read(text) !== null) return text;
  const pairs = [...text.matchAll(/(\d+)[\s@:]*([a-z])(\d+)/g)];
  const rest = text.replaceAll(/(\d+)[\s@:]*([a-z])(\d+)/g, "").replace(/^(lay|legen?)\b/, "");
  if (pairs.length === 0 || /[^\s,;]/.test(rest)) return null;
  const parts = pairs.map(([, tile = "", column = "", row]) => {
    return `${Number(tile)}@${Number(row) - 1},${column.charCodeAt(0) - 97}`;
  });
  const lay = ["lay", ...parts].join(" ");
  return read(lay) === null ? null : lay;
}

/** What to do next in a turn half made, or why a tile did not stay where it was put. */
export function foreseen(
  view: LoopsState,
  draft: string,
  words: Readonly<Record<"nowhere" | "full" | "field" | "more" | "done", string>>,
  why: Readonly<Record<string, string>>,
): string {
  const refused = why[whyIn(draft)];
  if (refused !== undefined) return refused;
  const { turn, rest, chosen, fields } = makingOf(view, draft);
  if (chosen === null) return turn.placed.length < mostLaid ? words.more : words.done;
  if (fields.length > 0) return words.field;
  return rest.placed.length < mostLaid ? words.nowhere : words.full;
}

/** Who has how many tiles, once racks are no longer filled. */
export function namesOf({ racks, bag, mode }: LoopsState, players: readonly Player[]) {
  if (mode === "rounds" || bag.length > 0) return [];
  return players.map(({ name }, seat) => `${name}: ${racks[seat]?.length ?? 0}`);
}
