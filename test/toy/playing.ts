/** What playing takes of the toy in any language: it is all in its board. */
import { anyPlay } from "../../engine/rules.ts";
import type { Playing } from "../../games/playing.ts";
import { rules } from "./rules.ts";

export const playing: Playing = {
  play: anyPlay(rules),
  words: { why: {}, read: (typed) => typed },
  Bar: () => null,
};
