/** What happens now: one bold word or two, then a sentence. Said aloud when it changes. */
import type { ComponentChildren, VNode } from "preact";

export function Status(props: {
  readonly word: string;
  readonly children?: ComponentChildren;
}): VNode {
  return (
    <p class="status" role="status">
      <b>{props.word}</b> {props.children}
    </p>
  );
}
