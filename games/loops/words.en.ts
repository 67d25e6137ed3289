/** What is said of Loops, in English. */
import { plural } from "../../engine/words.ts";
import { foreseen, namesOf, spoken, typedLay } from "./speak.ts";
import type { LoopsWords } from "./words.ts";

const why: Readonly<Record<string, string>> = {
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

export const words: LoopsWords = {
  name: "Loops",
  title: (options) => (options["mode"] === "rounds" ? "Loops without racks" : "Loops"),
  rule: () =>
    "Lay one to three tiles so that lines continue. Each scores its value times its square, plus all connected neighbours.",
  why,
  story: (name, moves, gain) => {
    const played = `${name} took ${moves} ${plural(moves, "turn", "turns")}`;
    return gain <= 0 ? `${played}.` : `${played} for ${gain} ${plural(gain, "point", "points")}.`;
  },
  move: (text) => spoken(text, { lay: "plays", exchange: "exchanges", keep: "can’t lay" }),
  read: (typed) => {
    if (/^(swap|exchange)$/i.test(typed.trim())) return "exchange";
    return /^keep$/i.test(typed.trim()) ? "keep" : typedLay(typed);
  },
  hint: "For example 23 e6, 40 e7",
  chance: () => true,
  tap: "Choose a tile.",
  moved: (name, text) =>
    `${name} ${spoken(text, { lay: "played", exchange: "exchanged tiles", keep: "couldn’t lay" })}.`,
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
  board: "Board. Choose a tile first, then a square with the arrow keys.",
  rack: "Your rack",
  drawn: (name) => `${name}’s tiles`,
  sides: ["top", "right", "bottom", "left"],
  tile: (id, sides, value) =>
    `Tile ${id}: ${plural(sides.length, "end", "ends")} ${sides.join(" and ")}, value ${value}`,
  free: (field, premium, gain) =>
    `${field}, free${premium > 1 ? `, times ${premium}` : ""}${gain === null ? "" : `, scores ${gain}`}`,
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
  stuck: "None of your tiles fits. Exchange them or keep them?",
  exchange: "Exchange",
  keep: "Keep",
  shift: ["Left on the rack", "Right on the rack"],
  near: "Zoom in",
  pan: ["Left", "Up", "Down", "Right"],
  heads: { turn: "This turn", sheet: "Score sheet" },
  nth: (n) => `Tile ${n}`,
  sum: "Total",
  how: "its value × its square + connected neighbours",
  round: "Round",
  each: "Tile by tile",
};
