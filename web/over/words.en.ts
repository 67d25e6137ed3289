/** What is said when a game is over, in English: the same, not word for word. */
import type { OverWords } from "./words.ts";

export const words: OverWords = {
  ended: {
    over: (score) => `Over: ${score}`,
    again: "Play again",
    asked: "Again? The others see your question, even if they come later.",
    offer: (name) => `${name} would like to play again.`,
    starts: (name) => `${name} starts this time.`,
    youStart: "You start this time.",
    yes: "Yes, again",
    no: "No thanks",
    results: "Results of the series",
    game: "Game",
    won: "won",
    resigned: "resigned",
    wins: "Wins",
    sum: "Total",
    standing: (score) => `The series stands at ${score}.`,
    begins: (name) => `${name} starts this game.`,
    next: (name) => `${name} starts the next game.`,
    winner: (name) => `${name} wins the series.`,
    draw: "The series ends in a draw.",
  },
};
