/** A position as plain text, for tests, mail and screen readers. */
import type { DotsState } from "./state.ts";

const signs = { x2: "x", bomb: "*", extra: "+", swap: "~", w2: "2", w3: "3" } as const;

export function sketch(state: DotsState): string {
  const { w, h, lines, owner, symbols } = state;
  const rows: string[] = [];
  for (let r = 0; r <= h; r++) {
    const across = Array.from({ length: w }, (_, c) =>
      lines.includes(`h${r},${c}`) ? "---" : "   ",
    );
    rows.push(`·${across.join("·")}·`);
    if (r === h) break;
    let row = "";
    for (let c = 0; c <= w; c++) {
      row += lines.includes(`v${r},${c}`) ? "|" : " ";
      if (c < w) row += ` ${inside(owner[r]?.charAt(c) ?? ".", symbols[`${r},${c}`])} `;
    }
    rows.push(row.trimEnd());
  }
  return rows.join("\n");
}

/** `A` and `B` own; a sign lies open; `#` is bombed. */
function inside(owner: string, symbol: DotsState["symbols"][string] | undefined): string {
  if (owner === "0") return "A";
  if (owner === "1") return "B";
  return owner === "#" ? "#" : symbol ? signs[symbol] : " ";
}
