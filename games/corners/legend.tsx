/** The key to the signs, and the little board of a list's row. */
import type { VNode } from "preact";
import { penOf, type Shown } from "../board.tsx";
import { Ground } from "./drawing.tsx";
import type { BoardWords } from "./said.ts";
import { dense, outline, shading } from "./shapes.ts";
import { filledOf, symbolOf, type CornersState } from "./state.ts";

export function Legend(props: Shown<CornersState> & { readonly words: BoardWords }): VNode {
  const { view, players, words } = props;
  return (
    <ul class="legend">
      {players.flatMap(({ name }, side) => {
        const symbol = symbolOf(view, side);
        return ([symbol, filledOf(symbol)] as const).map((mark) => (
          <li key={mark}>
            <svg
              class={`board cells ${penOf(players, side)}`}
              viewBox="10 10 80 80"
              aria-hidden="true"
            >
              {mark !== symbol && <path class="hatch" d={shading([0, 0], symbol, side, dense)} />}
              <path class="symbol" d={outline([0, 0], symbol)} />
            </svg>
            {mark === symbol ? name : `${name}, ${words.counts}`}
          </li>
        ));
      })}
      <li>
        <svg class="board cells" viewBox="10 10 80 80" aria-hidden="true">
          <path class="ghost" d={outline([0, 0], "o")} />
        </svg>
        {words.ghost}
      </li>
    </ul>
  );
}

export function Small({ view, players }: Shown<CornersState>): VNode {
  return (
    <svg
      class={`board small cells w${view.n}`}
      viewBox={`0 0 ${100 * view.n} ${100 * view.n}`}
      aria-hidden="true"
    >
      <Ground view={view} players={players} />
    </svg>
  );
}
