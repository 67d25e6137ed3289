/** The board of Schleifen with its rack: seen, tapped, dragged on, walked by keys and heard. */
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { anyBoard, Icon, penOf, Plane } from "../board.tsx";
import { Bar } from "./bar.tsx";
import { Ground, Marker, Tile, Tiles } from "./drawing.tsx";
import { arrows, lens } from "./icons.ts";
import { Aside } from "./margin.tsx";
import { has, usePen, type Props } from "./pen.ts";
import { Rack } from "./shelf.tsx";
import { fieldLabel, summary } from "./said.ts";
import { Small } from "./small.tsx";
import type { LoopsState } from "./state.ts";
import type { LoopsWords } from "./words.ts";

export { Aside, Bar, Small };

const Legend = (): null => null;
export const board = anyBoard<LoopsState, LoopsWords>({ Board, Legend, Aside, Bar, Small });

export function Board(props: Props): VNode {
  const { view, words, players, last, lastSide, fresh, sent } = props;
  const hand = usePen(props);
  const { making, may, at, over, carried, rack } = hand;
  const { turn, chosen, fields } = making;
  const [near, setNear] = useState(false);
  const pen = props.pen === null ? "" : penOf(players, props.pen);
  const busy = turn.placed.length > 0;
  const ground = useMemo(() => <Ground view={view} />, [view.layout]);
  const tiles = useMemo(
    () => <Tiles {...{ view, players, last, lastSide, fresh: fresh ?? [], quiet: busy }} />,
    [view, players, last, lastSide, fresh, busy],
  );
  const mine = new Map(turn.placed.map((one) => [String(one.at), one.tile]));
  const size = 100 * view.layout.length;
  return (
    <div ref={hand.table} class={`play loops ${pen}`} {...hand.on}>
      <div class={near ? "lens near" : "lens"}>
        <svg
          class="board tiles"
          viewBox={`0 0 ${size} ${size}`}
          role="grid"
          aria-label={words.board}
        >
          {ground}
          {tiles}
          <g aria-hidden="true" class={sent === null ? "mine" : "mine sent"}>
            <Marker lying={turn.placed} />
            {turn.placed.map(({ tile, at: field }) => (
              <g key={tile} class={tile === chosen ? "lifted" : undefined}>
                <Tile tile={tile} at={field} />
              </g>
            ))}
            {fields.map(([r, c]) => (
              <rect
                key={`${r},${c}`}
                class={over === `${r},${c}` ? "spot over" : "spot"}
                {...areaOf(r, c, 86)}
                rx={6}
              />
            ))}
          </g>
          {sent !== null && turn.placed[0] && (
            <Plane x={100 * turn.placed[0].at[1] + 4} y={100 * turn.placed[0].at[0] + 4} />
          )}
          {view.layout.map((row, r) => (
            <g role="row" key={r}>
              {[...row].map((_, c) => (
                <rect
                  key={c}
                  role="gridcell"
                  data-at={`${r},${c}`}
                  data-tile={may ? mine.get(`${r},${c}`) : undefined}
                  tabindex={at[0] === r && at[1] === c ? 0 : -1}
                  aria-label={fieldLabel(view, words, making, [r, c])}
                  aria-disabled={has(fields, [r, c]) || mine.has(`${r},${c}`) ? undefined : true}
                  {...areaOf(r, c, 100)}
                />
              ))}
            </g>
          ))}
          <rect class="focus" rx={14} {...areaOf(at[0], at[1], 92)} />
        </svg>
      </div>
      <div class="shelf">
        <Rack {...{ view, words, players, rack, making, may, carried }} pen={props.pen} />
        <button
          type="button"
          class="button lens-button"
          aria-pressed={near}
          aria-label={words.near}
          onClick={() => setNear(!near)}
        >
          <Icon d={lens} />
        </button>
      </div>
      {near && <Pan words={words} />}
      {may && chosen !== null && rack.includes(chosen) && !busy && (
        <div class="pan order">
          {[arrows[0], arrows[3]].map(([by, , d], i) => (
            <button
              key={by}
              type="button"
              class="button"
              aria-label={words.shift[i]}
              onClick={() => hand.put(chosen, rack.indexOf(chosen) + by)}
            >
              <Icon d={d} />
            </button>
          ))}
        </div>
      )}
      {carried !== null && (
        <div ref={hand.ghost} class="ghost-tile">
          <svg class="mine" viewBox="0 0 100 100" aria-hidden="true">
            <Tile tile={carried} />
          </svg>
        </div>
      )}
      <p class="heard">{summary(view, words, players)}</p>
    </div>
  );
}

/** Where the lens goes over the board that is twice as big. */
function Pan({ words }: { readonly words: LoopsWords }): VNode {
  return (
    <div class="pan">
      {arrows.map(([x, y, d], i) => (
        <button
          key={d}
          type="button"
          class="button"
          aria-label={words.pan[i]}
          onClick={({ currentTarget }) => {
            const lens = currentTarget.closest(".play")?.querySelector(".lens");
            lens?.scrollBy({ left: (x * lens.clientWidth) / 2, top: (y * lens.clientWidth) / 2 });
          }}
        >
          <Icon d={d} />
        </button>
      ))}
    </div>
  );
}

/** A square in the middle of a field. */
function areaOf(r: number, c: number, size: number) {
  const inset = (100 - size) / 2;
  return { x: 100 * c + inset, y: 100 * r + inset, width: size, height: size };
}
