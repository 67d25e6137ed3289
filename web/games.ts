/** A game as a page needs it. */
import { kindOf } from "../games/kinds.ts";
import type { Playing } from "../games/playing.ts";
import type { Loaded } from "./pages/model.ts";
import { words } from "./words.ts";

export const language = words.lang === "en" ? "en" : "de";

export async function loadGame(name: string): Promise<Loaded> {
  const kind = kindOf(name);
  if (!kind) throw new Error(`no such game: ${name}`);
  const [board, own] = await Promise.all([kind.board(), kind.words(language)]);
  return { board, words: own };
}

/** What acting in it takes. */
export async function loadPlaying(name: string): Promise<Playing> {
  const kind = kindOf(name);
  if (!kind) throw new Error(`no such game: ${name}`);
  return kind.playing(language);
}
