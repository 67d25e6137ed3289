/** Cells as texts, in a move and as people type them. */
import type { Cell } from "./cells.ts";

/** `3,3`: a cell wherever it may lie, beyond the border too. */
export function readCell(text: string): Cell | null {
  const [, r, c] = /^(\d),(\d)$/.exec(text) ?? [];
  return r === undefined ? null : [Number(r), Number(c)];
}

/** What a person types for a cell, `e6`, `E 6` or `5,4`, as its text; null if it is none. */
export function typedCell(text: string): string | null {
  const plain = text.trim().toLowerCase();
  if (readCell(plain)) return plain;
  const [, letter, number] = /^([a-i])\s*([1-9])$/.exec(plain) ?? [];
  return letter === undefined ? null : `${Number(number) - 1},${letter.charCodeAt(0) - 97}`;
}
