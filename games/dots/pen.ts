/** The pen over the board: what a pointer, a key or a half-made move does to it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board.tsx";
import { usePen } from "../pen.ts";
import type { Size } from "./lines.ts";
import { nearest, rowsOf } from "./paper.ts";
import { choose, draw, farIn, movesOf, picking, type Picking } from "./picking.ts";
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
    props.onMove(...movesOf(text));
  };
}

export function useLines(props: Props) {
  const { view, draft } = props;
  const may = props.active && props.sent === null;
  const pick = draft?.picking ? picking(view, draft.text) : null;
  const rows = pick ? boxRows(view) : rowsOf(view);
  /** Where up and down last led, and the column they keep to. */
  const goal = useRef({ to: "", column: 0 });
  const send = useSend(props);
  const [line, setLine] = useState(() => firstFree(view));
  const [box, setBox] = useState<string | null>(null);
  const at = pick ? boxToStand(pick, box) : line;
  const free = (id: string): boolean => may && !view.lines.includes(id);

  const press = (id: string, careful: boolean, time: number): void => {
    if (!may) return;
    if (pick && draft) {
      const target = id.slice(1);
      if (pick.done && pick.step?.chosen === target) return send(draft.text, time);
      const text = choose(view, draft.text, target);
      const why = `${pick.step?.what}-target`;
      if (text === null) return props.onDraft(draft, why);
      if (!careful && picking(view, text).done) send(text, time);
      else props.onDraft({ text, picking: true });
    } else if (!free(id)) props.onDraft(draft, "taken");
    else if (careful && draft?.text !== id) props.onDraft({ text: id, picking: false });
    else draw(props, id, (text) => send(text, time));
  };
  const pen = usePen({
    ...props,
    at,
    go: pick ? setBox : setLine,
    press: (id, by, time) =>
      press(id, by === "touch" ? !props.direct : by === "mouse" && props.touchFirst, time),
    step: (key, far) => {
      const column = goal.current.to === at ? goal.current.column : across(at);
      const to = stepTo(rows, at, key, far, column);
      if (to !== null && /p$|n$/.test(key)) goal.current = { to, column };
      return to;
    },
    ...(!pick && {
      under: ({ clientX, clientY }, paper) => {
        const frame = paper.getBoundingClientRect();
        const unit = (100 * view.w) / frame.width;
        return nearest((clientX - frame.left) * unit, (clientY - frame.top) * unit, view);
      },
    }),
  });
  useLayoutEffect(() => {
    if (pick === null && box !== null) setBox(null);
  });

  const half = draft && farIn(draft) === null ? draft.text : null;
  const shown = pick?.line ?? half ?? pen.over;
  return {
    ...pen,
    pick,
    rows,
    at,
    free,
    /** The line to be shown in dashes. */
    dashed: shown !== null && free(shown) ? shown : null,
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
