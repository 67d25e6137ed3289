/** What is said of Loops, in English. */
import { plural } from "../../engine/words.ts";
import { foreseen, namesOf, spoken, typedLay } from "./speak.ts";
import type { LoopsWords } from "./words.ts";

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

export const words: LoopsWords = {
  name: "Loops",
  title: (options) => (options["mode"] === "rounds" ? "Loops without racks" : "Loops"),
  rule: () =>
    "Lay one to three tiles so that lines go on. Each counts its value times the field, and all connected neighbours.",
  why,
  story: (name, moves, gain) => {
    const played = `${name} took ${moves} ${plural(moves, "turn", "turns")}`;
    return gain <= 0 ? `${played}.` : `${played} for ${gain} ${plural(gain, "point", "points")}.`;
  },
  move: (text) => spoken(text, { lay: "lays on", exchange: "exchanges", keep: "cannot lay" }),
  read: (typed) => {
    if (/^(swap|exchange)$/i.test(typed.trim())) return "exchange";
    return /^keep$/i.test(typed.trim()) ? "keep" : typedLay(typed);
  },
  hint: "For example 23 e6, 40 e7",
  chance: () => true,
  tap: "Choose a tile.",
  moved: (name, text) =>
    `${name} ${spoken(text, { lay: "laid on", exchange: "exchanged", keep: "could not lay" })}.`,
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
  board: "Board. Choose a tile first, then a field with the arrow keys.",
  rack: "Your rack",
  drawn: (name) => `${name}'s tiles`,
  sides: ["top", "right", "bottom", "left"],
  tile: (id, sides, value) =>
    `Tile ${id}: ${plural(sides.length, "end", "ends")} ${sides.join(" and ")}, value ${value}`,
  free: (field, premium, gain) =>
    `${field}, free${premium > 1 ? `, times ${premium}` : ""}${gain === null ? "" : `, brings ${gain}`}`,
  has: (name, points) => `${name}: ${points} ${plural(points, "point", "points")}.`,
  bag: (count) => `In the bag: ${count}.`,
  left: (view, players) =>
    [
      ...(view.rounds === null
        ? []
        : [`Round ${Math.min(view.round, view.rounds)} of ${view.rounds}`]),
      `Bag: ${view.bag.length}`,
      ...namesOf(view, players),
    ].join(" · "),
  lay: (points) => `Lay · ${points} ${plural(points, "point", "points")}`,
  back: "Back",
  stuck: "None of your tiles fits. Exchange or keep?",
  exchange: "Exchange",
  keep: "Keep",
  shift: ["To the left on the rack", "To the right on the rack"],
  near: "Enlarge",
  pan: ["To the left", "Up", "Down", "To the right"],
  heads: { turn: "This turn", sheet: "Score sheet" },
  nth: (n) => `Tile ${n}`,
  sum: "Together",
  how: "own value × field + connected neighbours",
  round: "Round",
  each: "Every tile",
};
