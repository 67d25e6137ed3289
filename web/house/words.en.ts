/** What is said of other house rules for the next game, in English: the same, not word for word. */
import type { HouseWords } from "./words.ts";

export const words: HouseWords = {
  house: {
    from: "Other house rules count from the next game on, once everybody agrees.",
    fromAlone: "Other house rules count from the next game on.",
    changes: "What would change",
    same: "You play like this already",
    open: "There is a suggestion already",
    ask: "Suggest it",
    agree: "Use these",
    drop: "Never mind",
    asked: "Suggested.",
    missing: (names) => `Still to answer: ${names}.`,
    untilEnd: "If the game ends first, the suggestion lapses.",
    untilNext: "If the next game begins first, the suggestion lapses.",
    withdraw: "Take it back",
    offer: (name) => `${name} would like other house rules from the next game on.`,
    yes: "Agreed",
    no: "Leave them",
    youAgree: "You have agreed.",
    agreed: "Settled.",
    agreedText: "The next game has other house rules.",
    kept: "Settled.",
    keptText: "The next game has the same house rules as this one.",
    gone: "Off the table.",
    goneText: "Nothing changes.",
    lapsed: "Lapsed.",
    lapsedText: "The game was over before everybody had agreed. Suggest it again.",
    none: "Everything would stay as it is.",
    why: {
      "request-open": "There is a suggestion already. It has to be answered first.",
      stale: "The next game is on already. Suggest it again for the one after.",
    },
  },
};
