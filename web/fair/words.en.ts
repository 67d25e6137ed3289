/** What the page says that works out whether chance was fixed before the first move, in English. */
import { plural } from "../../engine/words.ts";
import type { FairWords } from "./words.ts";

export const words: FairWords = {
  checking: {
    head: "Fairly shuffled?",
    lead: "Everything random in a game comes from a seed that is fixed before the first move. At first you only see the seed’s fingerprint, and no other seed has the same one. When the game is over the seed itself is revealed, and your browser checks it right here.",
    game: (nr) => `Game ${nr}`,
    toMatch: "To the match",
    nothing: "Nothing on this game’s board was left to chance.",
    commit: "Fingerprint",
    seed: "Seed",
    later: "revealed when the game ends",
    running: {
      head: "This game is still being played.",
      text: "Its fingerprint won’t change. Your browser remembers it; to be certain, keep a copy yourself.",
    },
    waits: "Checking …",
    noScript: "Only your own browser can check this: the page needs JavaScript for it.",
    fits: { head: "Everything matches.", text: "The seed was fixed before the first move." },
    fails: {
      head: "This doesn’t match.",
      text: "Show it to the others and to whoever runs this site.",
    },
    seedFits: "This seed has the fingerprint that was shown from the start.",
    seedFails: "This seed’s fingerprint isn’t the one that was shown from the start.",
    keptFits: "Your browser remembered the same fingerprint while the game was being played.",
    keptFails: "While the game was being played your browser remembered a different fingerprint.",
    keptNone:
      "Your browser didn’t see this game while it was being played. Compare the fingerprint with one that somebody kept.",
    startFits: "This seed gives exactly the position the game started from.",
    startFails: "This seed gives a different position from the one the game started from.",
    movesFit: (count) =>
      `${plural(count, "The only move follows", `All ${count} moves follow`)} from it: every tile laid had been drawn that way, and the final position is the same.`,
    moveFails: (nr) => `Move ${nr} doesn’t follow from it: that wasn’t what had been drawn.`,
    own: "Without this page:",
  },
};
