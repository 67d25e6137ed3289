/** The pen over the board: what a pointer, a key or a cell that is previewed does to it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board.tsx";
import { at as lying, cellsOf, readCell } from "./cells.ts";
import type { BoardWords } from "./said.ts";
import type { CornersState } from "./state.ts";

export type Props = BoardProps<CornersState, BoardWords>;

export function usePen(props: Props) {
  const { view, draft } = props;
  const may = props.active && props.sent === null;
  const paper = useRef<SVGSVGElement>(null);
  const touched = useRef(false);
  const [over, setOver] = useState<string | null>(null);
  const [at, setAt] = useState(() => firstFree(view));
  const news = useNews(props);
  const free = (text: string): boolean => {
    const cell = readCell(text);
    return may && cell !== null && lying(view.cells, cell) === ".";
  };
  /** The same cell once more, or one that is meant at once, is played; another is previewed. */
  const press = (text: string, atOnce: boolean): void => {
    if (!free(text)) return;
    if (atOnce || draft?.text === text) props.onMove(text);
    else props.onDraft({ text, picking: false });
  };

  // A button of the bar goes away with the draft: the focus comes back here.
  const before = useRef(draft);
  useLayoutEffect(() => {
    const lost = before.current !== null && document.activeElement === document.body;
    if (before.current !== draft && lost) focusOn(at);
    before.current = draft;
  });
  const focusOn = (text: string): void =>
    paper.current?.querySelector<SVGElement>(`[data-at="${text}"]`)?.focus({ preventScroll: true });

  return {
    paper,
    at,
    may,
    free,
    over: over !== null && free(over) && draft?.text !== over ? over : null,
    from: news.from,
    // Not on the SVG itself: a listener for focus would make it a stop of its own in Chromium.
    onFocusIn: ({ target }: FocusEvent) => setAt(cellAt(target) ?? at),
    on: {
      onPointerDown: ({ pointerType }: PointerEvent) => {
        touched.current = pointerType !== "mouse";
        news.end();
      },
      onPointerMove: ({ pointerType, target }: PointerEvent) =>
        setOver(pointerType === "mouse" ? cellAt(target) : null),
      onPointerLeave: () => setOver(null),
      onClick: ({ target }: MouseEvent) => {
        const text = cellAt(target);
        if (text === null) return;
        setAt(text);
        press(text, touched.current && props.direct);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key, repeat } = event;
        news.end();
        const to = stepTo(at, key, view.n - 1, event.ctrlKey || event.metaKey);
        if (to !== null) focusOn(to);
        else if (key === "Enter" || key === " ") {
          if (!repeat) press(at, key === "Enter");
        } else if (key === "Escape" && draft) props.onDraft(null);
        else return;
        event.preventDefault();
      },
    },
  };
}

/**
 * From which move on they are played before my eyes: what I have not seen, and what comes while
 * I look, my own too. A tap or a key ends it.
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
  const [r = 0, c = 0] = readCell(from) ?? [];
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

function cellAt(target: EventTarget | null): string | null {
  return (target as Element).getAttribute("data-at");
}

function firstFree({ n, cells }: CornersState): string {
  return String(cellsOf(n).find((cell) => lying(cells, cell) === ".") ?? "0,0");
}
