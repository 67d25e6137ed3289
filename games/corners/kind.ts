/** What is loaded of this game, each part when it is needed. */
import type { AnyCpu } from "../../engine/entry.ts";
import { anyRules } from "../../engine/rules.ts";
import type { Kind } from "../kinds.ts";

export const kind: Kind = {
  order: 2,
  rules: async () => anyRules((await import("./rules.ts")).rules),
  cpu: async () => (await import("./cpu.ts")).cpu as unknown as AnyCpu,
  board: async () => (await import("./board.tsx")).board,
  words: async (language) =>
    (await (language === "en" ? import("./words.en.ts") : import("./words.ts"))).words,
  playing: async (language) =>
    (await (language === "en" ? import("./playing/words.en.ts") : import("./playing/words.ts")))
      .playing,
  form: async (language) =>
    (await (language === "en" ? import("./form/words.en.ts") : import("./form/words.ts"))).form,
  plan: async () => (await import("./plan.ts")).plan,
  motif: async () => (await import("./motif.tsx")).motif,
  guide: async () => (await import("./guide/guide.ts")).guide,
};
