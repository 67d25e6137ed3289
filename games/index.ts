/** The only list of games. A new game is one folder and one entry here. */
import type { AnyCpu } from "../engine/entry.ts";
import { anyRules, type AnyRules } from "../engine/rules.ts";
import type { Language } from "../engine/words.ts";
import type { GameBoard, GameWords } from "./board.tsx";

/** Ready-made choices: they only fill the form. */
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What is loaded of a game, each part when it is needed. */
export interface Kind {
  rules(): Promise<AnyRules>;
  cpu(): Promise<AnyCpu>;
  board(): Promise<GameBoard>;
  presets(): Promise<readonly Preset[]>;
  words(language: Language): Promise<GameWords>;
}

export const games: Readonly<Record<string, Kind>> = {
  dots: {
    rules: async () => anyRules((await import("./dots/rules.ts")).rules),
    cpu: async () => (await import("./dots/cpu.ts")).cpu as unknown as AnyCpu,
    board: async () => (await import("./dots/board.tsx")).board,
    presets: async () => (await import("./dots/presets.ts")).presets,
    words: async (language) =>
      (await (language === "en" ? import("./dots/words.en.ts") : import("./dots/words.ts"))).words,
  },
};

/** The game of that name, if there is one. */
export function kindOf(name: string): Kind | null {
  return Object.hasOwn(games, name) ? (games[name] ?? null) : null;
}
