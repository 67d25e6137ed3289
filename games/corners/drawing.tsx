/** A position of Vier Ecken as it lies on the paper: page, list, picture and print draw this. */
import type { VNode } from "preact";
import { penOf, type Shown } from "../board.tsx";
import { handPaths } from "../hand.ts";
import { frame, wobble } from "../wobble.ts";
import { placeName } from "../places.ts";
import type { Cell } from "./cells.ts";
import type { Preview } from "./preview.ts";
import type { Replay } from "./replay.ts";
import { middleOf, outline, shading } from "./shapes.ts";
import { filledOf, lying, symbolOf, type CornersState } from "./state.ts";

/** Lines of pencil and what lies between them, without the frame of SVG around it. */
export function Ground(
  props: Shown<CornersState> & {
    /** What the last move brought: it lies under the highlighter. */
    readonly latest?: Preview | undefined;
    readonly replay: Replay;
  },
): VNode {
  const { view, players, latest, replay } = props;
  const { n } = view;
  const inner = Array.from({ length: n - 1 }, (_, i) => 100 * i + 100);
  return (
    <g aria-hidden="true">
      {latest && marks(latest, replay)}
      <path
        class="inner"
        d={inner
          .map(
            (x) => wobble(`c${x}`, x, 0, x, 100 * n, 2.5) + wobble(`r${x}`, 0, x, 100 * n, x, 2.5),
          )
          .join("")}
      />
      <path class="line" d={frame(`frame${n}`, 0, 0, 100 * n, 100 * n, 4.5)} />
      {players.map((_, side) => (
        <g key={side} class={penOf(players, side)}>
          {symbols(view, side, replay)}
        </g>
      ))}
    </g>
  );
}

type Steps = ReadonlyMap<string, number>;

/** What comes in a replay is drawn by itself, in its step; all the rest in one stroke. */
function symbols(view: CornersState, side: number, { placed, filled }: Replay): VNode {
  const symbol = symbolOf(view, side);
  const full = lying(view, filledOf(symbol));
  const cells = lying(view, symbol + filledOf(symbol));
  // Four strokes are drawn at once, each a little shorter than its dash.
  const length = symbol === "o" ? 1 : 3.6;
  return (
    <>
      {strokes("hatch", full, filled, 1, (cell) => shading(cell, symbol, side))}
      {strokes("symbol", cells, placed, length, (cell) => outline(cell, symbol))}
    </>
  );
}

function strokes(
  kind: string,
  cells: readonly Cell[],
  steps: Steps,
  length: number,
  stroke: (cell: Cell) => string,
): VNode {
  const isNew = (cell: Cell): boolean => steps.has(String(cell));
  const old = cells.filter((cell) => !isNew(cell));
  return (
    <>
      {old.length > 0 && <path class={kind} d={old.map(stroke).join("")} />}
      {cells.filter(isNew).map((cell) => (
        <path
          key={String(cell)}
          class={`${kind} fresh wait${steps.get(String(cell))}`}
          pathLength={length}
          d={stroke(cell)}
        />
      ))}
    </>
  );
}

/** Where it was placed in full, what came of it in passing. */
function marks({ cell, filled, added }: Preview, replay: Replay): VNode {
  const draw = (kind: string, one: Cell, d: string, steps: Steps): VNode => {
    const step = steps.get(String(one));
    return <path class={step === undefined ? kind : `${kind} late wait${step}`} d={d} />;
  };
  return (
    <>
      {filled.map((one) => draw("swipe", one, swipe(one), replay.filled))}
      {added.map((one) => draw("swipe", one, swipe(one), replay.placed))}
      {draw("mark", cell, square(cell), replay.placed)}
    </>
  );
}

/** Columns are letters, rows are numbers. */
export function names(n: number): VNode {
  const [cap, off] = n > 7 ? [27, -28] : [22, -23];
  return (
    <g aria-hidden="true">
      {Array.from({ length: n }, (_, i) => {
        const name = placeName([i, i]);
        return (
          <>
            {written("letter", name.charAt(0), 100 * i + 50, off, cap)}
            {written("letter", name.slice(1), off, 100 * i + 50, cap)}
          </>
        );
      })}
    </g>
  );
}

/** In the hand, its middle at x, y. */
export function written(kind: string, text: string, x: number, y: number, cap: number): VNode {
  const ink = handPaths(text, cap / 16);
  const corner = `${Math.round(x - (ink?.width ?? 0) / 2)} ${Math.round(y + cap / 2)}`;
  return <path class={kind} transform={`translate(${corner})`} d={ink?.d} />;
}

export function square([r, c]: Cell): string {
  return `M${100 * c + 6} ${100 * r + 6}h88v88h-88z`;
}

function swipe(cell: Cell): string {
  const [x, y] = middleOf(cell);
  return wobble(`s${String(cell)}`, x - 42, y + 3, x + 42, y - 3);
}
