/** What playing takes of Käsekästchen, but for whole chains. */
import { anyPlay } from "../../engine/rules.ts";
import type { Playing } from "../playing.ts";
import type { PlayingWords } from "../spoken.ts";
import { Bar } from "./bar.tsx";
import { picking, preselect } from "./picking.ts";
import { play } from "./play.ts";
import type { DotsState } from "./state.ts";

/** In these words. */
export function playingIn(words: PlayingWords): Playing {
  return { play: anyPlay(play), words, asks, Bar };
}

/** Targets: a bomb's are asked for too, although the rules let it be spared. */
function asks(state: object, text: string): string | null {
  const view = state as DotsState;
  return picking(view, text).done ? null : preselect(view, text);
}
