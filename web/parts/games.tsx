/** What can be played, each with a little picture. */
import { Fragment, type ComponentChildren, type VNode } from "preact";
import { dot, Initial } from "../../games/board.tsx";
import { circle, frame, hatch, wobble } from "../../games/wobble.ts";
import { H3 } from "./headings.tsx";

export interface GameCard {
  readonly kind: string;
  readonly name: string;
  readonly about: string;
  /** For how many. */
  readonly people: string;
}

export function Games({ games }: { readonly games: readonly GameCard[] }): VNode {
  return (
    <ul class="games">
      {games.map(({ kind, name, about }) => (
        <li key={kind}>
          <Motif kind={kind} />
          <div>
            <a href={`/new?kind=${kind}`}>
              <H3 text={name} />
            </a>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Four squares by four, or smaller. */
export function Motif({ kind }: { readonly kind: string }): VNode {
  return (
    <svg class="motif" viewBox="0 0 200 200" aria-hidden="true">
      {motifs[kind]?.()}
    </svg>
  );
}

const thirds = [33, 100, 167];
const corners = [
  [33, 33],
  [167, 33],
  [33, 167],
  [167, 167],
] as const;

const motifs: Readonly<Record<string, () => ComponentChildren>> = {
  dots: () => (
    <>
      <Mine side={0} x={0} y={0} text="A" />
      <Mine side={1} x={100} y={100} text="B" />
      <path class="line" d={frame("m0", 0, 0, 100, 100) + frame("m1", 100, 100, 100, 100)} />
      <path
        class="dots"
        d={[0, 100, 200].flatMap((x) => [0, 100, 200].map((y) => dot(x, y))).join("")}
      />
    </>
  ),
  corners: () => (
    <>
      <path
        class="carrier inner"
        d={[67, 133]
          .map((x) => wobble(`m${x}`, x, 0, x, 200, 2.5) + wobble(`n${x}`, 0, x, 200, x, 2.5))
          .join("")}
      />
      <path class="line" d={frame("m6", 0, 0, 200, 200)} />
      <g class="pa">
        <path class="pen" d={circle("m7", thirds[1] ?? 0, 100, 20)} />
        {corners.map(([x, y]) => (
          <Fragment key={`${x},${y}`}>
            <path class="pen" d={circle(`m${x},${y}`, x, y, 20)} />
            <path class="hatch" d={shading(x, y)} />
          </Fragment>
        ))}
      </g>
      <path class="pb pen" d={frame("m8", 81, 15, 37, 37)} />
    </>
  ),
  loops: () => (
    <>
      <path
        class="carrier inner"
        d="M8 4h88v88h-88zM104 4h88v88h-88zM8 104h88v88h-88zM104 104h88v88h-88z"
      />
      <path class="thick" d={thread} />
    </>
  ),
};

/** Strokes inside a circle of 20, as a pen fills it. */
function shading(x: number, y: number): string {
  return (
    `M${x - 15} ${y - 4}L${x - 3} ${y - 16}L${x + 6} ${y - 15}L${x - 16} ${y + 6}` +
    `L${x - 11} ${y + 12}L${x + 13} ${y - 11}L${x + 16} ${y - 4}L${x - 3} ${y + 16}` +
    `L${x + 6} ${y + 15}L${x + 16} ${y + 5}`
  );
}

/** A line over four tiles, with its little loops. */
const thread =
  "M2 148C20 144 34 152 50 148C72 144 84 152 100 148C122 144 132 152 144 144" +
  "C154 138 150 120 152 100C154 76 152 60 140 54C124 46 112 54 100 52C84 50 66 44 56 56" +
  "C46 68 54 86 52 100C50 124 54 136 52 148C50 166 52 180 50 198M76 50C74 66 92 70 92 60" +
  "C92 50 76 52 76 50M152 104C168 106 172 122 162 122C152 122 152 108 152 104M118 147" +
  "C116 131 134 127 134 137C134 147 120 147 118 147M22 147C20 131 38 127 38 137" +
  "C38 147 24 147 22 147M51 170C35 168 31 184 41 184C51 184 51 172 51 170";

function Mine(props: {
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}): VNode {
  const { side, x, y, text } = props;
  return (
    <g class={side === 0 ? "pa" : "pb"}>
      <path class="hatch" d={hatch(`m${side}`, side, x, y)} />
      <Initial id={`m${side}`} text={text} x={x + 50} y={y + 50} />
    </g>
  );
}
