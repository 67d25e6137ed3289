/** A position as plain text, for tests, mail and screen readers. */
import { faceAt, laidOf } from "./laid.ts";
import { setOf, type Hidden, type LoopsState } from "./state.ts";
import type { Face } from "./tiles.ts";

/** By ends, as bits: north 1, east 2, south 4, west 8. */
const strokes = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

/** Tiles as their lines and value; a digit alone is a premium, `>` is on turn. */
export function sketch(state: LoopsState): string {
  const { layout, racks, bag, seat, scores, gone, round, rounds } = state;
  const laid = laidOf(state);
  const rows = layout.map((row, r) =>
    [...row]
      .map((field, c) => named(faceAt(laid, [r, c]) ?? null) ?? `${field} `)
      .join(" ")
      .trimEnd(),
  );
  const rack = (tiles: Hidden): string =>
    tiles.map((id) => (id === null ? "??" : named(setOf(state)[id] ?? null))).join(" ");
  const seats = racks.map((tiles, of) => {
    const mark = gone.includes(of) ? "-" : of === seat ? ">" : " ";
    return `${mark}${of} ${scores[of]}: ${rack(tiles)}`.trimEnd();
  });
  const now = rounds === null ? `${round}` : `${Math.min(round, rounds)} of ${rounds}`;
  const head = `round ${now}, ${bag.length} in the bag`;
  return [...rows, head, ...seats].join("\n");
}

function named(face: Face | null): string | null {
  if (face === null) return null;
  const [ends, value] = face;
  const bits = ends.reduce((sum, end, side) => sum + (end > 0 ? 2 ** side : 0), 0);
  return `${strokes.charAt(bits)}${value}`;
}
