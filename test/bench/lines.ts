/** The lines of the table: each figure, what it is held to, and whether it keeps to it. */
import type { Cost } from "./counts.ts";
import { quantile, type Figures, type Round } from "./rounds.ts";

/** What a figure is held to (reliability §6): the gate must hold, the goal is what is wanted. */
interface Held {
  readonly most?: number;
  readonly least?: number;
  readonly goal: number;
}

export interface Line {
  readonly what: string;
  readonly unit: string;
  /** What the floor needs, where there is one; the ratio is then what is held. */
  readonly floor?: number;
  readonly product: number;
  readonly ratio?: number;
  readonly held?: Held;
  readonly kept: boolean;
}

const timed: readonly (readonly [keyof Figures, string, string, Held])[] = [
  ["p50", "round trip, p50", "ms", { most: 1.6, goal: 1.3 }],
  ["p99", "round trip, p99", "ms", { most: 2.5, goal: 2 }],
  ["one", "acts per second, 1 match", "/s", { least: 0.6, goal: 0.8 }],
  ["hundred", "acts per second, 100 matches", "/s", { least: 0.6, goal: 0.8 }],
  ["cpu", "CPU per act", "ms", { most: 2, goal: 1.3 }],
];

/** Medians over the rounds. Only what runs in memory is held to gates: disks differ too much. */
export function timedLines(rounds: readonly Round[], where: "tmpfs" | "disk"): readonly Line[] {
  return timed.map(([key, what, unit, held]) => {
    const [floor, product] = (["floor", "product"] as const).map((who) =>
      quantile(
        rounds.map((round) => round[who][key]),
        0.5,
      ),
    ) as [number, number];
    const line = { what: `${what}, ${where}`, unit, floor, product, ratio: product / floor };
    if (where === "disk") return { ...line, kept: true };
    return { ...line, held, kept: keeps(line.ratio, held) };
  });
}

export function costLines(five: Cost, nine: Cost): readonly Line[] {
  return [
    line("rows written per act", "rows", five.written, { most: 2, goal: 1 }),
    line("rows read per act", "rows", five.read, { most: 4, goal: 0 }),
    line("rows of a match of 60 moves", "rows", five.whole, { most: 140, goal: 85 }),
    line("wake-ups per act", "", five.wakes, { most: 1.3, goal: 1.1 }),
    line("bytes per frame, 5×5, mean", "B", five.frame, { most: 250, goal: 120 }),
    line("bytes per frame, 5×5, longest", "B", five.longest, { most: 2000, goal: 2000 }),
    line("bytes per frame, 9×9, longest", "B", nine.longest, { most: 4000, goal: 4000 }),
    line("the same as text, 5×5, mean", "B", five.text),
    line("storage of a finished match, 5×5", "KiB", five.storage / 1024, { most: 40, goal: 24 }),
  ];
}

export interface Weights {
  readonly page: number;
  readonly playing: number;
  readonly load: number;
  readonly worker: number;
}

export function weightLines({ page, playing, load, worker }: Weights): readonly Line[] {
  const kB = 1000;
  return [
    line("script of a match at first, gz", "kB", page / kB, { most: 15, goal: 10 }),
    line("script with all that playing needs, gz", "kB", playing / kB),
    line("first load: HTML, styles, script, gz", "kB", load / kB, { most: 30, goal: 14 }),
    line("worker at once, gz", "kB", worker / kB, { most: 60, goal: 35 }),
  ];
}

function line(what: string, unit: string, product: number, held?: Held): Line {
  return { what, unit, product, kept: !held || keeps(product, held), ...(held && { held }) };
}

function keeps(value: number, { most = Infinity, least = -Infinity }: Held): boolean {
  return value <= most && value >= least;
}

/** The table as text. */
export function tableOf(lines: readonly Line[]): string {
  const head = ["", "floor", "product", "ratio", "gate", "goal", ""];
  const rows = lines.map(({ what, unit, floor, product, ratio, held, kept }) => [
    what,
    floor === undefined ? "" : short(floor),
    `${short(product)} ${unit}`.trim(),
    ratio === undefined ? "" : `${ratio.toFixed(2)}×`,
    held ? (held.most === undefined ? `≥ ${held.least}` : `≤ ${held.most}`) : "",
    held ? String(held.goal) : "",
    held ? (kept ? "kept" : "MISSED") : "",
  ]);
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  const pad = (cell: string, i: number): string =>
    i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return all.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}

function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
