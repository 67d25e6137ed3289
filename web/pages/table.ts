/** The match around the board, as the form for a new one has it: who sits where, and how often. */
import { choose } from "../../engine/options.ts";
import {
  seriesKinds,
  type AnyRules,
  type Frame,
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
}

const usual = { who: "link", level: "2", starter: "lot", alternate: true, undo: true } as const;

/** For these rules, with what was chosen before and every game has. */
export function tableFor({ seats }: AnyRules, before: Partial<Table> = {}): Table {
  const { who, level, starter, alternate, undo } = { ...usual, ...before };
  const plain = { people: seats[0], teams: null, series: "single" } as const;
  return { ...plain, who, level, starter, alternate, undo };
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
    pace: "none",
    ranked: false,
    undo: table.undo ? "ask" : "off",
  };
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
