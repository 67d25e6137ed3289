/** The rack under the board: a list of buttons, in my own order; gaps where tiles are laid. */
import type { VNode } from "preact";
import type { Player } from "../board.tsx";
import { Tile } from "./drawing.tsx";
import { tileLabel } from "./said.ts";
import type { Id, LoopsState } from "./state.ts";
import type { Pen } from "./table.ts";
import type { LoopsWords } from "./words.ts";

export function Rack(props: {
  readonly view: LoopsState;
  readonly words: LoopsWords;
  readonly players: readonly Player[];
  readonly pen: number | null;
  readonly rack: readonly Id[];
  readonly carried: Id | null;
  readonly hand: Pen | undefined;
}): VNode | null {
  const { view, words, players, pen, rack, carried, hand } = props;
  if (rack.length === 0) return null;
  const { chosen, laid = [], may = false } = hand ?? {};
  const theirs = view.mode === "rounds" && view.seat !== pen;
  const name = players[view.seat ?? 0]?.name ?? "";
  return (
    <ol class="rack" aria-label={theirs ? words.drawn(name) : words.rack}>
      {rack.map((tile) => (
        <li key={tile}>
          {laid.includes(tile) ? (
            <span class="gap" />
          ) : (
            <button
              type="button"
              class={tile === chosen || tile === carried ? "mine" : undefined}
              data-tile={tile}
              aria-label={tileLabel(view, words, tile)}
              aria-pressed={may ? tile === chosen : undefined}
              aria-disabled={may ? undefined : true}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <Tile tile={tile} />
              </svg>
              <small aria-hidden="true">{tile}</small>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
