/** Which modules come in one file. */
import { expect, test } from "vitest";
import { fileOf } from "../../../commands/bundle/files.ts";

const graph: Readonly<Record<string, readonly string[]>> = {
  "\0game:/p/games/x": ["/p/games/x/board.tsx", "/p/games/x/words.ts"],
  "/p/games/x/board.tsx": ["/p/games/board.tsx", "/p/games/x/state.ts"],
  "/p/games/x/playing/words.ts": ["/p/games/x/playing.tsx"],
  "/p/games/x/playing.tsx": ["/p/games/x/play.ts", "/p/games/x/state.ts"],
  "\0game:/p/games/dots": ["/p/games/dots/board.tsx"],
  "/p/games/dots/playing/words.ts": ["/p/games/dots/play.ts"],
};
const of = (id: string): string | null => fileOf(id, (one) => graph[one] ?? []);

test.each([
  ["\0game:/p/games/x", "x"],
  ["/p/games/x/board.tsx", "x"],
  ["/p/games/x/words.ts", "x"],
  // What both need is there already when somebody acts.
  ["/p/games/x/state.ts", "x"],
  ["/p/games/x/playing/words.ts", "x-playing"],
  ["/p/games/x/play.ts", "x-playing"],
  ["/p/games/x/cpu.ts", null],
  ["/p/games/x/kind.ts", "page"],
  ["/p/games/board.tsx", "page"],
  ["/p/games/dots/board.tsx", "dots"],
  ["/p/games/dots/play.ts", "dots"],
  ["/p/web/sleep.ts", "talk"],
  ["/p/web/match.tsx", null],
])("%s: %s", (id, file) => expect(of(id)).toBe(file));
