/** Four boxes, two of them won. */
import type { VNode } from "preact";
import { dot, Initial } from "../board.tsx";
import { frame, hatch } from "../wobble.ts";

export function motif(): VNode {
  return (
    <>
      <Mine side={0} x={0} y={0} text="A" />
      <Mine side={1} x={100} y={100} text="B" />
      <path class="line" d={frame("m0", 0, 0, 100, 100) + frame("m1", 100, 100, 100, 100)} />
      <path
        class="dots"
        d={[0, 100, 200].flatMap((x) => [0, 100, 200].map((y) => dot(x, y))).join("")}
      />
    </>
  );
}

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
