/** The pen over a board of cells: what pointers and keys do to it, and where the focus stands. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Draft } from "./board.tsx";

export interface Hand {
  readonly draft: Draft | null;
  onDraft(draft: null): void;
  /** The cell that has the focus, or gets it. */
  readonly at: string;
  go(cell: string): void;
  press(cell: string, by: "mouse" | "touch" | "Enter" | " ", time: number): void;
  /** Where a key leads; null for keys that lead nowhere. */
  step(key: string, far: boolean): string | null;
  /** The cell a pointer means, where that is another than the one it lies on. */
  under?(event: MouseEvent, paper: Element): string;
}

export function usePen(hand: Hand) {
  const { draft, at, go, press } = hand;
  const paper = useRef<SVGSVGElement>(null);
  const touched = useRef(false);
  const [over, setOver] = useState<string | null>(null);
  const focus = (cell: string): void =>
    paper.current?.querySelector<SVGElement>(`[data-at="${cell}"]`)?.focus({ preventScroll: true });
  const under = (event: MouseEvent): string | null => {
    // A press that is made again later may find the board elsewhere; some no pointer made.
    const counts = event.isTrusted && (event.type !== "click" || event.detail > 0);
    return counts && hand.under && paper.current
      ? hand.under(event, paper.current)
      : (event.target as Element).getAttribute("data-at");
  };

  // A draft may take the focused cell away, or a button of the bar: the focus comes back here.
  const before = useRef(draft);
  useLayoutEffect(() => {
    const began = draft?.picking && !before.current?.picking;
    const lost = before.current !== null && document.activeElement === document.body;
    if (before.current !== draft && (began || lost)) focus(at);
    before.current = draft;
  });

  return {
    paper,
    over,
    // Not on the SVG itself: a listener for focus would make it a stop of its own in Chromium.
    onFocusIn: (event: FocusEvent) => {
      const cell = (event.target as Element).getAttribute("data-at");
      if (cell !== null) go(cell);
    },
    on: {
      onPointerDown: (event: PointerEvent) => {
        touched.current = event.pointerType !== "mouse";
      },
      onPointerMove: (event: PointerEvent) => {
        setOver(event.pointerType === "mouse" ? under(event) : null);
      },
      onPointerLeave: () => setOver(null),
      onClick: (event: MouseEvent) => {
        const cell = under(event);
        if (cell === null) return;
        go(cell);
        press(cell, touched.current ? "touch" : "mouse", event.timeStamp);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        const to = hand.step(key, event.ctrlKey || event.metaKey);
        if (to !== null) focus(to);
        else if (key === "Enter" || key === " ") {
          if (!event.repeat) press(at, key, event.timeStamp);
        } else if (key === "Escape" && draft) hand.onDraft(null);
        else return;
        event.preventDefault();
      },
    },
  };
}
