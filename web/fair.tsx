/** The page that checks a game's chance: all of it is worked out here, from public answers. */
import { hydrate, render, type VNode } from "preact";
import { fairness } from "../engine/fair.ts";
import { kindOf } from "../games/kinds.ts";
import { words as fair } from "./fair/words.ts";
import { loadGame } from "./games.ts";
import type { Props } from "./main.ts";
import { commitKept } from "./memory.ts";
import { Fair, type Checking } from "./pages/fair.tsx";
import { look } from "./talk.ts";
import { words } from "./words.ts";

export async function startFair({ newest }: Props): Promise<void> {
  const main = document.getElementById("main");
  const kind = newest && kindOf(newest.kind);
  if (!main || !kind) return;
  const language = words.lang === "en" ? "en" : "de";
  const [game, form, rules] = await Promise.all([
    loadGame(newest.kind),
    kind.form(language),
    kind.rules(),
  ]);
  const { id, game: nr } = newest;
  const first = { words: fair, game, form, seen: newest, found: null, kept: null, trouble: null };
  const drawn = (more: Partial<Checking> = {}): VNode => <Fair {...first} {...more} />;
  hydrate(drawn(), main);
  // Both as anybody may ask for them, whatever the page brought along.
  const [begun, ended] = await Promise.all([
    look(id, { at: `game=${nr}&ply=0` }),
    look(id, { at: `game=${nr}` }),
  ]);
  if (!("seen" in begun) || !("seen" in ended)) {
    return render(drawn({ trouble: words.silent }), main);
  }
  const { seen } = ended;
  render(drawn({ seen, found: fairness(rules, begun.seen, seen), kept: commitKept(id, nr) }), main);
}
