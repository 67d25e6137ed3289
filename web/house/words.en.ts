/** What is said of other house rules for the next game, in English: the same, not word for word. */
import type { HouseWords } from "./words.ts";

export const words: HouseWords = {
  house: {
    from: "Different house rules apply from the next game, once everybody agrees.",
    fromAlone: "Different house rules apply from the next game.",
    changes: "What changes",
    same: "That’s how you play already",
    open: "There’s a suggestion already",
    ask: "Suggest it",
    agree: "Use these",
    drop: "Never mind",
    asked: "Suggested.",
    missing: (names) => `Waiting for ${names}.`,
    untilEnd: "If the game ends first, the suggestion expires.",
    untilNext: "If the next game starts first, the suggestion expires.",
    withdraw: "Withdraw",
    offer: (name) => `${name} would like different house rules from the next game.`,
    yes: "Agree",
    no: "Keep ours",
    youAgree: "You’ve agreed.",
    agreed: "Settled.",
    agreedText: "The next game has different house rules.",
    kept: "Settled.",
    keptText: "The next game has the same house rules as this one.",
    gone: "No change.",
    goneText: "The house rules stay as they are.",
    lapsed: "Expired.",
    lapsedText: "The game ended before everybody had agreed. Suggest it again.",
    late: "Expired.",
    lateText: "The next game started before everybody had agreed. Suggest it again.",
    none: "Everything stays as it is.",
    why: {
      "request-open": "There’s a suggestion already. It has to be answered first.",
      stale: "The next game has started. Suggest it again for the one after.",
    },
  },
};
