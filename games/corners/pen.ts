/** The pen over the board: a cell is previewed, then placed; keys walk and place at once. */
import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board.tsx";
import { usePen } from "../pen.ts";
import { at as lying, cellOf, cellsOf } from "./cells.ts";
import type { BoardWords } from "./said.ts";
import type { CornersState } from "./state.ts";

export type Props = BoardProps<CornersState, BoardWords>;

export function useCells(props: Props) {
  const { view, draft, direct, onDraft, onMove } = props;
  const may = props.active && props.sent === null;
  const news = useNews(props);
  const isFree = (text: string): boolean => lying(view.cells, cellOf(text)) === ".";
  const [at, go] = useState(() => cellsOf(view.n).map(String).find(isFree) ?? "0,0");
  const free = (text: string): boolean => may && isFree(text);
  const pen = usePen({
    ...props,
    at,
    go,
    press: (text, by) => {
      news.end();
      if (!free(text)) return;
      const atOnce = by === "Enter" || (by === "touch" && direct);
      // The same cell once more is meant.
      if (atOnce || draft?.text === text) onMove(text);
      else onDraft({ text, picking: false });
    },
    step: (key, far) => stepTo(at, key, view.n - 1, far),
  });
  return { ...pen, at, may, free, from: news.from };
}

/**
 * From which move on they are played before my eyes: what I have not seen, and what comes while
 * I look, my own too. A press ends it.
 */
function useNews({ moves = [], fresh = [] }: Props) {
  const text = moves.join();
  const known = useRef({ text, count: moves.length, from: moves.length });
  const [ended, setEnded] = useState("");
  const { text: old, count } = known.current;
  if (text !== old) {
    // A position far ahead of the one that was shown is news to nobody.
    const follows = text.startsWith(old) && moves.length - count < 3;
    known.current = { text, count: moves.length, from: follows ? count : moves.length };
  }
  const first = moves.findIndex((move) => fresh.includes(move));
  const from = first < 0 ? known.current.from : Math.min(first, known.current.from);
  return { from: ended === text ? moves.length : from, end: () => setEnded(text) };
}

/** Where a key leads from here; null for keys that lead nowhere. */
export function stepTo(from: string, key: string, last: number, far: boolean): string | null {
  const [r, c] = cellOf(from);
  const cells: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [r, Math.max(c - 1, 0)],
    ArrowRight: [r, Math.min(c + 1, last)],
    ArrowUp: [Math.max(r - 1, 0), c],
    ArrowDown: [Math.min(r + 1, last), c],
    Home: [far ? 0 : r, 0],
    End: [far ? last : r, last],
  };
  return cells[key]?.join() ?? null;
}
