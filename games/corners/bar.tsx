/** The bar under the board: the cell that is previewed is placed, or another one chosen. */
import type { VNode } from "preact";
import type { Props } from "./pen.ts";
import { aheadOf } from "./preview.ts";

export function Bar(props: Props): VNode | null {
  const { words, draft, onMove, onDraft } = props;
  const ahead = aheadOf(props);
  if (!ahead || !draft) return null;
  return (
    <div class="bar">
      <button type="button" class="button primary" onClick={() => onMove(draft.text)}>
        {words.place(ahead.filled.length)}
      </button>
      <button type="button" class="button" onClick={() => onDraft(null)}>
        {words.drop}
      </button>
    </div>
  );
}
