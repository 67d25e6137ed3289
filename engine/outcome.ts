/** What comes of an act: the facts it brings, or why it may not be. */
import type { Fact } from "./facts.ts";

export type Refusal =
  | { readonly no: "stale" | "not-your-seat" | "seat-taken" }
  | { readonly no: "refused"; readonly why: string };

/** A choice that is taken down, while the others have still to choose. */
export interface Counted {
  readonly counted: true;
}

export type Outcome = readonly Fact[] | Refusal | Counted;

/** The match's rules refuse; `code` is a word of formats §3 or of the game. */
export function why(code: string): Refusal {
  return { no: "refused", why: code };
}
