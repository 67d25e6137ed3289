/** Points, tie-breaks, and when nobody can catch up any more (rules.md §1.5, §1.7). */
import type { Side } from "../../engine/rules.ts";
import type { DotsState } from "./state.ts";

/** What a box is worth to whoever owns it at the end. */
export function pointsOf({ symbols, hatz }: DotsState, box: string): number {
  const symbol = symbols[box];
  if (symbol === "x2") return 2;
  if (symbol === "w2" || symbol === "w3") return hatz ? 0 : Number(symbol[1]);
  return hatz && symbol === undefined ? 0 : 1;
}

/** Every box with its owner: `.`, `0`, `1` or `#`. */
export function* boxesOf({ owner }: DotsState): Iterable<readonly [box: string, owner: string]> {
  for (const [r, row] of owner.entries()) {
    for (let c = 0; c < row.length; c++) yield [`${r},${c}`, row.charAt(c)];
  }
}

export function scores(state: DotsState): readonly [number, number] {
  let [a, b] = [0, 0];
  for (const [box, owner] of boxesOf(state)) {
    if (owner === "0") a += pointsOf(state, box);
    if (owner === "1") b += pointsOf(state, box);
  }
  return [a, b];
}

/** Owned ×2 boxes by side: the tie-break. */
export function doubles(owner: readonly string[], state: DotsState): readonly [number, number] {
  const mine = (side: string): number =>
    Object.entries(state.symbols).filter(
      ([box, symbol]) => symbol === "x2" && owner[Number(box[0])]?.charAt(Number(box[2])) === side,
    ).length;
  return [mine("0"), mine("1")];
}

/** The side that can no longer be caught, by a bound that never claims too early (D-21). */
export function decided(state: DotsState): Side | null {
  const [a, b] = scores(state);
  const lead = state.misere ? b - a : a - b;
  let open = 0;
  let bombs = 0;
  let swaps = 0;
  let most = 0;
  for (const [box, owner] of boxesOf(state)) {
    if (owner === "#") continue;
    const points = pointsOf(state, box);
    most = Math.max(most, points);
    if (owner !== ".") continue;
    open += points;
    bombs += Number(state.symbols[box] === "bomb");
    swaps += Number(state.symbols[box] === "swap");
  }
  if (Math.abs(lead) <= open + bombs * most + 2 * swaps * most) return null;
  return lead > 0 ? 0 : 1;
}
