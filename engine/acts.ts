/** What can be asked of a match, and what each act is about (design: HTTP). */
import { readFacts, type Fact, type Row, type Want } from "./facts.ts";
import type { Take, Votes } from "./claims.ts";
import { currentGame, type Match } from "./match.ts";
import type { Seat } from "./rules.ts";

/** What somebody asks for. Who asks, and having seen how much, stands in `Sender`. */
export type Act =
  | { readonly act: "sit" }
  | { readonly act: "move"; readonly moves: readonly string[] }
  | { readonly act: "resign" | "leave" | "rematch" | "back" }
  | { readonly act: "renew-key"; readonly generation: number }
  | { readonly act: "ask"; readonly want: Want }
  | { readonly act: "answer"; readonly to: number; readonly yes: boolean }
  | { readonly act: "withdraw"; readonly to: number }
  | { readonly act: "reset-seat"; readonly of: Seat }
  | { readonly act: "claim"; readonly take: Take }
  | { readonly act: "stand-in"; readonly on: boolean }
  | { readonly act: "fill"; readonly of: Seat; readonly cpu: string };

/** Who asks. `n`: how many rows they had seen; `held`: every seat of theirs; no seat: the maker. */
export interface Sender {
  readonly n: number;
  readonly seat: Seat | null;
  readonly held: readonly Seat[];
  readonly maker: boolean;
  /** Seats whose people want no requests to take back. */
  readonly muted?: readonly Seat[];
  /** What others have chosen to come of a missed deadline. */
  readonly votes?: Votes;
}

/** The row that an act must have seen to still mean what it meant; 0 if it is bound to nothing. */
export function boundTo(match: Match, act: Act): number {
  switch (act.act) {
    case "move":
    case "claim":
      return match.boardRow;
    case "resign":
    case "leave":
    case "rematch":
    case "ask":
      return currentGame(match).row;
    case "answer":
    case "withdraw":
      return match.offers.find((offer) => offer.row === act.to)?.row ?? Infinity;
    default:
      return 0;
  }
}

/** Is this act already in, in this row? Then sending it again is harmless. */
export function isRepeat(row: Row, act: Act, seat: Seat | null): boolean {
  // The maker acts for the match: which seat they hold meanwhile does not matter.
  if (row.what !== act.act || (row.seat !== seat && !isMakers(act))) return false;
  const facts = readFacts(row.text) ?? [];
  switch (act.act) {
    case "move": {
      const own = facts.flatMap((fact) => (fact.is === "move" && !fact.mark ? [fact.text] : []));
      return own.length === act.moves.length && own.every((text, i) => text === act.moves[i]);
    }
    case "ask":
      return facts.some((fact) => isAsked(fact, act.want));
    case "answer":
      return facts.some((f) => f.is === "answer" && f.to === act.to && f.yes === act.yes);
    case "withdraw":
      return facts.some((fact) => fact.is === "lapse" && fact.to === act.to);
    case "reset-seat":
      return facts.some((fact) => isAsked(fact, { for: "reset", of: act.of }));
    case "claim":
      return takenIn(facts) === act.take;
    case "stand-in":
      return facts.some((fact) => fact.is === "standin" && fact.on === act.on);
    case "fill":
      return facts.some((fact) => fact.is === "sit" && fact.seat === act.of);
    default:
      return true;
  }
}

/** What somebody has chosen to come of a missed deadline, as its row tells it. */
function takenIn(facts: readonly Fact[]): Take {
  if (facts.some((fact) => fact.is === "move" && fact.mark === "time")) return "cpu";
  return facts.some(({ is }) => is === "end" || is === "left") ? "win" : "wait";
}

/** Asked for, or done at once because nobody else needed to agree. */
function isAsked(fact: Fact, want: Want): boolean {
  if (fact.is === "ask") return JSON.stringify(fact.want) === JSON.stringify(want);
  const gaveUp = fact.is === "left" || (fact.is === "end" && fact.how === "resign");
  return want.for === "resign" && gaveUp;
}

/** May this sender send this act at all? Seats are asked for, the match is its maker's. */
export function maySend(act: Act, { seat, held, maker }: Sender): boolean {
  if (act.act === "sit") return true;
  if (isMakers(act)) return maker;
  return seat !== null && held.includes(seat);
}

/** Acts for the match, which need no seat. */
export function isMakers({ act }: Act): boolean {
  return act === "fill" || act === "stand-in";
}
