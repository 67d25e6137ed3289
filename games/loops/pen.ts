/** The hand over board and rack: what pointers and keys do to a turn half made. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../board.tsx";
import { isSame } from "./laid.ts";
import { back, choose, makingOf, place, textOf, whyNot } from "./making.ts";
import { moved, ordered, rackSeen } from "./rack.ts";
import type { Field, Id, LoopsState } from "./state.ts";
import { stepTo } from "./steps.ts";
import type { LoopsWords } from "./words.ts";

export type Props = BoardProps<LoopsState, LoopsWords>;

/** A finger trembles: less than this is a tap (px). */
const trembling = 8;

interface Grip {
  readonly tile: Id;
  readonly x: number;
  readonly y: number;
}

export function usePen(props: Props) {
  const { view, draft, sent } = props;
  const may = props.active && sent === null;
  const making = makingOf(view, sent ?? draft?.text);
  const { fields, chosen } = making;
  const { rack, put } = useRack(props);
  const table = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const grip = useRef<Grip | null>(null);
  /** What is done now is done by keys: the focus goes along. */
  const byKey = useRef(false);
  const [carried, setCarried] = useState<Id | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [at, setAt] = useState(() => String(view.tiles[0]?.slice(0, 2)));

  const change = (text: string | null): void => {
    if (may) props.onDraft(text === null ? null : { text, picking: true });
  };
  const part = (what: string): Element | null => table.current?.querySelector(what) ?? null;
  const focus = (what: string): void => (part(what) as HTMLElement | null)?.focus();
  const lay = (field: Field): boolean => {
    const text = place(making, field);
    if (text !== null) change(text);
    return text !== null;
  };

  /** The field under a point of the window. */
  const fieldAt = ({ clientX, clientY }: PointerEvent): Field | null => {
    const box = part("svg.tiles")?.getBoundingClientRect();
    if (!box) return null;
    const n = view.layout.length;
    const [r, c] = [(clientY - box.top) / box.height, (clientX - box.left) / box.width];
    const inside = r >= 0 && c >= 0 && r < 1 && c < 1;
    return inside ? [Math.floor(r * n), Math.floor(c * n)] : null;
  };
  const slotAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const box = part(".rack")?.getBoundingClientRect();
    if (!box || clientY < box.top - 20 || clientY > box.bottom + 20) return null;
    return Math.floor(((clientX - box.left) / box.width) * rack.length);
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const style = ghost.current?.style;
    // It waits out of sight; the pointer holds it by its middle.
    const half = 99 - (ghost.current?.offsetWidth ?? 0) / 2;
    if (style) style.transform = `translate(${clientX + half}px, ${clientY + half}px)`;
  };
  const drop = (): void => {
    grip.current = null;
    setCarried(null);
    setOver(null);
  };

  // A tile that was chosen by a key is laid by keys: the focus goes to the board and back.
  useLayoutEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    const first = fields[0];
    if (chosen === null && !part(".rack :focus")) focus(".rack button");
    if (!first) return;
    setAt(String(first));
    focus(`[data-at="${first}"]`);
  }, [draft?.text]);

  return {
    table,
    ghost,
    may,
    making,
    rack,
    carried,
    over,
    at,
    put,
    on: {
      onFocusIn: ({ target }: FocusEvent) => {
        setAt((target as Element).getAttribute("data-at") ?? at);
      },
      onPointerDown: (event: PointerEvent) => {
        const tile = tileAt(event.target);
        if (tile === null || event.button !== 0 || props.pen === null) return;
        grip.current = { tile, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        const held = grip.current;
        if (!held) return setOver(event.pointerType === "mouse" ? named(fieldAt(event)) : null);
        const far = Math.abs(event.clientX - held.x) + Math.abs(event.clientY - held.y);
        if (carried === null && far > trembling) {
          table.current?.setPointerCapture(event.pointerId);
          setCarried(held.tile);
          change(textOf(making.turn.placed, held.tile));
        }
        if (carried !== null) setOver(named(fieldAt(event)));
        follow(event);
      },
      onPointerUp: (event: PointerEvent) => {
        const tile = carried;
        drop();
        if (tile === null) return;
        const field = fieldAt(event);
        if (field && lay(field)) return;
        const slot = slotAt(event);
        if (slot !== null) put(tile, slot);
        const { placed } = slot === null ? making.turn : making.rest;
        change(textOf(placed, null, field && whyNot(view, making, field)));
      },
      onPointerCancel: drop,
      onPointerLeave: () => setOver(null),
      onClick: (event: MouseEvent) => press(event.target, event.detail === 0),
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event;
        const field = fieldUnder(event.target);
        const all = chosen === null ? everyField(view) : fields;
        const to = field && stepTo(all, field, key);
        if (to) focus(`[data-at="${to}"]`);
        else if (field && (key === "Enter" || key === " ")) {
          if (!event.repeat) press(event.target, true);
        } else if (key === "Escape" && draft) {
          byKey.current = chosen !== null;
          change(back(making));
        } else return;
        event.preventDefault();
      },
    },
  };

  /** The tile of the rack that is pressed, or one of this turn's on the board. */
  function tileAt(target: EventTarget | null): Id | null {
    const tile = (target as Element).closest("[data-tile]")?.getAttribute("data-tile");
    if (tile) return Number(tile);
    const field = may ? fieldUnder(target) : null;
    return (field && making.turn.placed.find((one) => isSame(one.at, field))?.tile) ?? null;
  }

  /** A tap or a key on a tile or a field. */
  function press(target: EventTarget | null, key: boolean): void {
    if (!may) return;
    const [tile, field] = [tileAt(target), fieldUnder(target)];
    byKey.current = key;
    if (field && lay(field)) return;
    byKey.current &&= tile !== null;
    if (tile !== null) return change(choose(making, tile));
    const why = field && whyNot(view, making, field);
    if (why) change(textOf(making.turn.placed, chosen, why));
  }
}

function named(field: Field | null): string | null {
  return field && String(field);
}

/** My rack. It lies as I put it, whether or not anybody has heard of it yet. */
function useRack({ view, pen, order, onOrder }: Props) {
  const given = String(order);
  const [own, setOwn] = useState({ given: "", rack: [] as readonly Id[] });
  const rack = ordered(rackSeen(view, pen), own.given === given ? own.rack : order);
  const put = (tile: Id, to: number): void => {
    const next = moved(rack, tile, to);
    setOwn({ given, rack: next });
    onOrder?.(next);
  };
  return { rack, put };
}

export function everyField({ layout }: LoopsState): readonly Field[] {
  return layout.flatMap((row, r) => [...row].map((_, c) => [r, c] as const));
}

function fieldUnder(target: EventTarget | null): Field | null {
  const cell = (target as Element).getAttribute("data-at");
  return cell === null ? null : fieldOf(cell);
}

/** „5,6“ → row and column. */
export function fieldOf(cell: string): Field {
  const [r = 0, c = 0] = cell.split(",").map(Number);
  return [r, c];
}
