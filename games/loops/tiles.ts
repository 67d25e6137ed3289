/** The 81 tiles and the board's premiums (rules.md §3.2, §3.3). */

/** Line ends by side: north, east, south, west. Tiles are never turned. */
export type Ends = readonly [number, number, number, number];
/** What counts of a tile. */
export type Face = readonly [ends: Ends, value: number];

export interface Tile {
  readonly face: Face;
  /** The sides whose line makes a loop, in the order they are drawn. */
  readonly loops: readonly number[];
}

const sides = "NESW";
/** Which sides have an end; within a class every pattern is equally frequent. */
const patterns = "N E S W NE NS ES NW EW SW NES NEW NSW ESW NESW".split(" ");
/** How many loops each copy of a pattern has, by the number of its ends. */
const copies = ["", "01", "00112", "00111223", "00011122334"];

/** By id. A tile is worth its ends and loops. */
export const tiles: readonly Tile[] = patterns.flatMap((pattern) => {
  const ends = [...sides].map((side) => (pattern.includes(side) ? 1 : 0));
  const at = ends.flatMap((end, side) => (end ? [side] : []));
  return [...(copies[at.length] ?? "")].map((count, copy) => ({
    face: [ends as unknown as Ends, at.length + Number(count)] as const,
    loops: Array.from({ length: Number(count) }, (_, i) => at[(copy + i) % at.length] ?? 0),
  }));
});

export const faces: readonly Face[] = tiles.map(({ face }) => face);

/** Digits are premiums; the ring is the start field. */
export const layout: readonly string[] = [
  "6..3...3..6",
  ".4...2...4.",
  "....2.2....",
  "3..2...2..3",
  "..2.....2..",
  ".2...o...2.",
  "..2.....2..",
  "3..2...2..3",
  "....2.2....",
  ".4...2...4.",
  "6..3...3..6",
];
/** Where the start tile lies. */
export const centre = [5, 5] as const;
