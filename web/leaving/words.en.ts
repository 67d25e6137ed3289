/** The same in English. */
import type { LeavingWords } from "./words.ts";

export const words: LeavingWords = {
  leaving: {
    leave: "Leave",
    mates: "Your team plays to the end without you. Really leave?",
    others: "The others play to the end without you. Really leave?",
    yes: "Yes, leave",
    no: "Stay",
    propose: "Suggest resigning",
    asked: (name: string) => `${name} wants to resign.`,
    askedText: "If you say yes, your team has lost the game.",
    agree: "Yes, resign",
    playOn: "No, play on",
    mine: "You have suggested resigning.",
    mineText: "If somebody on your team says yes, the game is lost.",
    withdraw: "Take the suggestion back",
    sum: "That loses the whole total score, not only this game.",
    sumYes: "Resign all the same",
    sumSure: "All games together then count as lost. Quite sure?",
    sumSurely: "Yes, quite sure",
  },
};
