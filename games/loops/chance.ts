/** Shuffling. Every shuffle draws the chance for the next one, so no two are alike. */
import { randomFrom, type Random } from "../../engine/random.ts";
import type { LoopsState } from "./state.ts";

/** The bag in another order. What nobody knows the chance of lies face down afterwards. */
export function shuffle(state: LoopsState): LoopsState {
  const { chance, bag } = state;
  if (chance === "list") return state;
  if (chance === null) return { ...state, bag: bag.map(() => null) };
  const random = randomFrom(chance);
  return { ...state, bag: random.shuffle(bag), chance: seedFrom(random) };
}

/** 32 bytes as hex: chance for later. */
export function seedFrom(random: Random): string {
  const byte = (): string => random.below(256).toString(16).padStart(2, "0");
  return Array.from({ length: 32 }, byte).join("");
}
