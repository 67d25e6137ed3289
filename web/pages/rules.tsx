/** In the margin: a button that opens the form for other house rules. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../games/board.tsx";
import { next } from "../../games/icons.ts";
import type { MatchProps } from "./model.ts";

export function Rules(props: MatchProps): VNode | null {
  const { words, model, doings } = props;
  const [open, setOpen] = useState(false);
  if (model.newest.held.length === 0) return null;
  const Asking = model.house?.Asking;
  const press = async (): Promise<void> => setOpen(!open && (await doings.bring("house")));
  return (
    <section>
      <button id="house" type="button" class="button quiet" aria-expanded={open} onClick={press}>
        <span class="turn">
          <Icon d={next} />
        </span>
        {words.otherRules}
      </button>
      {open && Asking && <Asking {...props} close={() => setOpen(false)} />}
    </section>
  );
}
