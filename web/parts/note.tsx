/** Something beside the game: an icon, one bold word, one sentence, at most one thing to do. */
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "../../games/board.tsx";

export type NoteKind = "plain" | "trouble" | "done";

export function Note(props: {
  readonly kind: NoteKind;
  /** A path of `icons.ts`. */
  readonly icon: string;
  readonly word?: string;
  readonly children: ComponentChildren;
  /** A button or a link under the sentence. */
  readonly action?: ComponentChildren;
}): VNode {
  return (
    <div class={`note ${props.kind}`} role={props.kind === "trouble" ? "alert" : undefined}>
      <Icon d={props.icon} />
      <p>
        {props.word && <b>{props.word} </b>}
        {props.children}
      </p>
      {props.action}
    </div>
  );
}
