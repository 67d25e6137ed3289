/** A move that has not reached its match yet: kept beyond the page, at most one per match. */
import { del, get, set } from "idb-keyval";
import { movesOf, type Seen } from "../engine/wire.ts";

/** As the act says it: `n` rows had been seen; the moves are all made or none. */
export interface Unsent {
  readonly n: number;
  readonly seat: number;
  readonly moves: readonly string[];
  /** What it is to follow: so many moves of that game. A page of before did not keep it. */
  readonly after?: { readonly game: number; readonly ply: number };
}

/** Is it in already, though its answer was lost? Not known where a new game has begun. */
export function isIn({ seat, moves, after }: Unsent, seen: Seen): boolean {
  if (after?.game !== seen.game) return false;
  const { ply } = after;
  return moves.every((move, i) => movesOf(seen)[ply + i] === move && seen.movers[ply + i] === seat);
}

const nameOf = (id: string): string => `kp-move-${id}`;

/** Without a store the move lives as long as the page. */
export async function keepUnsent(id: string, unsent: Unsent): Promise<void> {
  await stored(() => set(nameOf(id), unsent));
}

export async function unsentOf(id: string): Promise<Unsent | null> {
  const kept = await stored(() => get<Unsent & { readonly move?: string }>(nameOf(id)));
  if (!kept) return null;
  // A page of before knew of one move only.
  const { move = "", moves = [move], ...rest } = kept;
  return { ...rest, moves };
}

export async function forgetUnsent(id: string): Promise<void> {
  await stored(() => del(nameOf(id)));
}

/** A browser may forbid the store, at once or later. */
async function stored<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
