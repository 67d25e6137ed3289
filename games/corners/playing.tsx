/** What playing takes of Vier Ecken: the outcome of a cell, on the paper and in words. */
import type { VNode } from "preact";
import { anyPlay } from "../../engine/rules.ts";
import { dot, Plane } from "../board.tsx";
import { Bar } from "./bar.tsx";
import { at, cellOf, cellsOf } from "./cells.ts";
import { square, written } from "./drawing.tsx";
import { sign } from "./legend.tsx";
import { linksOf } from "./links.ts";
import type { CornersPlaying, Props } from "./pen.ts";
import { play } from "./play.ts";
import type { CornersPlayingWords } from "./playing/words.ts";
import { preview, type Preview } from "./preview.ts";
import { besideOf, outline, shading } from "./shapes.ts";
import { symbolOf, type CornersState } from "./state.ts";

/** Between two strokes of a symbol that would be filled. */
const wide = 12.5;

/** In these words. */
export function playingIn(said: CornersPlayingWords): CornersPlaying {
  return {
    play: anyPlay(play),
    words: said,
    Bar: (props) => <Bar {...(props as Props)} said={said} />,
    On,
    ahead: aheadOf,
    gain: ({ view, active, sent }, cell) => {
      return (active && sent === null && gainsOf(view, said)[cell]) || "";
    },
    press({ view, draft, direct, onDraft, onMove }, text, by) {
      if (at(view.cells, cellOf(text)) !== ".") return onDraft(draft, "occupied");
      const atOnce = by === "Enter" || (by === "touch" && direct);
      // The same cell once more is meant.
      if (atOnce || draft?.text === text) onMove(text);
      else onDraft({ text, picking: false });
    },
    sign: sign("", <path class="ghost" d={outline([0, 0], "o")} />, said.ghost),
  };
}

/** They are asked for at every drawing of a position. */
const known = new WeakMap<CornersState, Readonly<Record<string, string>>>();

/** Cell → what it would bring. */
function gainsOf(view: CornersState, said: CornersPlayingWords): Readonly<Record<string, string>> {
  const gains =
    known.get(view) ??
    Object.fromEntries(
      cellsOf(view.n).map((cell) => {
        const outcome = preview(view, cell);
        return [cell, outcome ? said.fills(outcome) : ""];
      }),
    );
  known.set(view, gains);
  return gains;
}

function aheadOf({ view, draft, active, sent }: Props): Preview | null {
  return active && sent === null && draft ? preview(view, cellOf(draft.text)) : null;
}

/** On the paper: the cell that is previewed or may be, or that is on its way. */
function On(props: Parameters<CornersPlaying["On"]>[0]): VNode {
  const { view, pen, sent, draft, at, over, free } = props;
  const ahead = aheadOf(props);
  const mine = symbolOf(view, pen ?? 0);
  const draw = (text: string): string => outline(cellOf(text), mine);
  return (
    <>
      {ahead && <Outcome outcome={ahead} side={pen ?? 0} />}
      {over !== null && over !== draft?.text && free(over) && <path class="ghost" d={draw(over)} />}
      {!ahead && free(at) && <path class="ghost peek" d={draw(at)} />}
      {sent !== null && <path class="symbol sent" d={draw(sent)} />}
      {sent !== null && <Plane {...besideOf(sent)} />}
    </>
  );
}

/** The complete outcome over the position: what would be new, filled, added, and why. */
function Outcome({ outcome, side }: { outcome: Preview; side: number }): VNode {
  const { cell, symbol, rounds, filled, added } = outcome;
  const links = linksOf(rounds);
  return (
    <g aria-hidden="true">
      <path class="mark" d={square(cell)} />
      <path class="link" d={links.map(({ d }) => d).join("")} />
      <path class="hatch" d={filled.map((one) => shading(one, symbol, side, wide)).join("")} />
      <path class="ghost" d={added.map((one) => outline(one, symbol)).join("")} />
      <path class="symbol" d={outline(cell, symbol)} />
      <path class="knot" d={links.map(({ x, y }) => dot(x, y)).join("")} />
      {links.map(({ nth, x, y }) => written("numeral", String(nth), x, y, 21))}
    </g>
  );
}
