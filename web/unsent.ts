/** A move that has not reached its match yet: kept beyond the page, at most one per match. */
import { del, get, set } from "idb-keyval";

export interface Unsent {
  /** How many rows had been seen, as the act says. */
  readonly n: number;
  readonly seat: number;
  readonly move: string;
}

const nameOf = (id: string): string => `kp-move-${id}`;

/** Without a store the move lives as long as the page. */
export async function keepUnsent(id: string, unsent: Unsent): Promise<void> {
  await stored(() => set(nameOf(id), unsent));
}

export async function unsentOf(id: string): Promise<Unsent | null> {
  return (await stored(() => get<Unsent>(nameOf(id)))) ?? null;
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
