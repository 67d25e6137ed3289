/** Letters and numbers around a board, as its texts name places by them. */
import type { VNode } from "preact";
import type { Trial } from "../../../games/guide.ts";
import { handPaths } from "../../../games/hand.ts";

/** Lies over the board without being in its way. Boards are drawn in hundredths of a box. */
export function Names({ columns, rows }: NonNullable<Trial["names"]>): VNode {
  const [w, h] = [columns, rows].map((count) => 100 * (count - 1));
  // About as high as the letters of a text, however big the board.
  const cap = 4 * columns;
  const off = -1.5 * cap;
  const many = (count: number): readonly number[] => [...Array.from({ length: count }).keys()];
  return (
    <svg class="names" viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="xMinYMin" aria-hidden="true">
      {many(columns).map((c) => (
        <Name key={c} text={String.fromCharCode(97 + c)} x={100 * c} y={off} cap={cap} />
      ))}
      {many(rows).map((r) => (
        <Name key={r} text={String(r + 1)} x={off} y={100 * r} cap={cap} />
      ))}
    </svg>
  );
}

interface Place {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly cap: number;
}

function Name({ text, x, y, cap }: Place): VNode {
  const ink = handPaths(text, cap / 16);
  const corner = `${Math.round(x - (ink?.width ?? 0) / 2)} ${Math.round(y + cap / 2)}`;
  return <path stroke-width={cap / 8} transform={`translate(${corner})`} d={ink?.d} />;
}
