/** The board of Vier Ecken: seen, tapped, walked by keys and heard. */
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { anyBoard, dot, penOf, Sign } from "../board.tsx";
import { plane } from "../icons.ts";
import { Bar } from "./bar.tsx";
import { cellsOf, readCell } from "./cells.ts";
import { Ground, Names, Outcome } from "./drawing.tsx";
import { Legend, Small } from "./legend.tsx";
import { Aside } from "./margin.tsx";
import { usePen, type Props } from "./pen.ts";
import { outcomesOf, preview } from "./preview.ts";
import { replayOf } from "./replay.ts";
import { cellLabel, summary, type BoardWords } from "./said.ts";
import { middleOf, outline } from "./shapes.ts";
import { symbolOf, type CornersState } from "./state.ts";

export { Aside, Bar, Legend, Small };

export const board = anyBoard<CornersState, BoardWords>({ Board, Legend, Aside, Bar, Small });

export function Board(props: Props): VNode {
  const { view, words, players, pen, sent, draft, moves = [] } = props;
  const { n } = view;
  const { paper, at, may, free, over, from, on, onFocusIn } = usePen(props);
  const names = players.map(({ name }) => name);
  const past = useMemo(() => outcomesOf(view, moves), [view]);
  const ahead = may && draft ? preview(view, readCell(draft.text)) : null;
  const ground = useMemo(() => {
    const replay = replayOf(past.slice(from));
    const latest = ahead || sent !== null ? undefined : past.at(-1);
    return <Ground {...{ view, players, latest, replay }} />;
  }, [view, players, from, !ahead && sent === null]);
  const cells = useMemo(
    () => cellsOf(n).map((cell) => ({ cell, label: cellLabel(view, words, names, cell, may) })),
    [view, players, may],
  );
  const labels = useMemo(() => <Names n={n} />, [n]);
  const mine = symbolOf(view, pen ?? 0);
  const draw = (text: string): string => outline(readCell(text) ?? [0, 0], mine);
  const [x, y] = middleOf(readCell(at) ?? [0, 0]);
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
        {labels}
        {ground}
        {ahead && <Outcome outcome={ahead} side={pen ?? 0} />}
        {over !== null && <path class="ghost" d={draw(over)} />}
        {!ahead && free(at) && <path class="ghost peek" d={draw(at)} />}
        {sent !== null && <path class="symbol sent" d={draw(sent)} />}
        {sent !== null && <Plane text={sent} />}
        {Array.from({ length: n }, (_, r) => (
          <g role="row" key={r}>
            {cells.slice(r * n, r * n + n).map(({ cell: [, c], label }) => (
              <rect
                key={c}
                role="gridcell"
                data-at={`${r},${c}`}
                tabindex={`${r},${c}` === at ? 0 : -1}
                x={100 * c}
                y={100 * r}
                width={100}
                height={100}
                aria-label={label}
                aria-disabled={free(`${r},${c}`) ? undefined : true}
              />
            ))}
          </g>
        ))}
        <rect class="focus" rx={14} x={x - 46} y={y - 46} width={92} height={92} />
      </svg>
      <p class="heard">{summary(view, words, names)}</p>
    </div>
  );
}

/** The paper plane that carries my symbol, in the corner of its cell. */
function Plane({ text }: { readonly text: string }): VNode {
  const [x, y] = middleOf(readCell(text) ?? [0, 0]);
  return (
    <g aria-hidden="true">
      <path class="disc" d={dot(x + 32, y - 32)} />
      <Sign d={plane} x={x + 32} y={y - 32} size={34} />
    </g>
  );
}
