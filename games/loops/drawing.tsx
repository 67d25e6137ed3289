/** A position of Schleifen as it lies on the paper: page and list draw this. */
import type { VNode } from "preact";
import { dot, penOf, type Shown } from "../board.tsx";
import { handPaths } from "../hand.ts";
import { placeName } from "../places.ts";
import { frame } from "../wobble.ts";
import type { Field, Id, LoopsState } from "./state.ts";
import { isEnd, linesOf } from "./strokes.ts";
import { read } from "./text.ts";
import { tiles } from "./tiles.ts";

/** A tile and where it lies. */
export interface Lying {
  readonly tile: Id;
  readonly at: Field;
}

/** The empty board: its ground, premiums told apart by number and strength, fields and frame. */
export function Ground({ view, bare }: { readonly view: LoopsState; readonly bare?: boolean }) {
  const { layout } = view;
  const [h, w] = [100 * layout.length, 100 * (layout[0]?.length ?? 0)];
  const grid =
    layout.map((_, r) => `M0 ${100 * r}H${w}`).join("") +
    [...(layout[0] ?? "")].map((_, c) => `M${100 * c} 0V${h}`).join("");
  return (
    <g aria-hidden="true">
      <path class="ground" d={`M0 0H${w}V${h}H0z`} />
      {layout.flatMap((row, r) =>
        [...row].map((premium, c) => {
          if (!/\d/.test(premium)) return null;
          return (
            <g key={`${r},${c}`} transform={shift([r, c])}>
              <path
                fill="var(--prem)"
                stroke="none"
                fill-opacity={strengths[premium]}
                d="M0 0h100v100H0z"
              />
              {!bare && <Written class="times" text={premium} scale={2.6} x={41} y={70} />}
              {!bare && <Written class="times" text="×" scale={1.7} x={64} y={70} />}
            </g>
          );
        }),
      )}
      {!bare && <path stroke="var(--grid)" stroke-width="2" d={grid} />}
      <path class="line" d={frame("loops", 0, 0, w, h, 4)} />
      {!bare && layout.map((_, i) => <Names key={i} at={i} />)}
    </g>
  );
}

/** All tiles; those of the last turn in the pen of whoever laid them, over the highlighter. */
export function Tiles(
  props: Shown<LoopsState> & { readonly fresh?: readonly string[]; readonly quiet?: boolean },
): VNode {
  const { view, players, last = [], lastSide = null, fresh = [], quiet } = props;
  const latest = last.flatMap(laidBy);
  const news = fresh.flatMap((text, i) => laidBy(text).map((tile) => [tile, i] as const));
  const pen = lastSide === null ? "pd" : penOf(players, lastSide);
  const isLatest = (id: Id): boolean => latest.includes(id);
  const all = view.tiles.map(([r, c, tile]) => ({ tile, at: [r, c] as const }));
  return (
    <g aria-hidden="true">
      {!quiet && <Marker lying={all.filter(({ tile }) => isLatest(tile))} />}
      {all.map(({ tile, at }) => {
        const nth = news.find(([one]) => one === tile)?.[1];
        const settles = nth === undefined ? "" : ` settle wait${Math.min(nth, 9)}`;
        return (
          <g key={tile} class={`${isLatest(tile) ? `${pen} mine` : ""}${settles}`}>
            <Tile tile={tile} at={at} />
          </g>
        );
      })}
    </g>
  );
}

/** How strong a premium shows, besides its number. */
const strengths: Readonly<Record<string, number>> = { 2: 0.22, 3: 0.42, 4: 0.66, 6: 1 };

export function Marker({ lying }: { readonly lying: readonly Lying[] }): VNode {
  const d = lying.map(({ at: [r, c] }) => `M${100 * c - 6} ${100 * r - 6}h112v112h-112z`).join("");
  return <path fill="var(--mark)" stroke="none" d={d} />;
}

/** A tile: its border, its lines over a casing that opens the border, its value. */
export function Tile({ tile, at }: { readonly tile: Id; readonly at?: Field }): VNode {
  const lines = linesOf(tile);
  return (
    <g class="tile" transform={at && shift(at)}>
      <rect x="3" y="3" width="94" height="94" rx="7" />
      <g stroke-linecap="butt">
        <path stroke="var(--tile)" stroke-width="13" d={lines} />
        <path stroke-width="7.5" d={lines} />
      </g>
      {isEnd(tile) && <path stroke-width="15" d={dot(50, 50)} />}
      <Written class="value" text={String(tiles[tile]?.face[1] ?? 0)} scale={1} x={86} y={92} />
    </g>
  );
}

export function laidBy(text: string): readonly Id[] {
  const move = read(text);
  return move === null || typeof move === "string" ? [] : move.lay.map(({ tile }) => tile);
}

function shift([r, c]: Field): string {
  return `translate(${100 * c} ${100 * r})`;
}

/** Columns are letters above the board, rows are numbers to its left. */
function Names({ at }: { readonly at: number }): VNode {
  const name = placeName([at, at]);
  const middle = 100 * at + 50;
  return (
    <>
      <Written class="letter" text={name.charAt(0)} scale={1.9} x={middle} y={-14} />
      <Written class="letter" text={name.slice(1)} scale={1.9} x={-27} y={middle + 15} />
    </>
  );
}

/** Something short in the hand, its middle at x, its baseline at y. */
function Written(props: {
  readonly class: string;
  readonly text: string;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}): VNode {
  const { text, scale, x, y } = props;
  const ink = handPaths(text, scale);
  const corner = `${Math.round(x - (ink?.width ?? 0) / 2)} ${y}`;
  return (
    <path
      class={props.class}
      stroke-width={scale > 1 ? 5 : 2.4}
      transform={`translate(${corner})`}
      d={ink?.d}
    />
  );
}
