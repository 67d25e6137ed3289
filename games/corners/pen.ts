/** The pen over the board: a cell is previewed, then placed; keys walk and place at once. */
import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board.tsx";
import { usePen } from "../pen.ts";
import type { Playing } from "../playing.ts";
import type { PlayingWords } from "../spoken.ts";
import { stepIn } from "../steps.ts";
import { at as lying, cellOf } from "./cells.ts";
import type { Preview } from "./preview.ts";
import type { BoardWords } from "./said.ts";
import type { CornersState } from "./state.ts";

export type Props = BoardProps<CornersState, BoardWords, CornersPlaying>;

/** What the board and its margin say of the cell that is previewed. */
interface ActWords extends PlayingWords {
  rule(options: { readonly pro: boolean }): string;
  readonly cells: string;
  readonly preview: string;
}

/** Where the focus stands, what a mouse is over, and where something may be placed. */
interface Pointed {
  readonly at: string;
  readonly over: string | null;
  free(cell: string): boolean;
}

export interface CornersPlaying extends Playing {
  readonly words: ActWords;
  /** What the cell that is previewed would bring, as long as it may be placed. */
  ahead(props: Props): Preview | null;
  /** What a cell would bring on my turn, for those who hear the board; nothing for most. */
  gain(props: Props, cell: string): string;
  press(props: Props, cell: string, by: string): void;
  /** In the key to the signs. */
  readonly sign: VNode;
  /** What lies on the paper before it is played. */
  On(props: Props & Pointed): VNode;
}

export function useCells(props: Props) {
  const { view } = props;
  const may = props.active && props.sent === null;
  const news = useNews(props);
  const isFree = (text: string): boolean => lying(view.cells, cellOf(text)) === ".";
  const rows = view.cells.map((row, r) => [...row].map((_, c) => `${r},${c}`));
  const [at, go] = useState(() => rows.flat().find(isFree) ?? "0,0");
  const free = (text: string): boolean => may && isFree(text);
  const pen = usePen({
    ...props,
    at,
    go,
    press: (cell, by) => {
      news.end();
      if (may) props.playing?.press(props, cell, by);
    },
    step: (key, far) => stepIn(rows, at, key, far),
  });
  return { ...pen, rows, at, free, from: news.from };
}

/**
 * From which move on they are played before my eyes: what I have not seen, and what comes while
 * I look, my own too. A press ends it.
 */
function useNews({ moves = [], fresh = [] }: Props) {
  const text = moves.join();
  const known = useRef({ moves, from: moves.length });
  const [ended, setEnded] = useState("");
  const old = known.current.moves;
  if (text !== old.join()) {
    // A position far ahead of the one that was shown is news to nobody.
    const follows = text.startsWith(old.join()) && moves.length - old.length < 3;
    known.current = { moves, from: follows ? old.length : moves.length };
  }
  const first = moves.findIndex((move) => fresh.includes(move));
  const { from } = known.current;
  const begin = first < 0 ? from : Math.min(first, from);
  return { from: ended === text ? moves.length : begin, end: () => setEnded(text) };
}
