/** The real list of games and the toy: stands in for `games/index.ts` in tests. */
import type { AnyCpu } from "../../engine/entry.ts";
import { anyPlay, anyRules } from "../../engine/rules.ts";
import { games as real, type Kind } from "../../games/index.ts";

export type { Kind } from "../../games/index.ts";

const toy: Kind = {
  rules: async () => anyRules((await import("./rules.ts")).rules),
  play: async () => anyPlay((await import("./rules.ts")).rules),
  cpu: async () => (await import("./cpu.ts")).cpu as unknown as AnyCpu,
  board: async () => (await import("./board.tsx")).board,
  words: async (language) =>
    (await (language === "en" ? import("./words.en.ts") : import("./words.ts"))).words,
  form: async () => ({
    presets: [],
    words: {
      about: "",
      people: "",
      choices: {},
      levels: {},
      house: "",
      presets: {},
      rows: () => [],
      why: {},
    },
  }),
};

export const games: Readonly<Record<string, Kind>> = { ...real, toy };

/** The game of that name, if there is one. */
export function kindOf(name: string): Kind | null {
  return Object.hasOwn(games, name) ? (games[name] ?? null) : null;
}
