/** The little board of a list's row. */
import type { VNode } from "preact";
import type { Shown } from "../board.tsx";
import { Ground, Tiles } from "./drawing.tsx";
import type { LoopsState } from "./state.ts";

export function Small({ view, players }: Shown<LoopsState>): VNode {
  const size = 100 * view.layout.length;
  return (
    <svg class="board small tiles" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <Ground view={view} bare />
      <Tiles view={view} players={players} />
    </svg>
  );
}
