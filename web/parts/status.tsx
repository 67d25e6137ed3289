/** What happens now: one bold word or two, then a sentence. Said aloud when it changes. */
import type { ComponentChildren, VNode } from "preact";
import { Icon } from "../../games/board.tsx";
import { clock } from "../../games/icons.ts";

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

/** A deadline in words. `urgent`: under twelve hours, or a quarter of the pace. */
export function Due(props: {
  readonly urgent: boolean;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <span class={props.urgent ? "due urgent" : "due"}>
      <Icon d={clock} />
      {props.children}
    </span>
  );
}
