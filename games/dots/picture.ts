/** A position from its picture: `sketch` read backwards, one row of dots, one of boxes. */
import type { Side } from "../../engine/rules.ts";
import type { Trial } from "../guide.ts";
import { doubles } from "./count.ts";
import type { DotsState, Symbol } from "./state.ts";

const symbols: Readonly<Record<string, Symbol>> = {
  x: "x2",
  "*": "bomb",
  "+": "extra",
  "~": "swap",
  "2": "w2",
  "3": "w3",
};

/**
 * `·---·   ·` above `| A |   |`: lines, owners, and signs that lie open. `more`: the signs of
 * boxes that somebody owns, whose house rules, and whose turn.
 */
export function pictured(
  rows: readonly string[],
  side: Side,
  more: Partial<DotsState> = {},
): DotsState {
  const w = ((rows[0] ?? "").length - 1) / 4;
  const h = (rows.length - 1) / 2;
  const at = (row: number, column: number): string => rows[row]?.charAt(column) ?? "";
  const cells = (count: number): readonly number[] => [...Array.from({ length: count }).keys()];
  const flat = cells(h + 1).flatMap((r) =>
    cells(w).flatMap((c) => (at(2 * r, 4 * c + 1) === "-" ? [`h${r},${c}`] : [])),
  );
  const upright = cells(h).flatMap((r) =>
    cells(w + 1).flatMap((c) => (at(2 * r + 1, 4 * c) === "|" ? [`v${r},${c}`] : [])),
  );
  const inside = cells(h).map((r) => cells(w).map((c) => at(2 * r + 1, 4 * c + 2)));
  const owner = inside.map((row) => row.map((one) => owners[one] ?? ".").join(""));
  const lying = inside.flatMap((row, r) =>
    row.flatMap((one, c) => (symbols[one] ? [[`${r},${c}`, symbols[one]] as const] : [])),
  );
  const state: DotsState = {
    w,
    h,
    lines: [...flat, ...upright],
    owner,
    theme: null,
    side,
    member: 0,
    bank: 0,
    phase: "must",
    x2: [0, 0],
    hatz: false,
    misere: false,
    early: false,
    rotation: "turn",
    teams: [[0], [1]],
    next: [0, 0],
    gone: [],
    ...more,
    symbols: { ...Object.fromEntries(lying), ...more.symbols },
  };
  return { ...state, x2: doubles(state.owner, state) };
}

const owners: Readonly<Record<string, string>> = { A: "0", B: "1", "#": "#" };

/** That position, with its dots named. */
export function posed(
  ...given: Parameters<typeof pictured>
): Pick<Trial, "state" | "names"> & { readonly state: DotsState } {
  const state = pictured(...given);
  return { state, names: { columns: state.w + 1, rows: state.h + 1 } };
}
