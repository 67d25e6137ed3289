/** Tiles that are dragged from the rack, or from where they were laid. */
import { textOf, whyNot } from "./making.ts";
import { tileAt, type Hand } from "./pen.ts";
import type { Field } from "./state.ts";

/** A finger trembles: less than this is a tap (px). */
const trembling = 8;

export function dragging(hand: Hand) {
  const { props, table, making, rack, put, change, lay } = hand;
  const { ref, quiet, carried, carry, hover } = table;
  const part = (what: string): HTMLElement | null => ref.current?.querySelector(what) ?? null;

  /** The field under a point of the window. */
  const fieldAt = ({ clientX, clientY }: PointerEvent): Field | null => {
    const box = part("svg.tiles")?.getBoundingClientRect();
    if (!box) return null;
    const n = props.view.layout.length;
    const [r, c] = [(clientY - box.top) / box.height, (clientX - box.left) / box.width];
    const inside = r >= 0 && c >= 0 && r < 1 && c < 1;
    return inside ? [Math.floor(r * n), Math.floor(c * n)] : null;
  };
  const hoverAt = (event: PointerEvent): void => {
    const field = fieldAt(event);
    hover(field && String(field));
  };
  const slotAt = ({ clientX, clientY }: PointerEvent): number | null => {
    const box = part(".rack")?.getBoundingClientRect();
    if (!box || clientY < box.top - 20 || clientY > box.bottom + 20) return null;
    return Math.floor(((clientX - box.left) / box.width) * rack.length);
  };
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const ghost = part(".ghost-tile");
    // It waits out of sight; the pointer holds it by its middle.
    const half = 99 - (ghost?.offsetWidth ?? 0) / 2;
    if (ghost) ghost.style.transform = `translate(${clientX + half}px, ${clientY + half}px)`;
  };
  const drop = (): void => {
    quiet.grip = null;
    carry(null);
    hover(null);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      const tile = tileAt(hand, event.target);
      if (tile === null || event.button !== 0 || props.pen === null) return;
      quiet.grip = { tile, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const { grip } = quiet;
      if (!grip) return event.pointerType === "mouse" ? hoverAt(event) : hover(null);
      const far = Math.abs(event.clientX - grip.x) + Math.abs(event.clientY - grip.y);
      if (carried === null && far > trembling) {
        ref.current?.setPointerCapture(event.pointerId);
        carry(grip.tile);
        change(textOf(making.turn.placed, grip.tile));
      }
      if (carried !== null) hoverAt(event);
      follow(event);
    },
    onPointerUp: (event: PointerEvent) => {
      drop();
      if (carried === null) return;
      const field = fieldAt(event);
      if (field && lay(field)) return;
      const slot = slotAt(event);
      if (slot !== null) put(carried, slot);
      const { placed } = slot === null ? making.turn : making.rest;
      change(textOf(placed, null, field && whyNot(props.view, making, field)));
    },
    onPointerCancel: drop,
    onPointerLeave: () => hover(null),
  };
}
