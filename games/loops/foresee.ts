/** What a turn half made still needs. */
import { makingOf, whyIn } from "./making.ts";
import type { LoopsState } from "./state.ts";
import { mostLaid } from "./turns.ts";

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
