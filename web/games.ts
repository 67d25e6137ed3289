/** A game as a page needs it. */
import { kindOf } from "../games/kinds.ts";
import type { Loaded } from "./pages/model.ts";
import { words } from "./words.ts";

export const language = words.lang === "en" ? "en" : "de";

export async function loadGame(name: string): Promise<Loaded> {
  const kind = kindOf(name);
  if (!kind) throw new Error(`no such game: ${name}`);
  const [board, own, play] = await Promise.all([kind.board(), kind.words(language), kind.play()]);
  return { board, words: own, play };
}
