/** What is said while playing, in English: the same, not word for word. */
import type { Notice } from "./pages/model.ts";
import type { PlayWords } from "./words.ts";

const trouble = (head: string, text: string): Notice => ({ kind: "trouble", head, text });
const noNames = { free: "Free seat", cpu: "CPU", nobody: "Somebody" };

export const words: PlayWords = {
  lang: "en",
  ...noNames,
  insecure: trouble(
    "No secure connection.",
    "At this address the browser can't remember a seat. Start with “npm start -- --lan” and use the https address.",
  ),
  scoreLabel: "Score",
  onTurn: "on turn",
  winner: "won",
  title: (seen, game) => {
    const mine = seen.end === null && seen.turn !== null && seen.held.includes(seen.turn);
    return `${mine ? "(●) Your turn – " : ""}${game.name} – Kästchenpost`;
  },
  status: {
    yourTurn: "Your turn.",
    again: "Box closed – go again.",
    extra: "Extra line: draw one more or pass.",
    nameTurn: (name) => `${name}'s turn.`,
    waits: "It shows here as soon as something happens.",
    freeTurn: "The free seat is on turn. Send the link.",
    tap: "Tap between two dots.",
    onTheWay: "On its way …",
    unsent: "Not sent yet.",
    unsentText: "Your move waits here and goes out once you're back.",
    watching: "You are watching.",
    past: "This is not the current position.",
    toNow: "To the current one",
    wins: (name, score) => `${name} wins ${score}.`,
    youWin: (score) => `You win ${score}.`,
    draw: (score) => `A draw, ${score}.`,
    resigned: (name) => `${name} resigned.`,
    left: (name) => `${name} has left.`,
    lastMove: (name, move) => `${name} played ${move}.`,
    skip: "Skip",
  },
  notes: {
    undone: "A move was taken back.",
    missed: "The deadline has passed.",
    back: "Back again.",
    left: (name) => `${name} has left.`,
    reset: "A seat was given out anew.",
    cpu: "The CPU took a seat.",
    standin: "The CPU stands in for somebody.",
  },
  silent: trouble(
    "No connection.",
    "That did not arrive. Nothing is lost – try again once you are back.",
  ),
  changed: "It has moved on.",
  notDone: "That did not work.",
  noKey: trouble(
    "No seat for this link.",
    "It is incomplete or no longer valid. Ask for a new one.",
  ),
  copied: { kind: "done", head: "Copied.", text: "" },
  why: {
    "game-over": "This game is over.",
    "not-your-turn": "It is not your turn.",
    "bad-move": "That is no move. Write c3–d3, for example.",
  },
};
