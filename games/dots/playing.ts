/** What playing takes of Käsekästchen, but for whole chains. */
import { anyPlay } from "../../engine/rules.ts";
import type { Playing } from "../playing.ts";
import type { PlayingWords } from "../spoken.ts";
import { Bar } from "./bar.tsx";
import { play } from "./play.ts";

/** In these words. */
export function playingIn(words: PlayingWords): Playing {
  return { play: anyPlay(play), words, Bar };
}
