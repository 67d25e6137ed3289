/** The bar under the board: the cell that is previewed is placed, or another one chosen. */
import type { VNode } from "preact";
import type { Props } from "./pen.ts";
import type { CornersPlayingWords } from "./playing/words.ts";

export function Bar(props: Props & { readonly said: CornersPlayingWords }): VNode | null {
  const { said, draft, playing, onMove, onDraft } = props;
  const ahead = playing?.ahead(props);
  if (!ahead || !draft) return null;
  return (
    <div class="bar">
      <button type="button" class="button primary" onClick={() => onMove(draft.text)}>
        {said.place(ahead.filled.length)}
      </button>
      <button type="button" class="button" onClick={() => onDraft(null)}>
        {said.drop}
      </button>
    </div>
  );
}
