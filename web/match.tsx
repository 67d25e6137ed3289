/** The match page in the browser: its state, and the same drawing the worker sent. */
import type { VNode } from "preact";
import type { Seen } from "../engine/wire.ts";
import { usePens } from "../games/pens.ts";
import { MatchPage } from "./pages/match.tsx";
import type { Loaded } from "./pages/model.ts";
import { useMatch } from "./state.tsx";
import type { PageWords } from "./words.ts";

export function Match(props: {
  readonly words: PageWords;
  readonly path: string;
  readonly game: Loaded;
  readonly seen: Seen;
  readonly newest: Seen;
  readonly start: { readonly hasCookie: boolean; readonly origin: string };
}): VNode {
  const { words, path, game, seen, newest, start } = props;
  usePens();
  const [model, doings] = useMatch(seen, newest, game, words, start);
  return <MatchPage {...{ words, path, game, model, doings }} />;
}
