/** The match around the board, as the form for a new one has it: who sits where, and how often. */
import { choose } from "../../engine/options.ts";
import { isPerDecision } from "../../engine/pace.ts";
import {
  seriesKinds,
  type AnyRules,
  type Frame,
  type Pace,
  type Series,
  type Side,
} from "../../engine/rules.ts";

export interface Table {
  readonly who: "link" | "cpu" | "both";
  /** How well the CPU plays, where it does. */
  readonly level: string;
  /** How many sit there, each for themselves; ignored in teams. */
  readonly people: number;
  /** Persons in each of two teams; null: everybody plays alone. */
  readonly teams: readonly [number, number] | null;
  readonly starter: "lot" | "me" | "guest";
  readonly series: Series;
  /** Does another seat begin each game? */
  readonly alternate: boolean;
  readonly undo: boolean;
  readonly pace: Pace;
  /** What comes of a missed deadline. */
  readonly late: Late;
  /** May the CPU stand in for somebody who is away? Null: as the pace has it. */
  readonly standIn: boolean | null;
}
export type Late = "cpu" | "choose" | "lose";

const usual = {
  who: "link",
  level: "2",
  starter: "lot",
  alternate: true,
  undo: true,
  pace: "none",
  late: "cpu",
  standIn: null,
} as const;

/** For these rules, with what was chosen before and every game has. */
export function tableFor({ seats }: AnyRules, before: Partial<Table> = {}): Table {
  return { ...usual, ...before, people: seats[0], teams: null, series: "single" };
}

/** By seat: A1 B1 A2 B2 …, the longer rest after (formats §1). */
export function sidesOf({ people, teams }: Table): readonly Side[] {
  if (!teams) return Array.from({ length: people }, (_, seat) => seat);
  const [a, b] = teams;
  const pairs = Array.from({ length: Math.max(a, b) }, (_, i) => {
    return [...(i < a ? [0] : []), ...(i < b ? [1] : [])];
  });
  return pairs.flat();
}

export function frameOf(table: Table): Frame {
  const sides = sidesOf(table);
  return {
    seats: sides.length,
    sides,
    starter: starterOf(table),
    series: table.series,
    pace: table.pace,
    ranked: false,
    undo: table.undo ? "ask" : "off",
  };
}

/** The choice that is meant: the one that was made, if it may still be. */
export function lateOf(table: Table): Late {
  return latesOf(table).includes(table.late) ? table.late : "cpu";
}

/**
 * What may come of a missed deadline: nobody chooses where nobody else is there, nor for days
 * what was a matter of seconds.
 */
export function latesOf({ who, pace }: Table): readonly Late[] {
  return who === "link" && !isPerDecision(pace) ? ["cpu", "choose", "lose"] : ["cpu", "lose"];
}

/** Does the CPU stand in for who is away? Only where somebody could wait for them. */
export function standsIn({ who, standIn, pace }: Table): boolean {
  return who === "link" && (standIn ?? isPerDecision(pace));
}

function starterOf({ starter }: Table): number | "lot" {
  return starter === "lot" ? "lot" : starter === "me" ? 0 : 1;
}

/** The level that is meant: the one that was chosen, if this game has it, else its best. */
export function levelOf({ level }: Table, levels: Readonly<Record<string, unknown>>): string {
  return level in levels ? level : (Object.keys(levels).at(-1) ?? level);
}

/** What is sent of it. */
export function sentOf(table: Table): object {
  const sides = sidesOf(table);
  const other = { link: "free", cpu: `cpu:${table.level}`, both: "me" }[table.who];
  return {
    seats: sides.map((_, seat) => (seat === 0 ? "me" : other)),
    ...(table.teams && { sides }),
    starter: starterOf(table),
    ...(table.series !== "single" && { series: table.series }),
    ...(!table.alternate && { alternate: false }),
    ...(!table.undo && { undo: "off" }),
    ...(table.pace !== "none" && { pace: table.pace, late: lateOf(table) }),
    ...(table.who === "link" && table.standIn !== null && { standIn: table.standIn }),
  };
}

/** What this game may be played as, at least with some options. */
export function mayBe(rules: AnyRules): {
  readonly people: readonly number[];
  readonly teams: boolean;
  readonly series: readonly Series[];
} {
  const options = choose(rules.choices, {});
  const plain = tableFor(rules);
  const fits = (table: Table): boolean =>
    options !== null &&
    rules.seats.includes(sidesOf(table).length) &&
    rules.check(options, frameOf(table)) === null;
  return {
    people: rules.seats.filter((people) => fits({ ...plain, people })),
    teams: fits({ ...plain, teams: [2, 2] }),
    series: seriesKinds.filter((series) => fits({ ...plain, series })),
  };
}
