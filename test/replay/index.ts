/** Vectors of every game (rules.md §5): which game one is of shows in its type. */
import { replayCorners, type CornersVector } from "./corners.ts";
import * as dots from "./dots.ts";
import * as loops from "./loops.ts";

export type Vector = dots.Vector | loops.Vector | CornersVector;

/** What differs from what the vector expects, or null. */
export function replay(vector: Vector): string | null {
  // Only positions of Vier Ecken are told by the board before a move.
  if ("before" in vector) return replayCorners(vector);
  switch (vector.type) {
    case "game":
    case "series":
    case "undo":
      return dots.replay(vector);
    case "place":
    case "turn":
      return loops.replay(vector);
  }
}
