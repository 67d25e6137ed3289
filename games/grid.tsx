/** A board's cells as one hears them and walks on them: what can be pressed, on top of all else. */
import type { VNode } from "preact";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is left of the cell of row and column, `3,5`, within a margin. */
export function cellArea(text: string, margin = 0): Area {
  const [r = 0, c = 0] = text.split(",").map(Number);
  const size = 100 - 2 * margin;
  return { x: 100 * c + margin, y: 100 * r + margin, width: size, height: size };
}

export interface CellState {
  readonly "aria-label": string;
  readonly "aria-disabled": true | undefined;
  readonly "aria-selected"?: boolean;
}

export function Grid(props: {
  readonly rows: readonly (readonly string[])[];
  /** The one stop of the tabulator. */
  readonly at: string;
  area(cell: string): Area;
  state(cell: string): CellState;
}): VNode {
  const { rows, at, area, state } = props;
  return (
    <>
      {rows.map((row, r) => (
        <g role="row" key={r}>
          {row.map((cell) => (
            <rect
              key={cell}
              role="gridcell"
              data-at={cell}
              tabindex={cell === at ? 0 : -1}
              {...area(cell)}
              {...state(cell)}
            />
          ))}
        </g>
      ))}
    </>
  );
}
