/** The board of Schleifen with its rack: seen, tapped, dragged on, walked by keys and heard. */
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import { anyBoard, Icon, penOf, Plane, type Place } from "../board.tsx";
import { Grid } from "../grid.tsx";
import { Bar } from "./bar.tsx";
import { Ground, Marker, Tile, Tiles } from "./drawing.tsx";
import { arrows, lens } from "./icons.ts";
import { Aside } from "./margin.tsx";
import { fieldOf, usePen, type Props } from "./pen.ts";
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
  const spots = fields.map(String);
  const mine = turn.placed.map((one) => String(one.at));
  const size = 100 * view.layout.length;
  const flies = cornerOf(sent ?? "");
  // The lens goes first to where something is to be done, else to what was laid last.
  useLayoutEffect(() => {
    const lens = hand.table.current?.querySelector(".near");
    const [r, c] = fields[0] ?? turn.placed.at(-1)?.at ?? view.tiles.at(-1) ?? [0, 0];
    const middle = (place: number): number =>
      ((2 * place + 1) / view.layout.length - 0.5) * (lens?.clientWidth ?? 0);
    lens?.scrollTo({ left: middle(c), top: middle(r) });
  }, [near]);
  return (
    <div ref={hand.table} class={`play loops ${pen}`} {...hand.on}>
      <div class={near ? "near" : undefined}>
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
              <g key={tile} opacity={tile === chosen ? 0.4 : undefined}>
                <Tile tile={tile} at={field} />
              </g>
            ))}
            {spots.map((cell) => (
              <rect
                key={cell}
                class="spot"
                fill-opacity={over === cell ? 0.3 : 0.1}
                stroke-dasharray="13"
                {...areaOf(cell, 86)}
                rx={6}
              />
            ))}
          </g>
          {flies && <Plane {...flies} />}
          {props.beside?.(cornerOf)}
          <Grid
            rows={view.layout.map((row, r) => [...row].map((_, c) => `${r},${c}`))}
            at={at}
            area={(cell) => areaOf(cell, 100)}
            state={(cell) => ({
              "aria-label": fieldLabel(view, words, making, fieldOf(cell)),
              "aria-disabled": spots.includes(cell) || mine.includes(cell) ? undefined : true,
              ...(mine.includes(cell) && { "aria-selected": true }),
            })}
          />
          <rect class="focus" rx={14} {...areaOf(at, 92)} />
        </svg>
      </div>
      <div class="buttons">
        <Rack {...{ view, words, players, rack, making, may, carried }} pen={props.pen} />
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
      {may && chosen !== null && rack.includes(chosen) && !busy && (
        <div class="buttons">
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
  return r === undefined ? null : { x: 100 * Number(c) + 4, y: 100 * Number(r) + 4 };
}

/** A square in the middle of a field. */
function areaOf(cell: string, size: number) {
  const [r, c] = fieldOf(cell);
  const inset = (100 - size) / 2;
  return { x: 100 * c + inset, y: 100 * r + inset, width: size, height: size };
}
