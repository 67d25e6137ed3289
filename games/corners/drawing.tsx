/** A position of Vier Ecken as it lies on the paper: page, list, picture and print draw this. */
import type { VNode } from "preact";
import { dot, penOf, type Shown } from "../board.tsx";
import { handPaths } from "../hand.ts";
import { frame, wobble } from "../wobble.ts";
import { at, cellName, cellsOf, type Cell } from "./cells.ts";
import type { Preview } from "./preview.ts";
import type { Replay } from "./replay.ts";
import { dense, linksOf, middleOf, outline, shading, wide } from "./shapes.ts";
import { symbolOf, type CornersState } from "./state.ts";

/** Lines of pencil and what lies between them, without the frame of SVG around it. */
export function Ground(
  props: Shown<CornersState> & {
    /** What the last move brought: it lies under the highlighter. */
    readonly latest?: Preview | undefined;
    readonly replay?: Replay;
  },
): VNode {
  const { view, players, latest, replay } = props;
  const { n } = view;
  const inner = Array.from({ length: n - 1 }, (_, i) => 100 * i + 100);
  return (
    <g aria-hidden="true">
      {latest && <Marks latest={latest} replay={replay} />}
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
          <Symbols view={view} side={side} replay={replay} />
        </g>
      ))}
    </g>
  );
}

interface Played {
  readonly replay: Replay | undefined;
}

/** What comes in a replay is drawn by itself, in its step; all the rest in one stroke. */
function Symbols({ view, side, replay }: Played & { view: CornersState; side: number }): VNode {
  const symbol = symbolOf(view, side);
  const cells = cellsOf(view.n).filter((cell) => at(view.cells, cell).toLowerCase() === symbol);
  const full = cells.filter((cell) => at(view.cells, cell) !== symbol);
  const draw = (cell: Cell): string => outline(cell, symbol);
  const fill = (cell: Cell): string => shading(cell, symbol, side, dense);
  // Four strokes are drawn at once, each a little shorter than its dash.
  const length = symbol === "o" ? 1 : 3.6;
  return (
    <>
      <Strokes kind="hatch" cells={full} stroke={fill} length={1} steps={replay?.filled} />
      <Strokes kind="symbol" cells={cells} stroke={draw} length={length} steps={replay?.placed} />
    </>
  );
}

function Strokes(props: {
  readonly kind: string;
  readonly cells: readonly Cell[];
  readonly stroke: (cell: Cell) => string;
  readonly length: number;
  readonly steps: ReadonlyMap<string, number> | undefined;
}): VNode {
  const { kind, cells, stroke, length, steps } = props;
  const news = cells.filter((cell) => steps?.has(String(cell)));
  const old = cells.filter((cell) => !news.includes(cell));
  return (
    <>
      {old.length > 0 && <path class={kind} d={old.map(stroke).join("")} />}
      {news.map((cell) => (
        <path
          key={String(cell)}
          class={`${kind} fresh wait${steps?.get(String(cell)) ?? 0}`}
          pathLength={length}
          d={stroke(cell)}
        />
      ))}
    </>
  );
}

/** Where it was placed in full, what came of it in passing. */
function Marks({ latest, replay }: Played & { readonly latest: Preview }): VNode {
  const { cell, filled, added } = latest;
  const of = (steps: ReadonlyMap<string, number> | undefined, one: Cell): string => {
    const step = steps?.get(String(one));
    return step === undefined ? "" : ` late wait${step}`;
  };
  return (
    <>
      {filled.map((one) => (
        <path class={`swipe${of(replay?.filled, one)}`} d={swipe(one)} />
      ))}
      {added.map((one) => (
        <path class={`swipe${of(replay?.placed, one)}`} d={swipe(one)} />
      ))}
      <path class={`mark${of(replay?.placed, cell)}`} d={square(cell)} />
    </>
  );
}

/** The complete outcome over the position: what would be new, filled, added, and why. */
export function Outcome({ outcome, side }: { outcome: Preview; side: number }): VNode {
  const { cell, symbol, rounds, filled, added } = outcome;
  const links = linksOf(rounds);
  return (
    <g aria-hidden="true">
      <path class="mark" d={square(cell)} />
      <path class="link" d={links.map(({ d }) => d).join("")} />
      <path class="hatch" d={filled.map((one) => shading(one, symbol, side, wide)).join("")} />
      <path class="ghost" d={added.map((one) => outline(one, symbol)).join("")} />
      <path class="symbol" d={outline(cell, symbol)} />
      <path class="knot" d={links.map(({ x, y }) => dot(x, y)).join("")} />
      {links.map(({ nth, x, y }) => (
        <Written key={`${x},${y}`} class="numeral" text={String(nth)} x={x} y={y} cap={21} />
      ))}
    </g>
  );
}

/** Columns are letters, rows are numbers. */
export function Names({ n }: { readonly n: number }): VNode {
  const [cap, off] = n > 7 ? [27, -28] : [22, -23];
  return (
    <g aria-hidden="true">
      {Array.from({ length: n }, (_, i) => {
        const [letter = "", ...number] = cellName([i, i]);
        return (
          <>
            <Written class="letter" text={letter} x={100 * i + 50} y={off} cap={cap} />
            <Written class="letter" text={number.join("")} x={off} y={100 * i + 50} cap={cap} />
          </>
        );
      })}
    </g>
  );
}

/** In the hand, its middle at x, y. */
function Written(props: {
  readonly class: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly cap: number;
}): VNode {
  const { text, x, y, cap } = props;
  const ink = handPaths(text, cap / 16);
  const corner = `${Math.round(x - (ink?.width ?? 0) / 2)} ${Math.round(y + cap / 2)}`;
  return <path class={props.class} transform={`translate(${corner})`} d={ink?.d} />;
}

function square([r, c]: Cell): string {
  return `M${100 * c + 6} ${100 * r + 6}h88v88h-88z`;
}

function swipe(cell: Cell): string {
  const [x, y] = middleOf(cell);
  return wobble(`s${String(cell)}`, x - 42, y + 3, x + 42, y - 3);
}
