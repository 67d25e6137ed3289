/** A request for a new match → its head, everything filled in, or why not. */
import type { Head } from "../engine/facts.ts";
import { choose } from "../engine/options.ts";
import { isPerDecision } from "../engine/pace.ts";
import type { AnyRules, Side } from "../engine/rules.ts";
import type { AnyCpu } from "../engine/entry.ts";
import { cpuLevel } from "../engine/settle.ts";
import type { ReadMake } from "./schemas.ts";

export type Plan =
  | { readonly head: Head; readonly mine: readonly number[] }
  | { readonly problem: "bad-request" }
  | { readonly problem: "refused"; readonly why: string };

export function plan(wish: ReadMake, rules: AnyRules, cpu: AnyCpu): Plan {
  const options = choose(rules.choices, wish.options);
  if (!options) return { problem: "bad-request" };
  const count = wish.seats?.length ?? wish.sides?.length ?? rules.seats[0];
  const seats = wish.seats ?? Array.from({ length: count }, (_, i) => (i === 0 ? "me" : "free"));
  const sides = wish.sides ?? seats.map((_, i) => i);
  const starter = wish.starter ?? "lot";
  const pace = wish.pace ?? "none";
  const head: Head = {
    options: options as Head["options"],
    seats: seats.map((who) => (who === "me" || who === "free" ? "person" : who)),
    sides,
    series: wish.series ?? "single",
    starter,
    alternate: wish.alternate ?? true,
    pace,
    late: wish.late ?? "cpu",
    standIn: wish.standIn ?? isPerDecision(pace),
    undo: wish.undo ?? "ask",
    open: wish.open ?? false,
    ranked: wish.ranked ?? false,
    hideNames: wish.hideNames ?? false,
  };
  const why = refusal(head, rules, cpu) ?? rules.check(options, { ...head, seats: count });
  if (why !== null) return { problem: "refused", why };
  return { head, mine: seats.flatMap((who, i) => (who === "me" ? [i] : [])) };
}

/** What no game could be played with. */
function refusal(head: Head, rules: AnyRules, cpu: AnyCpu): string | null {
  const { seats, sides, starter } = head;
  if (!rules.seats.includes(seats.length)) return "seats";
  if (sides.length !== seats.length || !isNumbered(sides)) return "sides";
  if (starter !== "lot" && starter >= seats.length) return "starter";
  if (!seats.includes("person")) return "nobody-plays";
  const level = seats.map(cpuLevel).find((one) => one !== null && !cpu.levels.includes(one));
  if (level !== undefined) return "level";
  return head.ranked ? "ranked" : null;
}

/** Sides are numbered from 0 without a gap, and there are at least two. */
function isNumbered(sides: readonly Side[]): boolean {
  const all = [...new Set(sides)].sort((a, b) => a - b);
  return all.length > 1 && all.every((side, i) => side === i);
}
