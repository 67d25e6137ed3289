/**
 * What reaches a match, one thing at a time. A story is a list of these: it names rows by the
 * step that wrote them and what was seen by the step that told it, so that it still makes sense
 * when steps before are left out.
 */
import type { Seat } from "../../engine/rules.ts";

/** A browser. Two of one person may share a player, or each have their own. */
export interface Device {
  readonly name: string;
  readonly person: number;
  readonly player: string;
  readonly device: string;
}

/** Fields of an act as they are sent, but for `n` and rows. */
export type Fields = Readonly<Record<string, unknown>> & { readonly act: string };

export type What =
  | { readonly is: "make"; readonly by: number }
  | {
      readonly is: "act";
      readonly by: number;
      /** Copies of one act carry one number. */
      readonly intent: number;
      /** The last step the sender had seen the outcome of; `beyond`: more rows than there are. */
      readonly seen: number;
      readonly beyond?: boolean;
      readonly fields: Fields;
      /** The rows it names. */
      readonly to?: Ref;
      readonly line?: Ref;
    }
  | { readonly is: "look"; readonly by: number; readonly query: Query }
  | {
      readonly is: "follow";
      readonly by: number;
      readonly seat: Seat | null;
      readonly line: number;
    }
  | { readonly is: "drop"; readonly line: number }
  /**
   * Another instance takes over. A crash takes along what was under way, and the sockets;
   * `unarmed`: and the alarm, which is no transaction with the rows.
   */
  | { readonly is: "evict"; readonly crash: boolean; readonly unarmed?: boolean }
  /**
   * The alarm fires; `again`: once more, though it has fired; `fails`: whatever it tries, storage
   * does not answer, until the platform gives it up.
   */
  | { readonly is: "alarm"; readonly again?: boolean; readonly fails?: boolean }
  /** The Player object answers a step that waited. */
  | { readonly is: "reply"; readonly to: number };

/** A row by the step that wrote it; `back`: how many more that step wrote after it. */
export interface Ref {
  readonly step: number;
  readonly back: number;
}

export interface Query {
  readonly seat?: Seat;
  readonly game?: number;
  readonly ply?: number;
  readonly key?: string;
}

/**
 * `at`: what the object's clock says, ms since 1970. `waits`: the first question it brings to the
 * Player object is not answered at once.
 */
export type Step = What & { readonly id: number; readonly at: number; readonly waits?: boolean };
export type ActStep = Extract<Step, { is: "act" }>;

/** Who takes part, and the match they make. */
export interface Cast {
  readonly seed: string;
  readonly devices: readonly Device[];
  /** The body of the request that makes it. */
  readonly wish: Readonly<Record<string, unknown>> & { readonly kind: "dots" | "toy" };
}
