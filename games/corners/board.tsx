/** The board of Vier Ecken: seen, tapped, walked by keys and heard. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { anyBoard, penOf } from "../board.tsx";
import { cellArea, Grid } from "../grid.tsx";
import { Ground, names } from "./drawing.tsx";
import { Legend, Small } from "./legend.tsx";
import { Aside } from "./margin.tsx";
import { useCells, type Props } from "./pen.ts";
import { outcomesOf } from "./preview.ts";
import { replayOf } from "./replay.ts";
import { cellLabel, summary, type BoardWords } from "./said.ts";
import { besideOf } from "./shapes.ts";
import type { CornersState } from "./state.ts";

export { Aside, Legend, Small };

export const board = anyBoard<CornersState, BoardWords>({ Board, Legend, Aside, Small });

export function Board(props: Props): VNode {
  const { view, words, players, pen, moves = [], playing } = props;
  const { n } = view;
  const { paper, rows, at, free, over, from, on, onFocusIn } = useCells(props);
  const isStill = !(props.draft ?? props.sent);
  const ground = useMemo(() => {
    const past = outcomesOf(view, moves);
    const replay = replayOf(past.slice(from));
    return (
      <>
        {names(n)}
        <Ground {...{ view, players, replay }} latest={isStill ? past.at(-1) : undefined} />
      </>
    );
  }, [view, players, from, isStill]);
  return (
    <div class="play" onFocusIn={onFocusIn}>
      <svg
        ref={paper}
        class={`board cells w${n} h${n} ${pen === null ? "" : penOf(players, pen)}`}
        viewBox={`0 0 ${n}00 ${n}00`}
        role="grid"
        aria-label={(playing?.words ?? words).cells}
        {...on}
      >
        {ground}
        {playing && <playing.On {...props} {...{ at, over, free }} />}
        {props.beside?.(besideOf)}
        <Grid
          rows={rows}
          at={at}
          area={cellArea}
          state={(cell) => ({
            "aria-label": cellLabel(props, cell) + (playing?.gain(props, cell) ?? ""),
            "aria-disabled": !free(cell) || undefined,
          })}
        />
        <rect class="focus" rx={14} {...cellArea(at, 4)} />
      </svg>
      <p class="heard">{summary(props)}</p>
    </div>
  );
}
