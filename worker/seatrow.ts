/** The texts in a seat's row, read and written. */
import { takes } from "../engine/claims.ts";
import type { Plan } from "../engine/plans.ts";
import type { Person } from "../engine/seen.ts";
import type { SeatRow } from "./store.ts";

/** What a person's row says of them besides their name. */
export function personOf({ vote, nudged, plan }: SeatRow): Partial<Person> {
  const [row, choice] = vote.split(" ");
  const take = takes.find((one) => one === choice);
  const [by, at] = nudged.split(" ");
  return {
    ...(take && { vote: { row: Number(row), take } }),
    ...(nudged && { nudged: { by: Number(by), at: Number(at) } }),
    ...(plan && { plan: readPlan(plan).tree }),
  };
}

export function readPlan(text: string): Plan {
  return JSON.parse(text) as Plan;
}

export function writePlan(plan: Plan | undefined): string {
  return plan && plan.next.length + plan.tree.length > 0 ? JSON.stringify(plan) : "";
}
