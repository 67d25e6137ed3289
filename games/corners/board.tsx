/** The board of Vier Ecken: seen, tapped, walked by keys and heard. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { anyBoard, penOf, Plane } from "../board.tsx";
import { Grid } from "../grid.tsx";
import { Bar } from "./bar.tsx";
import { cellOf, cellsOf } from "./cells.ts";
import { Ground, Names, Outcome } from "./drawing.tsx";
import { Legend, Small } from "./legend.tsx";
import { Aside } from "./margin.tsx";
import { useCells, type Props } from "./pen.ts";
import { aheadOf, outcomesOf } from "./preview.ts";
import { replayOf } from "./replay.ts";
import { cellLabel, summary, type BoardWords } from "./said.ts";
import { areaOf, outline } from "./shapes.ts";
import { symbolOf, type CornersState } from "./state.ts";

export { Aside, Bar, Legend, Small };

export const board = anyBoard<CornersState, BoardWords>({ Board, Legend, Aside, Bar, Small });

export function Board(props: Props): VNode {
  const { view, words, players, pen, sent, moves = [] } = props;
  const { n } = view;
  const { paper, at, may, free, over, from, on, onFocusIn } = useCells(props);
  const names = players.map(({ name }) => name);
  const ahead = aheadOf(props);
  const isStill = !ahead && sent === null;
  const past = useMemo(() => outcomesOf(view, moves), [view]);
  const ground = useMemo(() => {
    const replay = replayOf(past.slice(from));
    return <Ground {...{ view, players, replay }} latest={isStill ? past.at(-1) : undefined} />;
  }, [view, players, from, isStill]);
  const labels = useMemo(
    () => new Map(cellsOf(n).map((cell) => [String(cell), cellLabel(props, names, cell, may)])),
    [view, players, may],
  );
  const letters = useMemo(() => <Names n={n} />, [n]);
  const mine = symbolOf(view, pen ?? 0);
  const draw = (text: string): string => outline(cellOf(text), mine);
  return (
    <div class="play" onFocusIn={onFocusIn}>
      <svg
        ref={paper}
        class={`board cells w${n} h${n} ${pen === null ? "" : penOf(players, pen)}`}
        viewBox={`0 0 ${100 * n} ${100 * n}`}
        role="grid"
        aria-label={words.cells}
        {...on}
      >
        {letters}
        {ground}
        {ahead && <Outcome outcome={ahead} side={pen ?? 0} />}
        {over !== null && over !== props.draft?.text && free(over) && (
          <path class="ghost" d={draw(over)} />
        )}
        {!ahead && free(at) && <path class="ghost peek" d={draw(at)} />}
        {sent !== null && <path class="symbol sent" d={draw(sent)} />}
        {sent !== null && <Plane {...areaOf(sent, -36)} />}
        {props.beside?.((text) => areaOf(text, -36))}
        <Grid
          rows={Array.from({ length: n }, (_, r) =>
            Array.from({ length: n }, (__, c) => `${r},${c}`),
          )}
          at={at}
          area={(cell) => areaOf(cell, 0)}
          state={(cell) => ({
            "aria-label": labels.get(cell) ?? "",
            "aria-disabled": free(cell) ? undefined : true,
          })}
        />
        <rect class="focus" rx={14} {...areaOf(at, 4)} />
      </svg>
      <p class="heard">{summary(view, words, names)}</p>
    </div>
  );
}
