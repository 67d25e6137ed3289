/** What routes ask of a match, and what it answers. Crosses RPC: plain values only. */
import type { Act } from "../engine/acts.ts";
import type { Head } from "../engine/facts.ts";
import type { PlanTree } from "../engine/plans.ts";
import type { Seat } from "../engine/rules.ts";
import type { Colour, Seen, Slug } from "../engine/wire.ts";
import type { Language } from "../engine/words.ts";
import type { Who } from "./identity.ts";

/** How somebody wants to be called. */
export interface Card {
  readonly name?: string | undefined;
  readonly colour?: Colour | undefined;
  readonly lang: Language;
}

export interface MakeRequest {
  readonly id: string;
  readonly who: Who;
  readonly kind: string;
  readonly head: Head;
  /** Seats the maker takes at once. */
  readonly mine: readonly Seat[];
  readonly card: Card;
  /** Hash of the request's body: the same key with another body is another match. */
  readonly body: string;
}

export interface ActRequest {
  readonly who: Who;
  readonly n: number;
  readonly seat?: Seat | undefined;
  readonly act: SentActKind;
  readonly card: Card;
  readonly key?: string | undefined;
}

/** Acts as they come in: those of the log, and those that stand beside it. */
export type SentActKind = RowAct | NoRow;
export type RowAct = WithoutGeneration<Act>;
/** Acts that write no row of their own: what they change no log tells. */
export type NoRow =
  | { readonly act: "plan"; readonly tree: PlanTree }
  | { readonly act: "nudge"; readonly of: Seat }
  | { readonly act: "name" | "extend" }
  | { readonly act: "mute"; readonly on: boolean }
  | { readonly act: "rack"; readonly order: readonly number[] };
type WithoutGeneration<A> = A extends { generation: number } ? Omit<A, "generation"> : A;

export interface LookRequest {
  readonly who: Who | null;
  readonly seat?: Seat | undefined;
  readonly game?: number | undefined;
  readonly ply?: number | undefined;
  readonly key?: string | undefined;
}

export interface Refused {
  readonly problem: Slug;
  readonly why?: string | undefined;
  readonly seen?: Seen;
}
export type Looked = { readonly seen: Seen } | Refused;
/** `told`: `seen` as text, which is all that becomes of it on the way out. */
export type Acted = { readonly done: 200 | 201; readonly told: string } | Refused;
