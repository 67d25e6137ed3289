/** What is said of Loops, in English. */
import { plural } from "../../engine/words.ts";
import { namesOf, spoken } from "./speak.ts";
import type { LoopsWords } from "./words.ts";

export const words: LoopsWords = {
  name: "Loops",
  title: (options) => (options["mode"] === "rounds" ? "Loops without racks" : "Loops"),
  rule: () =>
    "Lay one to three tiles so that lines continue. Each scores its value times its square, plus all connected neighbours.",
  story: (name, moves, gain) => {
    const points = `${gain} ${plural(gain, "point", "points")}`;
    if (moves === 1) return `${name} laid ${gain > 0 ? `for ${points}` : "nothing"}.`;
    return `${name} had ${moves} turns${gain > 0 ? ` and scored ${points}` : ""}.`;
  },
  move: (text) => spoken(text, { lay: "plays", exchange: "exchanges", keep: "can’t lay" }),
  chance: () => true,
  moved: (name, text) =>
    `${name} ${spoken(text, { lay: "played", exchange: "exchanged tiles", keep: "couldn’t lay" })}.`,
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
  near: "Zoom in",
  pan: ["Left", "Up", "Down", "Right"],
  sheet: "Score sheet",
  sum: "Total",
  round: "Round",
  each: "Tile by tile",
};
