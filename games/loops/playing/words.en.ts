/** What is said to whoever plays Loops, in English. */
import { plural } from "../../../engine/words.ts";
import { foreseen } from "../foresee.ts";
import { playingIn } from "../playing.tsx";
import { typedLay } from "../typed.ts";
import { words as board } from "../words.en.ts";
import type { LoopsPlayingWords } from "./words.ts";

const why: Readonly<Record<string, string>> = {
  "nothing-laid": "Lay at least one tile.",
  "too-many": "No more than three tiles fit into one turn.",
  "no-such-tile": "You do not have this tile, or it has been laid.",
  "off-board": "The board has no such field.",
  occupied: "There is a tile on this field already.",
  border: "A line would run off the board here.",
  cut: "A line would be cut off here.",
  "not-adjacent": "The tile has to touch another one.",
  "no-connection": "At least one line has to go on.",
  "closes-last-line": "One line has to stay open as long as there are tiles in the bag.",
  "can-lay": "You can still lay a tile.",
  "no-exchange": "There is nothing to exchange here.",
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
        nowhere: "This tile fits nowhere just now.",
        full: "No more than three: lay them or take one back.",
        field: "Choose a field.",
        more: "One more tile, or lay them.",
        done: "Three are there: lay them.",
      },
      why,
    ),
  lay: (points) => `Lay · ${points} ${plural(points, "point", "points")}`,
  back: "Back",
  stuck: "None of your tiles fits. Exchange or keep?",
  exchange: "Exchange",
  keep: "Keep",
  shift: ["To the left on the rack", "To the right on the rack"],
  turn: "This turn",
  nth: (n) => `Tile ${n}`,
  how: "own value × field + connected neighbours",
};

export const playing = playingIn(words);
