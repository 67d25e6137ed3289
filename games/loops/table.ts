/** Board and rack as somebody sits before them: where the focus stands, what keys it walks by. */
import type { RefObject, VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { BoardProps, Place } from "../board.tsx";
import type { CellState } from "../grid.tsx";
import type { Playing } from "../playing.ts";
import { ordered, rackSeen } from "./rack.ts";
import type { Field, Id, LoopsState } from "./state.ts";
import { stepTo } from "./steps.ts";
import type { LoopsWords } from "./words.ts";

export type Props = BoardProps<LoopsState, LoopsWords, LoopsPlaying>;

/** My rack as I put it when this order was told. */
export interface Own {
  readonly told: string;
  readonly rack: readonly Id[];
}

/** Where the focus stands; and what belongs to the hand, which may come later. */
export interface Table {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly at: string;
  go(cell: string): void;
  /** The tile that is dragged. */
  readonly carried: Id | null;
  carry(tile: Id | null): void;
  /** The field under the pointer. */
  readonly over: string | null;
  hover(cell: string | null): void;
  readonly own: Own | null;
  arrange(own: Own): void;
  /** What is not drawn: a press that may become a drag (px), and whether keys did the last act. */
  readonly quiet: { grip: { tile: Id; x: number; y: number } | null; byKey: boolean };
}

/** What somebody who acts adds to it. */
export interface Pen {
  readonly rack: readonly Id[];
  readonly may: boolean;
  readonly chosen: Id | null;
  /** The tiles that lie on the board for now. */
  readonly laid: readonly Id[];
  /** Where the tile in the hand may go; null if there is none. */
  readonly fields: readonly Field[] | null;
  /** Where something is to be done, or was done last. */
  readonly near: Field | undefined;
  /** Over the position, and under the rack. */
  readonly paper: VNode;
  readonly rest: VNode;
  readonly on: object;
  /** Does what the key says, if it knows it. */
  key(event: KeyboardEvent): boolean;
  cell(field: Field): CellState;
  /** After what is half made has changed. */
  settle(): void;
}

export interface LoopsPlaying extends Playing {
  penOf(props: Props, table: Table): Pen;
  /** In the margin: what the turn half made brings. */
  Turn(props: Props): VNode | null;
}

export function useTable(props: Props) {
  const { view } = props;
  const ref = useRef<HTMLDivElement>(null);
  const quiet = useRef<Table["quiet"]>({ grip: null, byKey: false });
  const [at, go] = useState(() => String(view.tiles[0]?.slice(0, 2)));
  const [carried, carry] = useState<Id | null>(null);
  const [over, hover] = useState<string | null>(null);
  const [own, arrange] = useState<Own | null>(null);
  const hand = { carried, carry, over, hover, own, arrange, quiet: quiet.current };
  const table: Table = { ref, at, go, ...hand };
  const pen = props.playing?.penOf(props, table);
  return {
    ...table,
    pen,
    rack: pen?.rack ?? ordered(rackSeen(view, props.pen), props.order),
    on: {
      ...pen?.on,
      onFocusIn: ({ target }: FocusEvent) => go((target as Element).getAttribute("data-at") ?? at),
      onKeyDown: (event: KeyboardEvent) => {
        const field = fieldUnder(event.target);
        const to = field && stepTo(pen?.fields ?? everyField(view), field, event.key);
        if (to) focusOn(table, `[data-at="${to}"]`);
        else if (!pen?.key(event)) return;
        event.preventDefault();
      },
    },
  };
}

export function focusOn({ ref }: Table, what: string): void {
  ref.current?.querySelector<HTMLElement>(what)?.focus();
}

export function everyField({ layout }: LoopsState): readonly Field[] {
  return layout.flatMap((row, r) => [...row].map((_, c) => [r, c] as const));
}

export function fieldUnder(target: EventTarget | null): Field | null {
  const cell = (target as Element).getAttribute("data-at");
  return cell === null ? null : fieldOf(cell);
}

/** „5,6“ → row and column. */
export function fieldOf(cell: string): Field {
  const [r = 0, c = 0] = cell.split(",").map(Number);
  return [r, c];
}

/** The place of a sign at a tile's corner: fields are small. */
export function cornerAt([r, c]: Field): Place {
  return { x: 100 * c + 8, y: 100 * r + 8, scale: 1.8 };
}
