/** What is loaded of a game is asked for in one place. */
import { expect, test } from "vitest";
import { throughWhole, wholeOf } from "../../../commands/bundle/games.ts";

test("the whole game holds what draws it, and asks for the rest", () => {
  const there = ["board.tsx", "words.ts", "rules.ts", "form/words.ts"];
  expect(wholeOf("/p/games/x", "words.en.ts", (file) => there.includes(file))).toBe(
    [
      'import { board } from "/p/games/x/board.tsx";',
      'import { words } from "/p/games/x/words.en.ts";',
      "export const game = { board, words, " +
        'rules: () => import("/p/games/x/rules.ts"), ' +
        'formWords: () => import("/p/games/x/form/words.en.ts") };',
    ].join("\n"),
  );
});

test("every part of it is asked for through that, but for its pages of rules", () => {
  const code = [
    'board: async () => (await import("./board.tsx")).board,',
    "form: async () => (await (en ? " +
      'import("./form/words.en.ts") : import("./form/words.ts"))).form,',
    'motif: async () => (await import("./motif.tsx")).motif,',
    'guide: async () => (await import("./guide/guide.ts")).guide,',
  ].join("\n");
  expect(throughWhole(code, "/p/games/x").split("\n")).toEqual([
    'const load = () => import("game:/p/games/x").then((one) => one.game);',
    "board: async () => (await load()).board,",
    "form: async () => (await (en ? load().then((game) => game.formWords()) : " +
      "load().then((game) => game.formWords()))).form,",
    'motif: async () => (await import("motifs:")).x,',
    'guide: async () => (await import("./guide/guide.ts")).guide,',
  ]);
});
