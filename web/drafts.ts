/** A move half made survives the page: it stands again when nothing has changed since. */
import type { Seen } from "../engine/wire.ts";
import type { Draft } from "../games/board.tsx";
import { recall, remember } from "./memory.ts";
import type { Model } from "./pages/model.ts";

interface Kept {
  readonly game: number;
  readonly moves: string;
  readonly draft: Draft;
}

const nameOf = (id: string): string => `kp-draft-${id}`;

export function keepDraft({ draft, newest: { id, game, moves } }: Model): void {
  remember(nameOf(id), draft && { game, moves, draft });
}

const planOf = (id: string): string => `kp-plan-${id}`;

/** A plan half made survives the page too; whether it still fits is for whoever reads it. */
export function keepPlan({ id }: Seen, plan: unknown): void {
  remember(planOf(id), plan);
}

export function planKept({ id }: Seen): unknown {
  return recall(planOf(id));
}

export function draftOf(seen: Seen): Draft | null {
  const kept = recall(nameOf(seen.id)) as Kept | null;
  if (kept?.game !== seen.game || kept.moves !== seen.moves || seen.end !== null) return null;
  return seen.turn !== null && seen.held.includes(seen.turn) ? kept.draft : null;
}
