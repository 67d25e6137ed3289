/** What is said to whoever plays Four corners, in English. */
import { plural } from "../../../engine/words.ts";
import { cellOf } from "../cells.ts";
import { playingIn } from "../playing.tsx";
import { preview } from "../preview.ts";
import { typedCell } from "../typed.ts";
import type { CornersPlayingWords } from "./words.ts";

const rounds = (n: number): string =>
  `${["", "one", "two", "three", "four"][n] ?? n} ${plural(n, "round", "rounds")}`;

export const words: CornersPlayingWords = {
  rule: ({ pro }) =>
    "Squares of 3×3 and 4×4 cells count: once your open symbols are on all four corners they are filled, and every free cell inside gets your symbol." +
    (pro ? " In pro mode diamonds count too, five or seven cells wide." : ""),
  why: {
    "bad-move": "That isn’t a move. Try e6, for example.",
    "off-board": "There’s no such cell on this board.",
    occupied: "There’s already a symbol in that cell.",
  },
  read: typedCell,
  hint: "For example e6 or 5,4",
  tap: "Tap a free cell.",
  foresee: (view, text) => {
    const outcome = preview(view, cellOf(text));
    const gain = outcome?.filled.length ?? 0;
    if (gain === 0) return "This fills nothing yet.";
    return `This would give ${rounds(outcome?.rounds.length ?? 0)}, +${gain}.`;
  },
  cells: "Cells. Move with the arrow keys, preview with the space bar, place with Enter.",
  fills: ({ filled, rounds: { length: n } }) => {
    if (filled.length === 0) return "";
    return `, fills ${filled.length} corners${n > 1 ? ` in ${n} rounds` : ""}`;
  },
  place: (gain) => (gain > 0 ? `Place · +${gain}` : "Place"),
  drop: "Another cell",
  preview: "Preview",
  ghost: "would be added",
};

export const playing = playingIn(words);
