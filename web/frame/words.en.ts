/** What stands around every page, and on those that nothing is done on, in English. */
import type { FrameWords } from "./words.ts";

export const words: FrameWords = {
  other: "Deutsch",
  skip: "Skip to the board",
  nav: "Pages",
  matches: "Matches",
  footer: "Kästchenpost is free and remembers only your matches.",
  rules: "Games and rules",
  privacy: "Privacy",
  imprint: "Imprint",
  offline: {
    head: "No connection.",
    text: "Nothing is lost – tap again once you’re back online.",
  },
  noScript: "Playing needs JavaScript. Watching works without it.",
  missing: {
    head: "Nothing here",
    text: "Part of the link may be missing, or the match was deleted. Ask for the link again.",
  },
  newer: {
    head: "Back in a moment",
    text: "This match was last played with a newer version that isn’t available right now. Nothing is lost. Reload this page in a few minutes.",
  },
  legal: {
    imprint: "Imprint",
    noOperator: "Whoever runs this site hasn’t filled this in yet.",
    contact: "Contact",
    privacy: "Privacy",
    privacyText: [
      "This site loads nothing from anywhere else and tracks nothing.",
      "A cookie remembers which seats are yours. It is set when you start a match or take a seat, and lasts 400 days.",
      "A match holds the moves, the name you give, and your colour. Anyone with the link can see them.",
      "Your browser also keeps what makes playing easy: your language, how far you’ve seen each match, the fingerprints of games, a move that’s still waiting, and the practice board on the home page.",
      "Your network address is not stored.",
    ],
  },
};
