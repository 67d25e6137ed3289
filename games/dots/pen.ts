/** The pen over the board: what a pointer, a key or a half-made move does to it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board.tsx";
import type { Size } from "./lines.ts";
import { nearest, rowsOf } from "./paper.ts";
import { choose, draw, moveOf, picking, type Picking } from "./picking.ts";
import type { DotsState } from "./state.ts";
import type { BoardWords } from "./said.ts";
import { across, stepTo, type Rows } from "./steps.ts";

export type Props = BoardProps<DotsState, BoardWords>;

/** Two events of one press, or a nervous finger, send one move. */
const oncePerMs = 400;

/** Gives every text at most once in a while to the page. */
export function useSend(props: Props): (text: string, time: number) => void {
  const sent = useRef({ text: "", at: -oncePerMs });
  return (text, time) => {
    if (sent.current.text === text && time - sent.current.at < oncePerMs) return;
    sent.current = { text, at: time };
    props.onMove(moveOf(text));
  };
}

export function usePen(props: Props) {
  const { view, draft } = props;
  const may = props.active && props.sent === null;
  const pick = draft?.picking ? picking(view, draft.text) : null;
  const rows = pick ? boxRows(view) : rowsOf(view);
  const paper = useRef<SVGSVGElement>(null);
  /** The column that up and down keep to. */
  const goal = useRef<number | null>(null);
  const touched = useRef(false);
  const send = useSend(props);
  const [over, setOver] = useState<string | null>(null);
  const [line, setLine] = useState(() => firstFree(view));
  const [box, setBox] = useState<string | null>(null);
  const at = pick ? boxToStand(pick, box) : line;
  const free = (id: string): boolean => may && !view.lines.includes(id);

  const go = (id: string): void => (pick ? setBox(id) : setLine(id));
  const press = (id: string, careful: boolean, time: number): void => {
    if (!may) return;
    if (pick && draft) {
      const target = id.slice(1);
      if (pick.done && pick.step?.chosen === target) return send(draft.text, time);
      const text = choose(view, draft.text, target);
      if (text === null) return;
      if (!careful && picking(view, text).done) send(text, time);
      else props.onDraft({ text, picking: true });
    } else if (!free(id)) return;
    else if (careful && draft?.text !== id) props.onDraft({ text: id, picking: false });
    else draw(props, id, (text) => send(text, time));
  };
  /** Under the pointer; for presses that no pointer made, the cell itself. */
  const under = (event: MouseEvent): string | null => {
    const frame = paper.current?.getBoundingClientRect();
    // A press that is made again later may find the board elsewhere.
    const counts = event.isTrusted && (event.type !== "click" || event.detail > 0);
    if (!frame || pick || !counts) {
      return (event.target as Element).getAttribute("data-at");
    }
    const unit = (100 * view.w) / frame.width;
    return nearest((event.clientX - frame.left) * unit, (event.clientY - frame.top) * unit, view);
  };

  // A draft may take the focused cell away, or a button of the bar: the focus comes back here.
  const before = useRef(draft);
  useLayoutEffect(() => {
    const began = pick !== null && !before.current?.picking;
    const lost = before.current !== null && document.activeElement === document.body;
    if (before.current !== draft && (began || lost)) {
      cellAt(paper.current, at)?.focus({ preventScroll: true });
    }
    if (pick === null && box !== null) setBox(null);
    before.current = draft;
  });

  const shown = pick?.line ?? draft?.text ?? over;
  return {
    paper,
    pick,
    rows,
    at,
    free,
    /** The line to be shown in dashes. */
    dashed: shown !== null && free(shown) ? shown : null,
    // Not on the SVG itself: a listener for focus would make it a stop of its own in Chromium.
    onFocusIn: (event: FocusEvent) => {
      const id = (event.target as Element).getAttribute("data-at");
      if (id !== null) go(id);
      goal.current = null;
    },
    on: {
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType !== "mouse";
      },
      onPointerMove: (event: PointerEvent) => {
        setOver(event.pointerType === "mouse" && !pick ? under(event) : null);
      },
      onPointerLeave: () => setOver(null),
      onClick: (event: MouseEvent) => {
        const id = under(event);
        if (id === null) return;
        go(id);
        press(id, touched.current ? !props.direct : props.touchFirst, event.timeStamp);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        const column = goal.current ?? across(at);
        const to = stepTo(rows, at, key, event.ctrlKey || event.metaKey, column);
        if (to !== null) {
          cellAt(paper.current, to)?.focus();
          if (key === "ArrowUp" || key === "ArrowDown") goal.current = column;
        } else if (key === "Enter" || key === " ") {
          if (!event.repeat) press(at, false, event.timeStamp);
        } else if (key === "Escape" && draft) props.onDraft(null);
        else return;
        event.preventDefault();
      },
    },
  };
}

function boxRows({ w, h }: Size): Rows {
  return Array.from({ length: h }, (_, r) => Array.from({ length: w }, (__, c) => `b${r},${c}`));
}

/** Where the focus stands while picking: where it was led, else on the first box that may be. */
function boxToStand({ step }: Picking, led: string | null): string {
  return led ?? `b${step?.chosen ?? step?.boxes[0] ?? "0,0"}`;
}

function firstFree(view: DotsState): string {
  const lines = rowsOf(view).flat();
  return lines.find((line) => !view.lines.includes(line)) ?? lines[0] ?? "";
}

function cellAt(paper: SVGSVGElement | null, id: string): SVGElement | null {
  return paper?.querySelector<SVGElement>(`[data-at="${id}"]`) ?? null;
}
