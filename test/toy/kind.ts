/** What is loaded of the toy. It has no form of its own: nothing of it is to be chosen by words. */
import type { AnyCpu } from "../../engine/entry.ts";
import { anyRules } from "../../engine/rules.ts";
import type { Kind } from "../../games/kinds.ts";

export const kind: Kind = {
  order: 100,
  rules: async () => anyRules((await import("./rules.ts")).rules),
  playing: async (language) =>
    (await (language === "en" ? import("./playing/words.en.ts") : import("./playing/words.ts")))
      .playing,
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
      house: () => "",
      presets: {},
      rows: () => [],
      why: {},
    },
  }),
  motif: async () => (await import("./motif.tsx")).motif,
};
