/** A rack as it is shown: which, and in whose order. */
import type { Seat } from "../../engine/rules.ts";
import type { Id, LoopsState } from "./state.ts";

/** My tiles; without racks, those that whoever is on turn has drawn. */
export function rackSeen({ racks, mode, seat }: LoopsState, pen: Seat | null): readonly Id[] {
  const of = mode === "rounds" ? seat : pen;
  return (of === null ? [] : (racks[of] ?? [])).filter((tile) => tile !== null);
}

/** In the order somebody gave them; what is new comes last. */
export function ordered(rack: readonly Id[], order: readonly Id[] = []): readonly Id[] {
  const place = (tile: Id): number => (order.includes(tile) ? order.indexOf(tile) : order.length);
  return rack.toSorted((a, b) => place(a) - place(b));
}

/** With a tile at another place. */
export function moved(rack: readonly Id[], tile: Id, to: number): readonly Id[] {
  const others = rack.filter((one) => one !== tile);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, tile);
}
