/** The bar under the board: what the half-made move still needs, said on its buttons. */
import type { VNode } from "preact";
import { pointsOf } from "./count.ts";
import { useSend, type Props } from "./pen.ts";
import { draw, farIn, picking, spare, spared, type Picking } from "./picking.ts";
import { closes } from "./targets.ts";

export function Bar(props: Props): VNode | null {
  const { view, words, draft, active, sent, onDraft } = props;
  const send = useSend(props);
  if (!active || sent !== null) return null;
  if (draft === null || farIn(draft) !== null) {
    if (props.more?.fits(view)) return <props.more.Bar {...props} />;
    if (view.phase !== "may") return null;
    return (
      <div class="bar">
        <p>{words.extra}</p>
        <button type="button" class="button" onClick={(event) => send("pass", event.timeStamp)}>
          {words.pass}
        </button>
      </div>
    );
  }
  const { text } = draft;
  const pick = draft.picking ? picking(view, text) : null;
  const gain = closes(view, pick?.line ?? text)
    .map((box) => pointsOf(view, String(box)))
    .reduce((sum, points) => sum + points, 0);
  return (
    <div class="bar">
      {pick && <p>{questionOf(props, pick)}</p>}
      {(pick === null || pick.done) && (
        <button
          type="button"
          class="button primary"
          onClick={({ timeStamp }) => {
            if (pick) send(text, timeStamp);
            else draw(props, text, (move) => send(move, timeStamp));
          }}
        >
          {words.draw(gain)}
        </button>
      )}
      {pick?.steps.some((step) => step.optional) && (
        <button
          type="button"
          class="button"
          onClick={({ timeStamp }) => {
            const rest = spare(view, text);
            // Only a target that was chosen by itself is still to be agreed to.
            if (rest.endsWith(spared) && picking(view, rest).done) send(rest, timeStamp);
            else onDraft({ text: rest, picking: true });
          }}
        >
          {words.spare}
        </button>
      )}
      <button type="button" class="button" onClick={() => onDraft(null)}>
        {words.drop}
      </button>
    </div>
  );
}

/** What is asked now, with the name of the other side. */
export function questionOf({ words, players, pen }: Props, { step }: Picking): string {
  const other = players[pen === 0 ? 1 : 0]?.name ?? "";
  if (step === null) return words.lines;
  return step.what === "bomb" ? words.bomb(other) : words.swap(other);
}
