/** The text form of a turn: `lay 23@5,6 40@5,7`, `exchange`, `keep`. */
import type { LoopsMove } from "./rules.ts";
import type { Placement } from "./unfinished.ts";

const placement = /^(0|[1-9]\d?\d?)@(0|[1-9]\d?),(0|[1-9]\d?)$/;

export function write(move: LoopsMove): string {
  if (move === "exchange" || move === "keep") return move;
  return ["lay", ...move.lay.map(({ tile, at }) => `${tile}@${at}`)].join(" ");
}

export function read(text: string): LoopsMove | null {
  if (text === "exchange" || text === "keep") return text;
  const [verb, ...parts] = text.split(" ");
  if (verb !== "lay") return null;
  const lay: Placement[] = [];
  for (const part of parts) {
    const [, tile, r, c] = placement.exec(part) ?? [];
    if (tile === undefined) return null;
    lay.push({ tile: Number(tile), at: [Number(r), Number(c)] });
  }
  return { lay };
}
