/** The hand over board and rack: what a press or a key does to a turn half made. */
import { isSame } from "./laid.ts";
import { back, choose, makingOf, place, textOf, whyNot, type Making } from "./making.ts";
import { moved, ordered, rackSeen } from "./rack.ts";
import type { Field, Id } from "./state.ts";
import { fieldUnder, focusOn, type Props, type Table } from "./table.ts";

/** Somebody before the table, what they have half made, and what they can do. */
export interface Hand {
  readonly props: Props;
  readonly table: Table;
  readonly making: Making;
  readonly rack: readonly Id[];
  readonly may: boolean;
  /** Puts a tile of the rack elsewhere in it. */
  put(tile: Id, to: number): void;
  change(text: string | null): void;
  /** Lays the tile in the hand; gives whether it may lie there. */
  lay(field: Field): boolean;
}

export function handOf(props: Props, table: Table): Hand {
  const { view, draft, sent } = props;
  const { own } = table;
  const may = props.active && sent === null;
  const making = makingOf(view, sent ?? draft?.text);
  const told = String(props.order);
  // It lies as I put it, whether or not anybody has heard of it yet.
  const rack = ordered(rackSeen(view, props.pen), own?.told === told ? own.rack : props.order);
  const change = (text: string | null): void => {
    if (may) props.onDraft(text === null ? null : { text, picking: true });
  };
  return {
    props,
    table,
    making,
    rack,
    may,
    change,
    put(tile, to) {
      const next = moved(rack, tile, to);
      table.arrange({ told, rack: next });
      props.onOrder?.(next);
    },
    lay(field) {
      const text = place(making, field);
      if (text !== null) change(text);
      return text !== null;
    },
  };
}

/** The tile of the rack that is pressed, or one of this turn's on the board. */
export function tileAt({ making, may }: Hand, target: EventTarget | null): Id | null {
  const tile = (target as Element).closest("[data-tile]")?.getAttribute("data-tile");
  if (tile) return Number(tile);
  const field = may ? fieldUnder(target) : null;
  return (field && making.turn.placed.find(({ at }) => isSame(at, field))?.tile) ?? null;
}

/** A tap or a key on a tile or a field. */
export function press(hand: Hand, target: EventTarget | null, byKey: boolean): void {
  const { props, making, may, lay, change } = hand;
  const { quiet } = hand.table;
  if (!may) return;
  const [tile, field] = [tileAt(hand, target), fieldUnder(target)];
  quiet.byKey = byKey;
  if (field && lay(field)) return;
  quiet.byKey &&= tile !== null;
  if (tile !== null) return change(choose(making, tile));
  const why = field && whyNot(props.view, making, field);
  if (why) change(textOf(making.turn.placed, making.chosen, why));
}

/** Gives whether the hand knows the key. */
export function keyed(hand: Hand, { key, target, repeat }: KeyboardEvent): boolean {
  const { props, table, making, change } = hand;
  if (fieldUnder(target) && (key === "Enter" || key === " ")) {
    if (!repeat) press(hand, target, true);
  } else if (key === "Escape" && props.draft) {
    table.quiet.byKey = making.chosen !== null;
    change(back(making));
  } else return false;
  return true;
}

/** A tile that was chosen by a key is laid by keys: the focus goes to the board and back. */
export function settle({ table, making }: Hand): void {
  const { ref, quiet } = table;
  if (!quiet.byKey) return;
  quiet.byKey = false;
  const first = making.fields[0];
  const inRack = ref.current?.querySelector(".rack :focus");
  if (making.chosen === null && !inRack) focusOn(table, ".rack button");
  if (!first) return;
  table.go(String(first));
  focusOn(table, `[data-at="${first}"]`);
}
