/** Circles in the four corners of a square. */
import { Fragment, type VNode } from "preact";
import { circle, frame, wobble } from "../wobble.ts";

export function motif(): VNode {
  return (
    <>
      <path
        class="carrier inner"
        d={[67, 133]
          .map((x) => wobble(`m${x}`, x, 0, x, 200, 2.5) + wobble(`n${x}`, 0, x, 200, x, 2.5))
          .join("")}
      />
      <path class="line" d={frame("m6", 0, 0, 200, 200)} />
      <g class="pa">
        <path class="pen" d={circle("m7", 100, 100, 20)} />
        {corners.map(([x, y]) => (
          <Fragment key={`${x},${y}`}>
            <path class="pen" d={circle(`m${x},${y}`, x, y, 20)} />
            <path class="hatch" d={shading(x, y)} />
          </Fragment>
        ))}
      </g>
      <path class="pb pen" d={frame("m8", 81, 15, 37, 37)} />
    </>
  );
}

const corners = [
  [33, 33],
  [167, 33],
  [33, 167],
  [167, 167],
] as const;

/** Strokes inside a circle of 20, as a pen fills it. */
function shading(x: number, y: number): string {
  return (
    `M${x - 15} ${y - 4}L${x - 3} ${y - 16}L${x + 6} ${y - 15}L${x - 16} ${y + 6}` +
    `L${x - 11} ${y + 12}L${x + 13} ${y - 11}L${x + 16} ${y - 4}L${x - 3} ${y + 16}` +
    `L${x + 6} ${y + 15}L${x + 16} ${y + 5}`
  );
}
