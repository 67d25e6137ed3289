/** The signs in play, and the little board of a list's row. */
import type { VNode } from "preact";
import type { Shown } from "../board.tsx";
import { Drawing, Lying } from "./drawing.tsx";
import { symbols, type DotsState } from "./state.ts";
import type { BoardWords } from "./said.ts";

/** Shown before the first line and as long as there is a sign. */
export function Legend(props: Shown<DotsState> & { readonly words: BoardWords }): VNode | null {
  const { view, words } = props;
  const there = symbols.filter((sign) => Object.values(view.symbols).includes(sign));
  if (there.length === 0) return null;
  return (
    <ul class="legend">
      {there.map((sign) => (
        <li key={sign}>
          <svg class="board" viewBox="0 0 52 52" aria-hidden="true">
            <Lying sign={sign} theme={view.theme} x={26} y={26} />
          </svg>
          {words.legend[sign]}
        </li>
      ))}
    </ul>
  );
}

export function Small(props: Shown<DotsState>): VNode {
  const { w, h } = props.view;
  return (
    <svg
      class={`board small w${Math.max(w, h)}`}
      viewBox={`0 0 ${100 * w} ${100 * h}`}
      aria-hidden="true"
    >
      <Drawing view={props.view} players={props.players} />
    </svg>
  );
}
