/**
 * The pencil case: long tables of strokes that a page fetches after its first look. The worker
 * fills it before it draws anything (`fill(strokes)`), a page's root says `usePens()`. Until then
 * strokes have no `d`; Preact sets no attributes while it hydrates, so those of the server stay.
 */
import { useEffect, useState } from "preact/hooks";

/** A word as one path. Baseline 0, x-height 10, capitals 16, descender 6.4, all times `scale`. */
export interface Ink {
  readonly d: string;
  readonly width: number;
}

export interface Pens {
  /** Null: it holds a letter that the hand has never learnt. */
  readonly hand?: (text: string, scale?: number) => Ink | null;
  /** Signs and their carriers by name, on a grid of 24. */
  readonly signs?: Readonly<Record<string, string>>;
}

/** One case for everybody: it only ever goes from empty to full. */
export let pens: Pens = {};

export function fill(strokes: Pens): void {
  pens = strokes;
}

/** Fetches the strokes, once, and draws again with them. */
export function usePens(): void {
  const [, drawAgain] = useState(false);
  useEffect(() => {
    if (!pens.hand) void fetchStrokes().then(drawAgain);
  }, []);
}

/** Without a net what is drawn stays, and the next page tries again. */
async function fetchStrokes(): Promise<boolean> {
  try {
    fill((await import("./strokes.ts")).strokes);
    return true;
  } catch {
    return false;
  }
}

/** Every letter the hand has learnt; known before the hand itself is here. */
const letters = /^[ -!+,\--:=?A-Za-zÄÖÜßäöü×·–]*$/;

export function canWrite(text: string): boolean {
  return letters.test(text.normalize("NFC"));
}
