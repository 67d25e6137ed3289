/** What is said of Loops, in English. */
import { plural } from "../../engine/words.ts";
import { spoken, typedLay } from "./speak.ts";
import type { LoopsWords } from "./words.ts";

export const words: LoopsWords = {
  name: "Loops",
  title: (options) => (options["mode"] === "rounds" ? "Loops without racks" : "Loops"),
  why: {
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
  },
  story: (name, moves, gain) => {
    const played = `${name} took ${moves} ${plural(moves, "turn", "turns")}`;
    return gain <= 0 ? `${played}.` : `${played} for ${gain} ${plural(gain, "point", "points")}.`;
  },
  move: (text) => spoken(text, { lay: "lays on", exchange: "exchanges", keep: "cannot lay" }),
  read: (typed) => {
    if (/^(swap|exchange)$/i.test(typed.trim())) return "exchange";
    return /^keep$/i.test(typed.trim()) ? "keep" : typedLay(typed);
  },
};
