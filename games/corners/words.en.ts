/** What is said of Four corners, in English: the same, not word for word. */
import { plural } from "../../engine/words.ts";
import { cellName, readCell, typedCell } from "./cells.ts";
import type { CornersWords } from "./words.ts";

export const words: CornersWords = {
  name: "Four corners",
  title: (options) => {
    const size = `${String(options["n"])}×${String(options["n"])}`;
    return `Four corners ${size}${options["pro"] ? ", pro" : ""}`;
  },
  why: {
    "off-board": "There is no such cell on this board.",
    occupied: "There is already a symbol in that cell.",
  },
  story: (name, moves, gain) => {
    const placed = `${name} placed ${moves} ${plural(moves, "symbol", "symbols")}`;
    return gain > 0 ? `${placed} and filled ${gain}.` : `${placed}.`;
  },
  move: (text) => cellName(readCell(text) ?? [0, 0]),
  read: typedCell,
};
