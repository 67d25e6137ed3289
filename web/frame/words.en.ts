/** What stands around every page, and on those that nothing is done on, in English. */
import type { FrameWords } from "./words.ts";

export const words: FrameWords = {
  other: "Deutsch",
  skip: "Skip to the board",
  nav: "Pages",
  matches: "Matches",
  footer: "Kästchenpost is free and remembers nothing but your matches.",
  rules: "Games and rules",
  privacy: "Privacy",
  imprint: "Imprint",
  offline: "No connection. Nothing is lost – tap again once you are back.",
  noScript: "Playing needs JavaScript. Watching works without.",
  missing: {
    head: "Nothing here",
    text: "Perhaps a piece of the link is missing, or the match was deleted. Ask for the link again.",
  },
  newer: {
    head: "Back in a moment",
    text: "A newer version went on here, and it is away just now. Nothing is lost. Reload this page in a few minutes.",
  },
  legal: {
    imprint: "Imprint",
    noOperator: "Whoever runs this site has not entered anything here yet.",
    contact: "Contact",
    privacy: "Privacy",
    privacyText: [
      "This site loads nothing from others and measures nothing.",
      "A cookie remembers which seats are yours. It comes into being when you start a match or take a seat, and lasts 400 days.",
      "A match holds the moves, the name you give, and your colour. Whoever has the link can see both.",
      "Your browser also keeps what makes playing easy: your language, up to which move you have seen a match, the fingerprints of games, a move that still waits, and the practice board of the home page.",
      "Your network address is not stored.",
    ],
  },
};
