/** What is said to whoever plays Loops, in English. */
import { plural } from "../../../engine/words.ts";
import { foreseen } from "../foresee.ts";
import { playingIn } from "../playing.tsx";
import { typedLay } from "../typed.ts";
import { words as board } from "../words.en.ts";
import type { LoopsPlayingWords } from "./words.ts";

const why: Readonly<Record<string, string>> = {
  "bad-move": "That isn’t a move. Type a tile and a square, for example 23 e6.",
  "nothing-laid": "Lay at least one tile.",
  "too-many": "You can lay three tiles a turn at most.",
  "no-such-tile": "You don’t have this tile, or you’ve laid it already.",
  "off-board": "There’s no such square on the board.",
  occupied: "There’s already a tile on this square.",
  border: "A line would run off the board here.",
  cut: "A line would be cut off here.",
  "not-adjacent": "The tile has to touch another one.",
  "no-connection": "At least one line has to continue.",
  "closes-last-line": "One line has to stay open while there are tiles in the bag.",
  "can-lay": "You can still lay a tile.",
  "no-exchange": "There’s nothing to exchange here.",
  gone: "This seat has left the game.",
};

export const words: LoopsPlayingWords = {
  rule: board.rule,
  why,
  read: (typed) => {
    if (/^(swap|exchange)$/i.test(typed.trim())) return "exchange";
    return /^keep$/i.test(typed.trim()) ? "keep" : typedLay(typed);
  },
  hint: "For example 23 e6, 40 e7",
  tap: "Choose a tile.",
  foresee: (view, draft) =>
    foreseen(
      view,
      draft,
      {
        nowhere: "This tile doesn’t fit anywhere right now.",
        full: "Three is the most: lay them or take one back.",
        field: "Choose a square.",
        more: "One more tile, or lay them.",
        done: "That’s three: lay them.",
      },
      why,
    ),
  lay: (points) => `Lay · ${points} ${plural(points, "point", "points")}`,
  back: "Back",
  stuck: "None of your tiles fits. Exchange all of them or keep them? Then your turn is over.",
  exchange: "Exchange all",
  keep: "Keep",
  shelf: "On the rack",
  shift: ["to the left", "to the right"],
  turn: "This turn",
  nth: (n) => `Tile ${n}`,
  how: "its value × its square + connected neighbours",
};

export const playing = playingIn(words);
