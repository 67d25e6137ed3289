/** The games as pages need them. */
import type { AnyRules } from "../../engine/rules.ts";
import type { Seen } from "../../engine/wire.ts";
import type { Language } from "../../engine/words.ts";
import { games, inOrder, kindOf, type Form } from "../../games/kinds.ts";
import type { Playing } from "../../games/playing.ts";
import type { Loaded } from "../../web/pages/model.ts";
import type { Loadeds } from "../../web/pages/rows.tsx";
import type { GameCard } from "../../web/parts/games.tsx";

/** What is played on the home page, and first in the form. */
export const usualKind = "dots";

/** With what only the worker and single pages need. */
export interface Whole extends Loaded {
  readonly rules: AnyRules;
  readonly form: Form;
  readonly playing: Playing;
}

const loadedGames = new Map<string, Whole>();

/**
 * A game's parts, loaded once for each language. What is kept is no promise: one that a request
 * has begun is never kept when that request is given up.
 */
export async function loadGame(kind: string, lang: Language): Promise<Whole> {
  const name = `${kind} ${lang}`;
  const whole = loadedGames.get(name) ?? (await load(kindOf(kind) ?? games[usualKind], lang));
  loadedGames.set(name, whole);
  return whole;
}

/** The games of these matches, by kind. */
export async function gamesOf(mine: readonly Seen[], lang: Language): Promise<Loadeds> {
  const kinds = [...new Set(mine.map(({ kind }) => kind))];
  const loaded = kinds.map(async (kind) => [kind, await loadGame(kind, lang)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** All that can be played, in a line each. */
export function cardsIn(lang: Language): Promise<readonly GameCard[]> {
  const cards = inOrder.map(async ([kind]): Promise<GameCard> => {
    const { words, form } = await loadGame(kind, lang);
    const { about, people } = form.words;
    return { kind, name: words.name, about, people };
  });
  return Promise.all(cards);
}

async function load(kind: (typeof games)[string] | undefined, lang: Language): Promise<Whole> {
  if (!kind) throw new Error("no such game");
  const [rules, board, words, form, playing] = await Promise.all([
    kind.rules(),
    kind.board(),
    kind.words(lang),
    kind.form(lang),
    kind.playing(lang),
  ]);
  return { rules, board, words, form, playing };
}
