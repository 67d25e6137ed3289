/** Deciding ahead in Vier Ecken. */
import type { Ahead } from "../kinds.ts";
import type { CornersState } from "./state.ts";

/** The next symbol fills nothing, wherever it is placed. */
export const plan: Ahead = {
  passed(view) {
    const state = view as CornersState;
    return state.side === null ? state : { ...state, side: 1 - state.side };
  },
};
