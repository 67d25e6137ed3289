/** What may go wrong in a world, and how often: in some runs a kind of fault never happens. */
import type { Random } from "../../engine/random.ts";
import { one } from "../setups.ts";

const faults = [
  /** Posts and answers that never arrive. */
  "lost",
  /** Posts that arrive twice. */
  "doubled",
  /** Posts and answers that take long, so that others overtake them. */
  "late",
  /** Sockets that end without a word. */
  "dropped",
  /** The object leaves memory. */
  "evicted",
  /** The object leaves memory, and sockets and open requests with it. */
  "crashed",
  /** The Player object takes its time. */
  "waits",
  /** Somebody presses, but their page is offline for hours. */
  "offline",
  /** Somebody presses twice. */
  "twice",
  /** Somebody tries what is not theirs, illegal or impossible. */
  "forged",
  /** The object's clock is put back. */
  "clock",
  /** Nobody looks for two weeks. */
  "away",
  /** The alarm comes late, by seconds or days. */
  "tardy",
  /** The alarm comes twice. */
  "again",
  /** The alarm is lost, with the object or because storage does not answer. */
  "unarmed",
  /** For minutes or days nothing reaches the object, its alarm neither. */
  "outage",
  /** Somebody closes their page and comes back after a while. */
  "closes",
] as const;
export type FaultKind = (typeof faults)[number];

const wishes = [
  "move",
  "undo",
  "answer",
  "withdraw",
  "resign",
  "leave",
  "rematch",
  "renew-key",
  "reset-seat",
  "fill",
  "name",
  "mute",
  "rules",
  "browse",
  "claim",
  "back",
  "stand-in",
  "nudge",
  "plan",
  "extend",
] as const;
export type WishKind = (typeof wishes)[number];

const tempos = ["eager", "eager", "slow", "gone"] as const;
export type Tempo = (typeof tempos)[number];

export interface Swarm {
  /** In percent of the occasions. */
  readonly faults: Readonly<Record<FaultKind, number>>;
  /** How much people like to do something. */
  readonly wishes: Readonly<Record<WishKind, number>>;
  readonly tempos: readonly Tempo[];
  /** How long a message takes at most if nothing goes wrong, ms: on a slow line much crosses. */
  readonly latency: number;
}

const liking: Readonly<Record<WishKind, number>> = {
  move: 60,
  undo: 12,
  answer: 40,
  withdraw: 6,
  resign: 4,
  leave: 3,
  rematch: 40,
  "renew-key": 1,
  "reset-seat": 4,
  fill: 4,
  name: 1,
  mute: 1,
  rules: 3,
  browse: 3,
  claim: 60,
  back: 30,
  "stand-in": 2,
  nudge: 8,
  plan: 16,
  extend: 1,
};

export function drawnSwarm(random: Random, people: number): Swarm {
  const often = (): number => (random.below(2) ? 0 : one([3, 8, 20], random));
  const liked = (usual: number): number => one([0, usual, usual, 3 * usual], random);
  return {
    faults: Object.fromEntries(faults.map((fault) => [fault, often()])) as Swarm["faults"],
    wishes: Object.fromEntries(
      wishes.map((wish) => [wish, wish === "move" ? liking.move : liked(liking[wish])]),
    ) as Swarm["wishes"],
    tempos: Array.from({ length: people }, () => one(tempos, random)),
    latency: one([200, 800, 3_000], random),
  };
}
