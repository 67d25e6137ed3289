/** Vectors of every game (rules.md §5): which game one is of shows in its type. */
import * as dots from "./dots.ts";
import * as loops from "./loops.ts";

export type Vector = dots.Vector | loops.Vector;

/** What differs from what the vector expects, or null. */
export function replay(vector: Vector): string | null {
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
