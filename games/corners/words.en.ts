/** What is said of Four corners, in English: the same, not word for word. */
import { plural } from "../../engine/words.ts";
import { cellName, cellOf, typedCell } from "./cells.ts";
import { preview } from "./preview.ts";
import type { CornersWords } from "./words.ts";

const rounds = (n: number): string =>
  `${["", "one", "two", "three", "four"][n] ?? n} ${plural(n, "round", "rounds")}`;
const nameOf = (text: string): string => cellName(cellOf(text));
const list = (cells: readonly string[]): string => cells.join(", ") || "nothing";
const marks = { o: "open circle", O: "filled circle", x: "open box", X: "filled box" };

export const words: CornersWords = {
  name: "Four corners",
  title: (options) => {
    const size = `${String(options["n"])}×${String(options["n"])}`;
    return `Four corners ${size}${options["pro"] ? ", pro" : ""}`;
  },
  rule: ({ pro }) =>
    "Squares of 3×3 and 4×4 cells count: once your open symbols are on all four corners they are filled, and every free cell inside gets your symbol." +
    (pro ? " In pro mode diamonds count too, five or seven cells wide." : ""),
  why: {
    "bad-move": "That isn’t a move. Try e6, for example.",
    "off-board": "There’s no such cell on this board.",
    occupied: "There’s already a symbol in that cell.",
  },
  story: (name, moves, gain) => {
    const placed = `${name} placed ${moves} ${plural(moves, "symbol", "symbols")}`;
    return gain > 0 ? `${placed} and filled ${gain}.` : `${placed}.`;
  },
  move: nameOf,
  read: typedCell,
  hint: "For example e6 or 5,4",
  tap: "Tap a free cell.",
  moved: (name, text) => `${name} played ${nameOf(text)}.`,
  foresee: (view, text) => {
    const outcome = preview(view, cellOf(text));
    const gain = outcome?.filled.length ?? 0;
    if (gain === 0) return "This fills nothing yet.";
    return `This would give ${rounds(outcome?.rounds.length ?? 0)}, +${gain}.`;
  },
  cells: "Cells. Move with the arrow keys, preview with the space bar, place with Enter.",
  free: (cell, filled, n) =>
    `${cell}, free${filled > 0 ? `, fills ${filled} corners${n > 1 ? ` in ${n} rounds` : ""}` : ""}`,
  lies: (cell, mark, owner) => `${cell}, ${owner}’s ${marks[mark]}`,
  owns: (owner, filled, open) => `${owner}: filled ${list(filled)}; open ${list(open)}.`,
  place: (gain) => (gain > 0 ? `Place · +${gain}` : "Place"),
  drop: "Another cell",
  preview: "Preview",
  last: "Last move",
  signs: "Key",
  symbols: { o: "Circle", x: "Box" },
  round: "Round",
  came: (filled, added, symbol) => {
    const more =
      symbol === "o" ? plural(added, "circle", "circles") : plural(added, "box", "boxes");
    return `${filled} corners filled${added > 0 ? `, ${added} ${more} added` : ""}`;
  },
  after: "Score",
  counts: "counts",
  ghost: "would be added",
};
