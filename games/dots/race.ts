/** Misère is a race: whoever runs out of lines that close nothing takes all that is left. */
import { boxesAt, linesOf, type Size } from "./lines.ts";

/** Up to so many quiet lines the race is counted out: 2¹⁰ positions take about a millisecond. */
const exactUpTo = 10;

export interface Race {
  /** The undrawn lines that close nothing. */
  readonly quiet: readonly string[];
  /** Does the side to move run out first, with this quiet line drawn as well? */
  runsOut(drawn: string | null): boolean;
}

export function raceOn(lines: readonly string[], size: Size): Race {
  const drawn = new Set(lines);
  const left = new Map<string, number>();
  for (const line of linesOf(size)) {
    if (drawn.has(line)) continue;
    for (const box of boxesAt(line, size)) left.set(String(box), (left.get(String(box)) ?? 0) + 1);
  }
  const quiet: string[] = [];
  const beside: (readonly string[])[] = [];
  for (const line of linesOf(size)) {
    const boxes = boxesAt(line, size).map(String);
    if (drawn.has(line) || boxes.some((box) => left.get(box) === 1)) continue;
    quiet.push(line);
    beside.push(boxes);
  }
  const known = new Map<number, boolean>();
  const isQuiet = (i: number): boolean =>
    (beside[i] ?? []).every((box) => (left.get(box) ?? 0) > 1);
  const turn = (i: number, by: number): void => {
    for (const box of beside[i] ?? []) left.set(box, (left.get(box) ?? 0) + by);
  };

  function lost(mask: number): boolean {
    const before = known.get(mask);
    if (before !== undefined) return before;
    let isLost = true;
    for (let i = 0; i < quiet.length && isLost; i++) {
      if ((mask & (1 << i)) !== 0 || !isQuiet(i)) continue;
      turn(i, -1);
      isLost = !lost(mask | (1 << i));
      turn(i, 1);
    }
    known.set(mask, isLost);
    return isLost;
  }

  /** Too far ahead to count out: as if every line were one step. */
  function looksLost(first: number): boolean {
    return quiet.filter((_, i) => i !== first && isQuiet(i)).length % 2 === 0;
  }

  function runsOut(line: string | null): boolean {
    const i = line === null ? -1 : quiet.indexOf(line);
    if (i >= 0) turn(i, -1);
    const exact = quiet.length <= exactUpTo;
    const isLost = exact ? lost(i < 0 ? 0 : 1 << i) : looksLost(i);
    if (i >= 0) turn(i, 1);
    return isLost;
  }

  return { quiet, runsOut };
}
