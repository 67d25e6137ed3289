/** The board of Schleifen with its rack: seen, walked by keys and heard. */
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { anyBoard, Icon, penOf, type Place } from "../board.tsx";
import { cellArea, Grid } from "../grid.tsx";
import { Ground, Tiles } from "./drawing.tsx";
import { arrows, lens } from "./icons.ts";
import { Aside } from "./margin.tsx";
import { Rack } from "./shelf.tsx";
import { fieldLabel, summary } from "./said.ts";
import { Small } from "./small.tsx";
import type { LoopsState } from "./state.ts";
import { cornerAt, fieldOf, useTable, type Props } from "./table.ts";
import type { LoopsWords } from "./words.ts";

export { Aside, Small };

const Legend = (): null => null;
export const board = anyBoard<LoopsState, LoopsWords>({ Board, Legend, Aside, Small });

export function Board(props: Props): VNode {
  const { view, words, players, last, lastSide, fresh } = props;
  const { pen: hand, ref, at, on, rack, carried } = useTable(props);
  const [near, setNear] = useState(false);
  const pen = props.pen === null ? "" : penOf(players, props.pen);
  const busy = Boolean(hand?.laid.length);
  const ground = useMemo(() => <Ground view={view} />, [view.layout]);
  const tiles = useMemo(
    () => <Tiles {...{ view, players, last, lastSide, fresh: fresh ?? [], quiet: busy }} />,
    [view, players, last, lastSide, fresh, busy],
  );
  const size = 100 * view.layout.length;
  useLayoutEffect(() => hand?.settle(), [props.draft?.text]);
  // The lens goes first to where something is to be done, else to what was laid last.
  useLayoutEffect(() => {
    const lens = ref.current?.querySelector(".near");
    const [r, c] = hand?.near ?? view.tiles.at(-1) ?? [0, 0];
    const middle = (place: number): number =>
      ((2 * place + 1) / view.layout.length - 0.5) * (lens?.clientWidth ?? 0);
    lens?.scrollTo({ left: middle(c), top: middle(r) });
  }, [near]);
  return (
    <div ref={ref} class={`play loops ${pen}`} {...on}>
      <div class={near ? "near" : undefined}>
        <svg
          class="board tiles"
          viewBox={`0 0 ${size} ${size}`}
          role="grid"
          aria-label={words.board}
        >
          {ground}
          {tiles}
          {hand?.paper}
          {props.beside?.(cornerOf)}
          <Grid
            rows={view.layout.map((row, r) => [...row].map((_, c) => `${r},${c}`))}
            at={at}
            area={cellArea}
            state={(cell) =>
              hand?.cell(fieldOf(cell)) ?? {
                "aria-label": fieldLabel(view, words, fieldOf(cell)),
                "aria-disabled": true,
              }
            }
          />
          <rect class="focus" rx={14} {...cellArea(at, 4)} />
        </svg>
      </div>
      <div class="buttons">
        <Rack {...{ view, words, players, rack, carried, hand }} pen={props.pen} />
        <button
          type="button"
          class="button zoom"
          aria-pressed={near}
          aria-label={words.near}
          onClick={() => setNear(!near)}
        >
          <Icon d={lens} />
        </button>
      </div>
      {near && <Pan words={words} />}
      {hand?.rest}
      <p class="heard">{summary(view, words, players)}</p>
    </div>
  );
}

/** Where the lens goes over the board that is twice as big. */
function Pan({ words }: { readonly words: LoopsWords }): VNode {
  return (
    <div class="buttons zoom">
      {arrows.map(([x, y, d], i) => (
        <button
          key={d}
          type="button"
          class="button"
          aria-label={words.pan[i]}
          onClick={({ currentTarget }) => {
            const lens = currentTarget.closest(".play")?.querySelector(".near");
            lens?.scrollBy({ left: (x * lens.clientWidth) / 2, top: (y * lens.clientWidth) / 2 });
          }}
        >
          <Icon d={d} />
        </button>
      ))}
    </div>
  );
}

/** The corner of the first tile that a turn lays, if it lays any. */
function cornerOf(text: string): Place | null {
  const [, r, c] = /@(\d+),(\d+)/.exec(text) ?? [];
  return r === undefined ? null : cornerAt([Number(r), Number(c)]);
}
