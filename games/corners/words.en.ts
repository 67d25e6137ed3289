/** What is said of Four corners, in English: the same, not word for word. */
import { placeName } from "../places.ts";
import { cellOf } from "./cells.ts";
import type { CornersWords } from "./words.ts";

const nameOf = (text: string): string => placeName(cellOf(text));
const list = (cells: readonly string[]): string => cells.join(", ") || "nothing";
const marks = { o: "open circle", O: "filled circle", x: "open box", X: "filled box" };

export const words: CornersWords = {
  name: "Four corners",
  title: ({ n, pro }) => `Four corners ${n as number}×${n as number}${pro ? ", pro" : ""}`,
  story: (name, moves, gain) => {
    const filled = gain ? ` and filled ${gain}` : "";
    return `${name} placed ${moves === 1 ? "a symbol" : `${moves} symbols`}${filled}.`;
  },
  move: nameOf,
  moved: (name, text) => `${name} played ${nameOf(text)}.`,
  cells: "Cells",
  free: (cell) => `${cell}, free`,
  lies: (cell, mark, owner) => `${cell}, ${owner}’s ${marks[mark]}`,
  owns: (owner, filled, open) => `${owner}: filled ${list(filled)}; open ${list(open)}.`,
  last: "Last move",
  signs: "Key",
  symbols: { o: "Circle", x: "Box" },
  round: "Round",
  came: (filled, added) => `${filled} corners filled${added ? `, ${added} added` : ""}`,
  after: "Score",
  counts: "counts",
};
