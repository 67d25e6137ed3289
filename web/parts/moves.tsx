/** The moves as people write them down: a row is a turn, each line leads to its position. */
import { Fragment, type VNode } from "preact";
import { Hand, penOf, type Player } from "../../games/board.tsx";

export interface MoveRow {
  readonly side: number;
  /** Whoever of a team it was. */
  readonly who?: string;
  /** „26–29“ */
  readonly numbers: string;
  readonly lines: readonly {
    readonly text: string;
    /** Moves made once this one is in. */
    readonly ply: number;
    /** Who drew it if not the player: „CPU“. */
    readonly mark?: string;
  }[];
  /** „+3“, or nothing. */
  readonly gain: string;
}

export function Moves(props: {
  readonly label: string;
  readonly players: readonly Player[];
  readonly rows: readonly MoveRow[];
  /** The position that is shown. */
  readonly ply: number;
  /** The last move of the game. */
  readonly newest: number;
  /** Only the last turns are in sight. */
  readonly cut?: boolean;
  readonly onGo?: (ply: number) => void;
}): VNode {
  const { players, rows, ply, newest, onGo } = props;
  return (
    <ol class={props.cut ? "moves cut" : "moves"} aria-label={props.label}>
      {rows.map((row) => (
        <li key={row.numbers}>
          <span class="nth">{row.numbers}</span>
          <span class={penOf(players, row.side)}>
            <Hand text={players[row.side]?.initial ?? ""} size="digit" />
          </span>
          <span>
            {row.who && <small class="soft">{row.who} </small>}
            {row.lines.map((line, i) => (
              <Fragment key={line.ply}>
                {i > 0 && " "}
                <span class="one">
                  <button
                    type="button"
                    class={line.ply === newest ? "now" : undefined}
                    aria-current={line.ply === ply && ply !== newest ? "step" : undefined}
                    onClick={() => onGo?.(line.ply)}
                  >
                    {line.text}
                  </button>
                  {line.mark && <small class="soft">{line.mark}</small>}
                  {i < row.lines.length - 1 && " ·"}
                </span>
              </Fragment>
            ))}
          </span>
          <span class="gain">{row.gain}</span>
        </li>
      ))}
    </ol>
  );
}
