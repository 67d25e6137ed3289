/** What the page says that works out whether chance was fixed before the first move, in English. */
import { plural } from "../../engine/words.ts";
import type { FairWords } from "./words.ts";

export const words: FairWords = {
  checking: {
    head: "Fairly shuffled?",
    lead: "Whatever is chance in a game is fixed before its first move. At first only a fingerprint of it is shown, and no other chance has the same one. When the game is over the chance itself is laid open, and your browser checks it right here.",
    game: (nr) => `Game ${nr}`,
    toMatch: "To the match",
    nothing: "In this game chance had nothing to decide on the board.",
    commit: "Fingerprint",
    seed: "Chance",
    later: "comes with the end of the game",
    running: {
      head: "This game is still being played.",
      text: "Its fingerprint stays as it is. Your browser remembers it; to be certain, keep it yourself.",
    },
    waits: "Checking …",
    noScript: "Only your own browser can check this: the page needs JavaScript for it.",
    fits: { head: "Everything fits.", text: "Chance was fixed before the first move." },
    fails: {
      head: "This does not fit.",
      text: "Show it to the others and to whoever runs this site.",
    },
    seedFits: "The fingerprint of this chance is the one that was shown from the start.",
    seedFails: "This chance has another fingerprint than the one that was shown from the start.",
    keptFits: "Your browser remembered the same fingerprint while the game was being played.",
    keptFails: "While the game was being played your browser remembered another fingerprint.",
    keptNone:
      "Your browser did not see this game while it was being played. Compare the fingerprint with one that somebody kept.",
    startFits: "This chance gives exactly the position that the game began with.",
    startFails: "This chance gives another position than the one that the game began with.",
    movesFit: (count) =>
      `${plural(count, "The one move follows", `All ${count} moves follow`)} from it: what was laid had been drawn that way, and the end is the same.`,
    moveFails: (nr) => `Move ${nr} does not follow from it: that had not been drawn.`,
    own: "Without this page:",
  },
};
