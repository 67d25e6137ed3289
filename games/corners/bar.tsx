/** The bar under the board: the cell that is previewed is placed, or another one chosen. */
import type { VNode } from "preact";
import { readCell } from "./cells.ts";
import type { Props } from "./pen.ts";
import { preview } from "./preview.ts";

export function Bar({ view, words, draft, active, sent, ...props }: Props): VNode | null {
  const outcome = active && sent === null && draft ? preview(view, readCell(draft.text)) : null;
  if (outcome === null || draft === null) return null;
  return (
    <div class="bar">
      <button type="button" class="button primary" onClick={() => props.onMove(draft.text)}>
        {words.place(outcome.filled.length)}
      </button>
      <button type="button" class="button" onClick={() => props.onDraft(null)}>
        {words.drop}
      </button>
    </div>
  );
}
