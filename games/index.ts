/** The only list of games. A new game is one folder and one entry here. */
import type { AnyCpu } from "../engine/entry.ts";
import { anyPlay, anyRules, type AnyPlay, type AnyRules } from "../engine/rules.ts";
import type { Language } from "../engine/words.ts";
import type { GameBoard, GameWords, More } from "./board.tsx";
import type { Editor, FormWords } from "./form.ts";

/** Ready-made choices: they only fill the form. */
export interface Preset {
  readonly id: string;
  /** What it stands with in the form; without one it is among the first. */
  readonly group?: "size" | "theme";
  readonly options: Readonly<Record<string, unknown>>;
  /** What else counts as the same: one's own drawing, whatever it is. */
  same?(options: Readonly<Record<string, unknown>>): boolean;
}

/** What the form for a new match needs of a game. */
export interface Form {
  readonly presets: readonly Preset[];
  /** The names of the choices that mean something besides these; without it all of them do. */
  layout?(options: Readonly<Record<string, unknown>>, teams: boolean): readonly string[];
  readonly words: FormWords;
  /** Draws the choice that is a text. */
  readonly Editor?: Editor;
}

/** What is loaded of a game, each part when it is needed. */
export interface Kind {
  rules(): Promise<AnyRules>;
  /** The part of the rules that foresees a move. */
  play(): Promise<AnyPlay>;
  cpu(): Promise<AnyCpu>;
  board(): Promise<GameBoard>;
  words(language: Language): Promise<GameWords>;
  form(language: Language): Promise<Form>;
  /** What its board shows only in some positions. */
  more?(language: Language): Promise<More>;
}

export const games: Readonly<Record<string, Kind>> = {
  dots: {
    rules: async () => anyRules((await import("./dots/rules.ts")).rules),
    play: async () => anyPlay((await import("./dots/play.ts")).play),
    cpu: async () => (await import("./dots/cpu.ts")).cpu as unknown as AnyCpu,
    board: async () => (await import("./dots/board.tsx")).board,
    words: async (language) =>
      (await (language === "en" ? import("./dots/words.en.ts") : import("./dots/words.ts"))).words,
    form: async (language) => ({
      ...(await import("./dots/presets.ts")),
      words: (
        await (language === "en"
          ? import("./dots/form/words.en.ts")
          : import("./dots/form/words.ts"))
      ).words,
    }),
    more: async (language) => {
      const { words } = await (language === "en"
        ? import("./dots/chain/words.en.ts")
        : import("./dots/chain/words.ts"));
      return (await import("./dots/taking.tsx")).taking(words);
    },
  },
  corners: {
    rules: async () => anyRules((await import("./corners/rules.ts")).rules),
    play: async () => anyPlay((await import("./corners/play.ts")).play),
    cpu: async () => (await import("./corners/cpu.ts")).cpu as unknown as AnyCpu,
    board: async () => (await import("./corners/board.tsx")).board,
    words: async (language) =>
      (await (language === "en" ? import("./corners/words.en.ts") : import("./corners/words.ts")))
        .words,
    form: async (language) => ({
      presets: (await import("./corners/presets.ts")).presets,
      words: (
        await (language === "en"
          ? import("./corners/form/words.en.ts")
          : import("./corners/form/words.ts"))
      ).words,
    }),
  },
  loops: {
    rules: async () => anyRules((await import("./loops/rules.ts")).rules),
    play: async () => anyPlay((await import("./loops/play.ts")).play),
    cpu: async () => (await import("./loops/cpu.ts")).cpu as unknown as AnyCpu,
    board: async () => (await import("./loops/board.tsx")).board,
    words: async (language) =>
      (await (language === "en" ? import("./loops/words.en.ts") : import("./loops/words.ts")))
        .words,
    form: async (language) => ({
      ...(await import("./loops/presets.ts")),
      words: (
        await (language === "en"
          ? import("./loops/form/words.en.ts")
          : import("./loops/form/words.ts"))
      ).words,
    }),
  },
};

/** The game of that name, if there is one. */
export function kindOf(name: string): Kind | null {
  return Object.hasOwn(games, name) ? (games[name] ?? null) : null;
}
