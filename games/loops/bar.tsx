/** The bar under the board: what the half-made turn brings, and what else may be done. */
import type { VNode } from "preact";
import { Icon } from "../board.tsx";
import { undo } from "../icons.ts";
import { back, makingOf, sendable } from "./making.ts";
import type { LoopsPlayingWords } from "./playing/words.ts";
import { sumOf } from "./sheet.ts";
import type { Props } from "./table.ts";
import { canLay, mayExchange } from "./turns.ts";

export function Bar(props: Props & { readonly said: LoopsPlayingWords }): VNode | null {
  const { view, said, active, sent, draft, onDraft, onMove } = props;
  if (!active || sent !== null) return null;
  if (!canLay(view)) {
    return (
      <div class="bar">
        <p>{said.stuck}</p>
        {mayExchange(view) && (
          <button type="button" class="button primary" onClick={() => onMove("exchange")}>
            {said.exchange}
          </button>
        )}
        <button type="button" class="button" onClick={() => onMove("keep")}>
          {said.keep}
        </button>
      </div>
    );
  }
  if (draft === null) return null;
  const making = makingOf(view, draft.text);
  const { placed } = making.turn;
  // A draft may be no more than the reason why a tile came back.
  if (placed.length === 0 && making.chosen === null) return null;
  const text = back(making);
  return (
    <div class="bar">
      {placed.length > 0 && (
        <button type="button" class="button primary" onClick={() => onMove(sendable(making))}>
          {said.lay(sumOf(placed))}
        </button>
      )}
      <button
        type="button"
        class="button"
        onClick={() => onDraft(text === null ? null : { text, picking: true })}
      >
        <Icon d={undo} />
        {said.back}
      </button>
    </div>
  );
}
