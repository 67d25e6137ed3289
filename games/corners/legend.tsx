/** The key to the signs, and the little board of a list's row. */
import type { ComponentChildren, VNode } from "preact";
import { penOf, type Shown } from "../board.tsx";
import { Ground } from "./drawing.tsx";
import { replayOf } from "./replay.ts";
import type { BoardWords } from "./said.ts";
import { outline, shading } from "./shapes.ts";
import { symbolOf, type CornersState } from "./state.ts";

/** `children`: what only shows while somebody acts. */
export function Legend(
  props: Shown<CornersState> & {
    readonly words: BoardWords;
    readonly children?: ComponentChildren;
  },
): VNode {
  const { view, players, words, children } = props;
  return (
    <ul class="legend">
      {players.map(({ name }, side) => {
        const symbol = symbolOf(view, side);
        const open = <path class="symbol" d={outline([0, 0], symbol)} />;
        const hatch = <path class="hatch" d={shading([0, 0], symbol, side)} />;
        const pen = penOf(players, side);
        return [sign(pen, open, name), sign(pen, [hatch, open], `${name}, ${words.counts}`)];
      })}
      {children}
    </ul>
  );
}

/** One sign, and what it means. */
export function sign(pen: string, drawn: ComponentChildren, text: string): VNode {
  return (
    <li>
      <svg class={`board cells ${pen}`} viewBox="10 10 80 80" aria-hidden="true">
        {drawn}
      </svg>
      {text}
    </li>
  );
}

export function Small({ view, players }: Shown<CornersState>): VNode {
  return (
    <svg
      class={`board small cells w${view.n}`}
      viewBox={`0 0 ${view.n}00 ${view.n}00`}
      aria-hidden="true"
    >
      <Ground view={view} players={players} replay={replayOf([])} />
    </svg>
  );
}
