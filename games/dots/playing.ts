/** What playing takes of Käsekästchen, but for whole chains. */
import { anyPlay } from "../../engine/rules.ts";
import type { Playing } from "../playing.ts";
import type { PlayingWords } from "../spoken.ts";
import { Bar } from "./bar.tsx";
import { halfOf } from "./picking.ts";
import { play } from "./play.ts";
import type { DotsState } from "./state.ts";

/** In these words. */
export function playingIn(words: PlayingWords): Playing {
  const asks = (view: object, text: string) => halfOf(view as DotsState, text);
  return { play: anyPlay(play), words, asks, Bar };
}
