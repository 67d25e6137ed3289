/** The tiles on the board, and where their lines go on (rules.md §3.5). */
import { setOf, type Field, type LoopsState } from "./state.ts";
import type { Face } from "./tiles.ts";

export interface Laid {
  readonly layout: readonly string[];
  /** Field by field, row by row. */
  readonly faces: readonly (Face | null)[];
  /** The empty fields where a line goes on. */
  readonly open: readonly Field[];
}

/** One step north, east, south, west. */
const steps = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export function laidOf(state: LoopsState): Laid {
  const { layout, tiles } = state;
  const set = setOf(state);
  const blank = layout.flatMap((row) => Array.from(row, () => null));
  return tiles.reduce<Laid>(
    (laid, [r, c, id]) => {
      const face = set[id];
      return face ? put(laid, face, [r, c]) : laid;
    },
    { layout, faces: blank, open: [] },
  );
}

/** The board with one more tile. */
export function put(laid: Laid, face: Face, field: Field): Laid {
  const faces = laid.faces.with(indexOf(laid, field), face);
  const open = laid.open.filter((one) => !isSame(one, field));
  for (const [side, next] of nextTo(field).entries()) {
    const goesOn = face[0][side] !== 0 && faceAt(laid, next) === null;
    if (goesOn && !open.some((one) => isSame(one, next))) open.push(next);
  }
  return { layout: laid.layout, faces, open };
}

/** Null: an empty field; undefined: no field of the board. */
export function faceAt(laid: Laid, field: Field): Face | null | undefined {
  const [r, c] = field;
  const row = laid.layout[r];
  return row === undefined || c < 0 || c >= row.length
    ? undefined
    : laid.faces[indexOf(laid, field)];
}

/** What lies around a field, by side. */
export function around(laid: Laid, field: Field): readonly (Face | null | undefined)[] {
  return nextTo(field).map((next) => faceAt(laid, next));
}

/** The ends with which a tile meets that side of a field. */
export function meeting([ends]: Face, side: number): number {
  return ends[(side + 2) % 4] ?? 0;
}

function nextTo([r, c]: Field): readonly Field[] {
  return steps.map(([down, right]) => [r + down, c + right]);
}

export function isSame(a: Field, b: Field): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function indexOf({ layout }: Laid, [r, c]: Field): number {
  return r * (layout[0]?.length ?? 0) + c;
}
