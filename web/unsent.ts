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
  await set(nameOf(id), unsent).catch(() => {});
}

export async function unsentOf(id: string): Promise<Unsent | null> {
  const unsent = await get<Unsent>(nameOf(id)).catch(() => null);
  return unsent ?? null;
}

export async function forgetUnsent(id: string): Promise<void> {
  await del(nameOf(id)).catch(() => {});
}
