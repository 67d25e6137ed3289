/** What playing takes of Schleifen: the hand over the table, and what it has half made. */
import type { VNode } from "preact";
import { anyPlay } from "../../engine/rules.ts";
import { Hand as Written, Plane } from "../board.tsx";
import { cellArea, type CellState } from "../grid.tsx";
import { Bar } from "./bar.tsx";
import { dragging } from "./drag.ts";
import { Marker, Tile } from "./drawing.tsx";
import { isSame } from "./laid.ts";
import { makingOf } from "./making.ts";
import { handOf, keyed, press, settle, type Hand } from "./pen.ts";
import { play } from "./play.ts";
import type { LoopsPlayingWords } from "./playing/words.ts";
import { pointsOf } from "./points.ts";
import { fieldLabel } from "./said.ts";
import { counted, sumOf } from "./sheet.ts";
import { setOf, type Field } from "./state.ts";
import { cornerAt, type LoopsPlaying, type Pen, type Props, type Table } from "./table.ts";

interface Said {
  readonly said: LoopsPlayingWords;
}

/** In these words. */
export function playingIn(said: LoopsPlayingWords): LoopsPlaying {
  return {
    play: anyPlay(play),
    words: said,
    without: ["direct", "mute"],
    Bar: (props) => <Bar {...(props as Props)} said={said} />,
    Turn: (props) => <Turn {...props} said={said} />,
    penOf: (props, table) => penOf(props, table, said),
  };
}

function penOf(props: Props, table: Table, said: LoopsPlayingWords): Pen {
  const hand = handOf(props, table);
  const { turn, chosen, fields } = hand.making;
  return {
    rack: hand.rack,
    may: hand.may,
    chosen,
    laid: turn.placed.map(({ tile }) => tile),
    fields: chosen === null ? null : fields,
    near: fields[0] ?? turn.placed.at(-1)?.at,
    paper: <Paper {...hand} />,
    rest: <Rest {...hand} said={said} />,
    on: {
      ...dragging(hand),
      onClick: ({ target, detail }: MouseEvent) => press(hand, target, detail === 0),
    },
    key: (event) => keyed(hand, event),
    cell: (field) => cellOf(hand, field),
    settle: () => settle(hand),
  };
}

/** The turn half made, and where the tile in the hand may go. */
function Paper({ props, table, making }: Hand): VNode {
  const { turn, chosen, fields } = making;
  const [first] = turn.placed;
  const sent = props.sent !== null;
  return (
    <>
      <g aria-hidden="true" class={sent ? "mine sent" : "mine"}>
        <Marker lying={turn.placed} />
        {turn.placed.map(({ tile, at }) => (
          <g key={tile} opacity={tile === chosen ? 0.4 : undefined}>
            <Tile tile={tile} at={at} />
          </g>
        ))}
        {fields.map(String).map((cell) => (
          <rect
            key={cell}
            class="spot"
            fill-opacity={table.over === cell ? 0.3 : 0.1}
            stroke-dasharray="13"
            {...cellArea(cell, 7)}
            rx={6}
          />
        ))}
      </g>
      {sent && first && <Plane {...cornerAt(first.at)} />}
    </>
  );
}

/** Under the rack: a tile goes elsewhere in it without being dragged. What is dragged. */
function Rest({ table, making, rack, may, put, said }: Hand & Said): VNode {
  const { turn, chosen } = making;
  return (
    <>
      {may && chosen !== null && rack.includes(chosen) && turn.placed.length === 0 && (
        <div class="buttons">
          {[-1, 1].map((by, i) => (
            <button
              key={by}
              type="button"
              class="button"
              aria-label={`${said.shelf} ${said.shift[i]}`}
              onClick={() => put(chosen, rack.indexOf(chosen) + by)}
            >
              {said.shift[i]}
            </button>
          ))}
        </div>
      )}
      {table.carried !== null && (
        <div class="ghost-tile">
          <svg class="mine" viewBox="0 0 100 100" aria-hidden="true">
            <Tile tile={table.carried} />
          </svg>
        </div>
      )}
    </>
  );
}

/** A field as it then is, and what the tile in the hand would bring there. */
function cellOf({ props, making }: Hand, at: Field): CellState {
  const { view, words } = props;
  const { turn, rest, chosen, fields } = making;
  const mine = turn.placed.find((one) => isSame(one.at, at));
  const face = chosen === null ? undefined : setOf(view)[chosen];
  const may = fields.some((field) => isSame(field, at));
  const gain = face && may ? pointsOf(rest.laid, face, at).total : null;
  return {
    "aria-label": fieldLabel(view, words, at, mine?.tile, gain),
    "aria-disabled": may || mine ? undefined : true,
    ...(mine && { "aria-selected": true }),
  };
}

/** In the margin: this turn part by part. */
function Turn({ view, words, sent, draft, said }: Props & Said): VNode | null {
  const { placed } = makingOf(view, sent ?? draft?.text).turn;
  if (placed.length === 0) return null;
  return (
    <section>
      <h2>
        <Written text={said.turn} />
      </h2>
      <table class="parts">
        <tbody>
          {placed.map((one, i) => (
            <tr key={one.tile}>
              <th scope="row">{said.nth(i + 1)}</th>
              <td>{counted(one)}</td>
              <td>{one.total}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td />
            <td>{sumOf(placed)}</td>
          </tr>
        </tfoot>
      </table>
      <p class="fine soft">{said.how}</p>
    </section>
  );
}
