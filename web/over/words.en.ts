/** What is said when a game is over, in English: the same, not word for word. */
import type { OverWords } from "./words.ts";

/** „2 : 1“ in a sentence. */
const dashed = (score: string): string => score.replaceAll(" : ", "–");

export const words: OverWords = {
  ended: {
    over: (score) => `Game over: ${dashed(score)}`,
    again: "Play again",
    asked: "Asked for another game. The others will see it, even if they come back later.",
    offer: (name) => `${name} would like to play again.`,
    starts: (name) => `${name} starts this time.`,
    youStart: "You start this time.",
    yes: "Yes, again",
    no: "No, thanks",
    results: "Results of the series",
    game: "Game",
    won: "won",
    resigned: "resigned",
    wins: "Wins",
    sum: "Total",
    standing: (score) => `The series stands at ${dashed(score)}.`,
    begins: (name) => `${name} starts this game.`,
    next: (name) => `${name} starts the next game.`,
    winner: (name) => `${name} wins the series.`,
    draw: "The series ends in a draw.",
  },
};
