/** Pieces of a page that are drawn by themselves; what lies around them stays as it is. */
import { hydrate, render, type VNode } from "preact";

/** Draws a piece, by the name of its island. */
export type Draw = (name: string) => VNode | null;

function islandNamed(name: string): Element | null {
  return document.querySelector(`[data-island="${name}"]`);
}

/** Takes over what the worker drew; `draw` must draw the same. */
export function takeOver(names: readonly string[], draw: Draw): void {
  for (const name of names) {
    const island = islandNamed(name);
    if (island) hydrate(draw(name), island);
  }
}

export function redraw(names: readonly string[], draw: Draw): void {
  for (const name of names) {
    const island = islandNamed(name);
    if (island) render(draw(name), island);
  }
}
