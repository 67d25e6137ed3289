/** Deciding ahead in Käsekästchen. */
import type { Ahead } from "../kinds.ts";
import { passOn, stay } from "./play.ts";
import type { DotsState } from "./state.ts";

/** The next line closes nothing, wherever it is drawn. */
export const plan: Ahead = {
  passed(view) {
    const state = view as DotsState;
    const { side } = state;
    return side === null ? state : stay(passOn(state, side), 1 - side, 0, "must");
  },
};
