/** What is said while one decides ahead, in English: the same, not word for word. */
import type { Notice } from "../pages/model.ts";
import type { PlanningWords } from "./words.ts";

const note = (kind: Notice["kind"], head: string, text: string): Notice => ({ kind, head, text });

export const words: PlanningWords = {
  head: "Plan: only you see this",
  about: (name) =>
    `If ${name} plays it like this, your move is made at once. If ${name} plays anything else, the plan is over.`,
  someone: "somebody",
  score: (scores) => `In the plan ${scores}.`,
  theirs: (name) => `Suppose ${name} plays …`,
  theirsAgain: (name) => `${name} goes again …`,
  theirsText: "Make the move you expect on the board.",
  branchText: "Another move than before makes a new branch.",
  yours: "Your answer:",
  yoursAgain: "You go again:",
  yoursText: "Make the move that will be made for you.",
  againText: "Plan it as well, or make it yourself later.",
  over: "That ends the game.",
  lost: "This branch cannot be shown any further here.",
  back: "Back",
  any: "Anything",
  tree: "Your plan",
  if: (name, moves) => `If ${name} plays ${moves},`,
  ifAny: (name) => `Whatever ${name} plays,`,
  anyMove: "anything",
  answer: (moves) => `I play ${moves}.`,
  open: "no answer yet.",
  remove: (branch) => `Remove branch: ${branch}`,
  count: (moves, most) => `${moves} of at most ${most} supposed moves.`,
  dropped: "Branches without an answer are not saved.",
  save: "Save",
  nothing: "No answer yet",
  saving: "Saving …",
  discard: "Discard",
  close: "To the board",
  delete: "Delete the plan",
  deleteSure: "Delete the plan? You then make your moves yourself again.",
  deleteYes: "Yes, delete it",
  deleteNo: "Keep it",
  restore: "Restore",
  replaced: note("plain", "Answer replaced.", "What followed the old one is gone."),
  removed: note("plain", "Branch removed.", ""),
  full: note("trouble", "The plan is full.", "There is no room for more. Remove a branch."),
  offline: note(
    "trouble",
    "No connection.",
    "Saving needs the net. Your draft stays here until you are back.",
  ),
  saved: (name) =>
    note(
      "done",
      "Plan saved.",
      `If ${name} plays it like this, your move is made at once. If ${name} plays anything else, the plan is over.`,
    ),
  deleted: note("done", "Plan deleted.", "You make your moves yourself again."),
  wentOn: note("plain", "It came as planned.", "The plan goes on from here."),
  done: note("done", "The plan is played out.", "You can plan on at once."),
  ended: note(
    "plain",
    "The plan is over.",
    "The board went on, and it has nothing to say to that.",
  ),
  asPlanned: (moves) =>
    note("plain", "It came as planned.", `Your answer was going to be ${moves}.`),
  notDone: "That did not work.",
  notSaved: "Not saved.",
  why: {
    stale: "The board has changed meanwhile. Look the plan over once more.",
    "your-turn": "It is your turn: move on the board.",
    "game-over": "This game is over.",
    "no-plan": "There is no planning ahead in this game, as something lies face down.",
    "too-many-nodes": "The plan has too many moves. Remove a branch.",
    "too-large": "The plan is too big. Remove a branch.",
    "not-your-seat": "That seat is no longer yours.",
  },
};
