/** What whole games cost in rows, wake-ups, bytes and storage: counted, not timed. */
import { setTimeout as pause } from "node:timers/promises";
import type { Served } from "../miniflare/server.ts";
import { productBoards } from "./boards.ts";
import type { Counted } from "./counted.ts";
import { gameOf } from "./game.ts";
import { tap } from "./net.ts";

export interface Cost {
  /** Rows that one act wrote and read. */
  readonly written: number;
  readonly read: number;
  /** Rows of all objects from making the match to its end. */
  readonly whole: number;
  /** Wake-ups of all objects from making to the last page's closing, for each act. */
  readonly wakes: number;
  /** Bytes of what a page is told of an act, as text. */
  readonly text: number;
  /** The same as it comes over the line, compressed: on average and at most. */
  readonly frame: number;
  readonly longest: number;
  /** Bytes of the match's database when it is over. */
  readonly storage: number;
}

/** Plays one game on a board of that size, each player with a page open from their sitting down. */
export async function costOf(server: Served, size: number): Promise<Cost> {
  const ask = async (): Promise<Counted> =>
    (await (await fetch(`${server.address}/counts`)).json()) as Counted;
  const open = productBoards(server.address);
  const before = await ask();
  const board = await open(size);
  const opened = board.frames.length;
  const begun = await ask();
  const moves = gameOf(size);
  for (const move of moves) await board.play(move);
  const over = await ask();
  board.close();
  // Both closings reach the match a moment later.
  let closed = await ask();
  while (closed.wakes < over.wakes + 2) {
    await pause(10);
    closed = await ask();
  }
  return {
    written: (over.written - begun.written) / moves.length,
    read: (over.read - begun.read) / moves.length,
    whole: over.written - before.written,
    // Sitting down was an act too.
    wakes: (closed.wakes - before.wakes) / (moves.length + 1),
    text: mean(board.frames.slice(opened)),
    ...(await framesOf(server, size)),
    storage: over.sizes.at(-1) ?? 0,
  };
}

/** The same game once more, tapped: nothing else is counted meanwhile. */
async function framesOf(server: Served, size: number): Promise<Pick<Cost, "frame" | "longest">> {
  const board = await productBoards(server.address, tap)(size);
  const opened = board.frames.length;
  for (const move of gameOf(size)) await board.play(move);
  board.close();
  const frames = board.frames.slice(opened);
  // The first after opening is the longest: what follows is told as what has changed.
  return { frame: mean(frames), longest: Math.max(...board.frames) };
}

function mean(values: readonly number[]): number {
  return values.reduce((total, one) => total + one, 0) / values.length;
}
