/** What this browser remembers by itself: small, and nothing breaks without it. */
import { movesOf, type Seen } from "../engine/wire.ts";
import type { Card } from "./pages/model.ts";

/** How far somebody has seen a match. */
export interface Look {
  readonly game: number;
  readonly ply: number;
  /** Was something decided ahead? */
  readonly plan?: unknown;
}

/** Moves of others since the last look. */
export interface News {
  readonly from: number;
  readonly moves: readonly string[];
}

export function remember(name: string, value: unknown, where: "local" | "session" = "local"): void {
  try {
    storeOf(where).setItem(name, JSON.stringify(value));
  } catch {
    // A full or forbidden store costs comfort, nothing else.
  }
}

export function recall(name: string, where: "local" | "session" = "local"): unknown {
  try {
    return JSON.parse(storeOf(where).getItem(name) ?? "null");
  } catch {
    return null;
  }
}

export function lastLook(id: string): Look | null {
  const look = recall(`kp-look-${id}`) as Look | null;
  return typeof look?.ply === "number" ? look : null;
}

export function looked(seen: Seen): void {
  keepCommit(seen);
  if (!document.hidden) {
    const { id, game, ply, plan } = seen;
    remember(`kp-look-${id}`, { game, ply, plan: plan !== undefined });
  }
}

/** What a game's chance was bound to when this browser first saw it, while it was being played. */
export function commitKept(id: string, game: number): unknown {
  return recall(`kp-commit-${id}-${game}`);
}

function keepCommit({ id, game, games, end }: Seen): void {
  const { commit } = games.find((one) => one.game === game) ?? {};
  if (!end && !commitKept(id, game)) remember(`kp-commit-${id}-${game}`, commit);
}

/**
 * What I did not do myself after a look, or all of it: in a new game everything, nothing if moves
 * were taken back.
 */
export function newsBetween(look: Look, seen: Seen, all = false): News {
  const from = look.game === seen.game ? look.ply : 0;
  const texts = movesOf(seen);
  const moves = texts.filter((_, i) => {
    const mover = seen.movers[i];
    return i >= from && mover !== undefined && (all || seen.marks[i] || !seen.held.includes(mover));
  });
  return { from, moves };
}

const directName = "kp-direct";

/** Does a first touch draw at once on this device? */
export function prefersDirect(): boolean {
  return recall(directName) === true;
}

export function rememberDirect(on: boolean): void {
  remember(directName, on);
}

const cardName = "kp-card";

/** As whom somebody last played on this device. */
export function knownAs(): Card {
  return { name: "", colour: "", ...(recall(cardName) as Partial<Card> | null) };
}

/** What is not said stays as it was. */
export function playsAs({ name, colour }: Partial<Card>): void {
  remember(cardName, { ...knownAs(), ...(name && { name }), ...(colour && { colour }) });
}

function storeOf(where: "local" | "session"): Storage {
  return where === "local" ? localStorage : sessionStorage;
}
