/** A move that has not reached its match yet: kept beyond the page, at most one per match. */
import { del, get, set } from "idb-keyval";

/** As the act says it: `n` rows had been seen; the moves are all made or none. */
export interface Unsent {
  readonly n: number;
  readonly seat: number;
  readonly moves: readonly string[];
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
  const { n, seat, move = "", moves = [move] } = kept;
  return { n, seat, moves };
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
