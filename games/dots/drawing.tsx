/** A position of Käsekästchen as it lies on the paper: page, list, picture and print draw this. */
import type { VNode } from "preact";
import { dot, Initial, penOf, Sign, type Shown } from "../board.tsx";
import { signs } from "../signs.ts";
import { frame, hatch, wobble } from "../wobble.ts";
import { boxesOf } from "./count.ts";
import { readBox, sidesOf } from "./lines.ts";
import { lineOf, spotOf, stroke } from "./paper.ts";
import type { DotsState } from "./state.ts";

/** What lies on the paper, without the frame of SVG around it. */
export interface Drawn extends Shown<DotsState> {
  /** Lines on their way, which are drawn by whoever sent them. */
  readonly going?: readonly string[];
  /** Lines that are drawn before my eyes, in their order. */
  readonly fresh?: readonly string[] | undefined;
}

export function Drawing(props: Drawn): VNode {
  return (
    <g>
      <Ground {...props} />
      <Dots {...props} />
    </g>
  );
}

/** Boxes and lines. */
export function Ground(props: Drawn): VNode {
  const { view, going = [], fresh = [] } = props;
  const marked = markedOf(props);
  const rest = view.lines.filter((line) => !marked.includes(line) && !going.includes(line));
  const news = rest.filter((line) => fresh.includes(line));
  const old = rest.filter((line) => !fresh.includes(line));
  return (
    <g aria-hidden="true">
      <Boxes {...props} />
      {marked.length > 0 && <path class="marker" d={marked.map(stroke).join("")} />}
      {old.length > 0 && <path class="line" d={old.map(stroke).join("")} />}
      {news.map((line) => (
        <Stroke key={line} class="line" d={stroke(line)} nth={fresh.indexOf(line)} />
      ))}
    </g>
  );
}

/** Dots lie on top, and the last line with its rings: in the pen of whoever drew it. */
export function Dots(props: Drawn): VNode {
  const { view, players, lastSide = null, fresh = [] } = props;
  const marked = markedOf(props);
  const strokes = marked.map(stroke).join("");
  const ends = marked.map(endsOf).join("");
  return (
    <g aria-hidden="true">
      <path class="dots" d={dotsOf(view.w, view.h)} />
      {marked.length > 0 && (
        <g class={lastSide === null ? "pd" : penOf(players, lastSide)}>
          <Stroke key={strokes} class="line last" d={strokes} nth={latest(marked, fresh)} />
          <path class="ring" d={ends} />
          <path class="hole" d={ends} />
        </g>
      )}
    </g>
  );
}

/** The lines of the last move that are there. */
function markedOf({ view, last = [], going = [] }: Drawn): readonly string[] {
  return last.map(lineOf).filter((line) => view.lines.includes(line) && !going.includes(line));
}

/** A stroke; from 0 up it is the nth to be drawn before my eyes. */
export function Stroke(props: {
  readonly d: string;
  readonly nth: number;
  readonly class: string;
}): VNode {
  const { d, nth } = props;
  if (nth < 0) return <path class={props.class} d={d} />;
  return <path class={`${props.class} fresh ${waitOf(nth)}`} pathLength={1} d={d} />;
}

function Boxes({ view, players, fresh = [] }: Drawn): VNode {
  return (
    <g>
      {[...boxesOf(view)].map(([box, owner]) => {
        const sign = view.symbols[box];
        const [r, c] = readBox(box) ?? [0, 0];
        const [x, y] = [100 * c, 100 * r];
        if (owner === "#") return <path key={box} class="struck" d={struck(box, x, y)} />;
        if (owner === ".") {
          if (sign === undefined) return null;
          return <Lying key={box} sign={sign} theme={view.theme} x={x + 50} y={y + 50} />;
        }
        const side = Number(owner);
        const nth = latest(sidesOf([r, c]), fresh);
        return (
          <g key={box} class={`${penOf(players, side)}${nth < 0 ? "" : ` news ${waitOf(nth)}`}`}>
            <path class="ground" d={`M${x} ${y}h100v100h-100z`} />
            <path
              class="hatch"
              d={hatch(`b${box}`, side, x, y)}
              {...(nth >= 0 && { pathLength: 1 })}
            />
            <Initial
              id={box}
              text={players[side]?.initial ?? ""}
              x={sign ? x + 42 : x + 50}
              y={sign ? y + 56 : y + 50}
            />
            {sign && <Won sign={sign} x={x} y={y} />}
          </g>
        );
      })}
    </g>
  );
}

/** A sign that nobody has won yet, pale, in its theme's carrier. */
export function Lying(props: {
  readonly sign: string;
  readonly theme: string | null;
  readonly x: number;
  readonly y: number;
}): VNode {
  const { sign, theme, x, y } = props;
  return (
    <>
      {theme && <Sign d={signs[theme]} x={x} y={y} size={62} class="carrier" />}
      <Sign d={signs[sign]} x={x} y={y} size={theme ? 35 : 46} class="pale" />
    </>
  );
}

/** The sign of a box that somebody has won, in its corner. */
export function Won(props: {
  readonly sign: string;
  readonly x: number;
  readonly y: number;
}): VNode {
  const [x, y] = [props.x + 79, props.y + 22];
  return (
    <>
      <path class="disc" d={dot(x, y)} />
      <Sign d={signs[props.sign]} x={x} y={y} size={25} />
    </>
  );
}

/** A frame inside a box: in dashes it may be chosen, in full it is. */
export function frameIn(box: string): string {
  const [r = 0, c = 0] = box.split(",").map(Number);
  return frame(`t${box}`, 100 * c + 9, 100 * r + 9, 82, 82, 2);
}

/** Two crossed strokes. */
function struck(box: string, x: number, y: number): string {
  return (
    wobble(`x${box}`, x + 29, y + 28, x + 72, y + 73, 5) +
    wobble(`y${box}`, x + 71, y + 27, x + 28, y + 72, 5)
  );
}

function endsOf(line: string): string {
  const { flat, r, c } = spotOf(line);
  return dot(100 * c, 100 * r) + dot(100 * (flat ? c + 1 : c), 100 * (flat ? r : r + 1));
}

function dotsOf(w: number, h: number): string {
  let d = "";
  for (let r = 0; r <= h; r++) for (let c = 0; c <= w; c++) d += dot(100 * c, 100 * r);
  return d;
}

/** When the last of these lines is drawn before my eyes; -1: none of them is. */
function latest(lines: readonly string[], fresh: readonly string[]): number {
  return Math.max(-1, ...lines.map((line) => fresh.indexOf(line)));
}

/** The nth waits for those before; how long, the style sheet says. */
function waitOf(nth: number): string {
  return `wait${Math.min(nth, 24)}`;
}
